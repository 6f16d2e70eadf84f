import type { ORDER_ACTIONS } from './events';
import type { StatusNews } from './news';
import type { OrderStatus } from './status';

/**
 * What moves an order on. 'secured' and 'unsecured' follow from its money, the others are done by the operator, the
 * shopper or time.
 */
export type Trigger = 'secured' | 'unsecured' | (typeof ORDER_ACTIONS)[number];

export interface Transition {
  from: OrderStatus;
  on: Trigger;
  to: OrderStatus;
  /**
   * 'released': the units go back on the shelf; 'part': those that were taken off; 'comes-back': its carrier has them,
   * and they go back once they are here. What lies at its branch is here.
   */
  stock: 'held' | 'released' | 'part' | 'comes-back';
  /** 'released': the coupon may be used again. */
  coupon: 'used' | 'released';
  /**
   * The time in which it has to be paid: it begins anew, is as long from now as the new form of payment has and never
   * shorter, goes on as it was, or counts no more.
   */
  window: 'begins' | 'lengthens' | 'goes-on' | 'ends';
  news: StatusNews | null;
  /** 'unpaid': only while nothing but the operator's word makes it safe to send. */
  only?: 'unpaid';
}

const goesOff = { stock: 'released', coupon: 'released', window: 'ends' } as const;
const goesOn = { stock: 'held', coupon: 'used', window: 'ends' } as const;

/** Every way an order may go. What is not here cannot happen. */
export const TRANSITIONS: readonly Transition[] = [
  { from: 'pending', on: 'secured', to: 'processing', ...goesOn, news: 'paid' },
  { from: 'pending', on: 'accept', to: 'processing', ...goesOn, news: null },
  { from: 'pending', on: 'correct-address', to: 'pending', ...goesOn, window: 'goes-on', news: 'address' },
  { from: 'pending', on: 'pay-otherwise', to: 'pending', ...goesOn, window: 'lengthens', news: 'pay-otherwise' },
  { from: 'pending', on: 'pay-in-months', to: 'pending', ...goesOn, window: 'lengthens', news: null },
  { from: 'pending', on: 'expire', to: 'expired', ...goesOff, news: 'expired' },
  { from: 'pending', on: 'cancel', to: 'canceled', ...goesOff, news: 'canceled' },
  { from: 'pending', on: 'cancel-items', to: 'pending', ...goesOn, stock: 'part', window: 'goes-on', news: 'items' },
  { from: 'processing', on: 'unsecured', to: 'pending', ...goesOn, window: 'begins', news: 'unpaid-again' },
  {
    from: 'processing',
    on: 'take-back-accept',
    to: 'pending',
    ...goesOn,
    window: 'begins',
    news: null,
    only: 'unpaid',
  },
  { from: 'processing', on: 'correct-address', to: 'processing', ...goesOn, news: 'address' },
  { from: 'processing', on: 'move-day', to: 'processing', ...goesOn, news: 'day' },
  { from: 'processing', on: 'send', to: 'sent', ...goesOn, news: 'sent' },
  { from: 'processing', on: 'cancel', to: 'canceled', ...goesOff, news: 'canceled' },
  { from: 'processing', on: 'cancel-items', to: 'processing', ...goesOn, stock: 'part', news: 'items' },
  { from: 'sent', on: 'correct-guide', to: 'sent', ...goesOn, news: 'guide' },
  { from: 'sent', on: 'move-day', to: 'sent', ...goesOn, news: 'day' },
  // It lies ready, and nobody came.
  { from: 'sent', on: 'tell-again', to: 'sent', ...goesOn, news: 'sent' },
  // It never left: nobody but whoever packs knows that the carrier has not taken it.
  { from: 'sent', on: 'take-back-send', to: 'processing', ...goesOn, news: 'not-sent' },
  { from: 'sent', on: 'cancel', to: 'canceled', ...goesOff, stock: 'comes-back', news: 'canceled' },
  { from: 'sent', on: 'deliver', to: 'complete', ...goesOn, news: 'delivered' },
  // Whether a unit that came back is sold again is said by whoever receives it.
  { from: 'sent', on: 'return-items', to: 'sent', ...goesOn, news: null },
  { from: 'complete', on: 'return-items', to: 'complete', ...goesOn, news: null },
  { from: 'complete', on: 'take-back-deliver', to: 'sent', ...goesOn, news: 'not-delivered' },
];

export const transitionOf = (from: OrderStatus, on: Trigger): Transition | null =>
  TRANSITIONS.find((transition) => transition.from === from && transition.on === on) ?? null;
