import { isHandedOver } from '../catalogue/availability';
import { staying } from '../order/items';
import type { OrderLine } from '../order/order';
import type { OrderStatus } from '../order/status';
import type { ReturnClock } from './clock';
import { RETURNS_REFUSED } from './refusals';
import type { Named } from './return';

/** What of a line may still go back. */
export interface ReturnableLine {
  lineNo: number;
  sku: string;
  name: string;
  image: string | null;
  /** Units that may go back now. */
  left: number;
  /** Why none may: a key of the dictionary; null where some may. */
  problem: string | null;
}

/** What a return of an order is asked by. */
export interface ReturnForm {
  order: string;
  lines: ReturnableLine[];
  reasons: Named[];
  conditions: Named[];
  /** null where delivery is not known yet, or a retailer does not say. */
  clock: ReturnClock | null;
  /** Whether more is asked than which units and why: pictures, and how they go back. */
  hasWays: boolean;
  /** Why nothing may go back at all: a key of the dictionary; null where something may. */
  problem: string | null;
}

/** Types of products that are money: of a gift card there is nothing to take back. */
const GIFT_TYPES = ['giftcard', 'gift_card', 'amgiftcard'];

function problemOf({ productType }: Pick<OrderLine, 'productType'>, left: number): string | null {
  if (GIFT_TYPES.includes(productType)) return RETURNS_REFUSED.giftCard;
  if (!isHandedOver(productType)) return RETURNS_REFUSED.service;
  return left > 0 ? null : RETURNS_REFUSED.allTaken;
}

/**
 * What of an order's lines may go back: those that were canceled or came back are gone already. `taken` are units by
 * line that are on their way back, or were refused when they arrived.
 */
export const returnableLines = (lines: readonly OrderLine[], taken: ReadonlyMap<number, number>): ReturnableLine[] =>
  lines.map((line) => {
    const left = Math.max(0, staying(line) - (taken.get(line.lineNo) ?? 0));
    const problem = problemOf(line, left);
    const { lineNo, sku, name, image } = line;
    return { lineNo, sku, name, image, left: problem === null ? left : 0, problem };
  });

/** Why nothing of an order in this status, at this moment, may go back; null where something may. */
export function orderProblem(
  { status, isPickup }: { status: OrderStatus; isPickup: boolean },
  clock: ReturnClock | null,
  now: number,
): string | null {
  if (status === 'pending' || status === 'processing') return RETURNS_REFUSED.notSent;
  if (status === 'sent' && isPickup) return RETURNS_REFUSED.notPickedUp;
  if (status === 'canceled' || status === 'expired') return RETURNS_REFUSED.ended;
  return clock !== null && now > clock.fault ? RETURNS_REFUSED.tooLate : null;
}

/** Why this reason is none at this moment; null where it is one. */
export const reasonProblem = (reason: string, clock: ReturnClock | null, now: number): string | null =>
  reason === 'changed-mind' && clock !== null && now > clock.revocation ? RETURNS_REFUSED.revocationOver : null;
