/** How far an order is, as the colours of its steps are named (ACCT-042). */
export const STEP_CLASSES = [
  'step-0',
  'payment-preview',
  'payment-confirmed',
  'order-sent',
  'order-delivered',
] as const;
export type StepClass = (typeof STEP_CLASSES)[number];

/** Statuses of orders and payments that platforms name, by the key of what each is called. */
export const STATUS_LABELS = {
  pending: 'Order status pending',
  approved: 'Order status approved',
  partially_approved: 'Order status partially approved',
  authorized: 'Order status authorized',
  partially_authorized: 'Order status partially authorized',
  rejected: 'Order status rejected',
  partially_rejected: 'Order status partially rejected',
  denied: 'Order status denied',
  expired: 'Order status expired',
  processed_and_closed: 'Order status processed and closed',
  order_sent: 'Order status order sent',
  order_delivered: 'Order status order delivered',
  payment_confirmed: 'Order status payment confirmed',
  return_received: 'Order status return received',
  return_partially_received: 'Order status return partially received',
} as const;

type KnownStatus = keyof typeof STATUS_LABELS;

/** What other platforms call the same. */
const OTHERWISE: Readonly<Record<string, KnownStatus>> = {
  processed_closed: 'processed_and_closed',
  closed: 'processed_and_closed',
  approved_on_item: 'partially_approved',
  rejected_on_item: 'partially_rejected',
  received: 'return_received',
  received_on_item: 'return_partially_received',
};

/** A status as platforms write it ('Partially Approved'), as one of ours; null for one that nobody knows. */
export function toldStatus(status: string): KnownStatus | null {
  const code = status
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_');
  if (Object.hasOwn(STATUS_LABELS, code)) return code as KnownStatus;
  return OTHERWISE[code] ?? null;
}

const CLASS_OF: Readonly<Record<string, StepClass>> = {
  approved: 'payment-preview',
  partially_approved: 'payment-preview',
  authorized: 'payment-preview',
  partially_authorized: 'payment-preview',
  payment_confirmed: 'payment-confirmed',
  processing: 'payment-confirmed',
  order_sent: 'order-sent',
  sent: 'order-sent',
  complete: 'order-delivered',
  order_delivered: 'order-delivered',
  processed_and_closed: 'order-delivered',
  return_received: 'order-delivered',
  return_partially_received: 'order-delivered',
};

/** How far an order of this status is; what is over before it was sent stands at the beginning. */
export const stepClass = (status: string): StepClass => CLASS_OF[toldStatus(status) ?? status] ?? 'step-0';

/** Statuses after which nothing comes any more. */
const ENDED: readonly string[] = ['canceled', 'expired', 'rejected', 'denied'];

/** Whether an order of this status is over without having been handed over. */
export const isEnded = (status: string): boolean => ENDED.includes(toldStatus(status) ?? status);
