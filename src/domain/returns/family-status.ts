import type { ReturnStatus } from './return';

/** Statuses of returns in the words of the shop family. */
const FAMILY: Readonly<Record<ReturnStatus, string>> = {
  requested: 'pending',
  authorised: 'authorized',
  'on-way': 'on_the_way',
  'partly-received': 'received_on_item',
  received: 'received',
  refused: 'denied',
  refunded: 'processed_closed',
  withdrawn: 'closed',
};

/** What platforms call the same. */
const OTHERWISE: Readonly<Record<string, ReturnStatus>> = {
  partially_authorized: 'authorised',
  authorized_on_item: 'authorised',
  return_partially_received: 'partly-received',
  return_received: 'received',
  approved: 'received',
  approved_on_item: 'received',
  partially_approved: 'received',
  rejected: 'refused',
  rejected_on_item: 'refused',
  processed_and_closed: 'refunded',
};

export const familyStatus = (status: ReturnStatus): string => FAMILY[status];

/** A status as platforms write it ('Return Partially Received'); one that nobody knows waits to be looked at. */
export function statusOfFamily(status: string): ReturnStatus {
  const code = status
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_');
  const known = Object.entries(FAMILY).find(([, word]) => word === code)?.[0] as ReturnStatus | undefined;
  return known ?? OTHERWISE[code] ?? 'requested';
}
