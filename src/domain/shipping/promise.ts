import { type DeliveryCalendar, type DeliveryDays, type DeliveryWindow, deliveryWindow } from './delivery-window';

/**
 * What a shopper is promised: between which days it arrives, if it is paid or ordered before its cut. Of what is picked
 * up `from` and `to` are the moment at which its branch has it ready.
 */
export interface DeliveryPromise extends DeliveryWindow {
  /** Only the last day is known: there is nothing but special items. */
  isByLast?: true;
}

/**
 * Why an operator tells another day: the carrier is late; something of it is not there yet; weather or a blocked road;
 * who ordered it asked for it; the shop takes longer.
 */
export const MOVE_REASONS = ['carrier', 'goods', 'road', 'asked', 'shop'] as const;
export type MoveReason = (typeof MOVE_REASONS)[number];

/**
 * Events that change what an order is promised. paid-late: its money came past the cut; address: it goes to a place
 * that takes other days; the others by an operator.
 */
export const STORED_CHANGES = ['paid-late', 'address', ...MOVE_REASONS] as const;

/** Why it is promised something else than when it was placed. unpaid: said while it waits for its money past the cut. */
export type PromiseChange = (typeof STORED_CHANGES)[number] | 'unpaid';

/** Whether an operator told it. */
export const isMoved = (why: PromiseChange): why is MoveReason => MOVE_REASONS.some((one) => one === why);

/** What an order is promised. Stored with it, and changed by an event alone. */
export interface OrderPromise extends DeliveryPromise {
  /** Why it is no longer what it was when the order was placed, and what that was. */
  change?: { why: PromiseChange; was: DeliveryPromise };
}

/** What is promised to whoever pays, or orders what is paid at the door, at this moment (epoch ms). */
export const promiseAt = (days: DeliveryDays, at: number, calendar: DeliveryCalendar): DeliveryPromise => ({
  ...deliveryWindow(days, at, calendar),
  ...(days.isAllSpecial ? { isByLast: true } : {}),
});
