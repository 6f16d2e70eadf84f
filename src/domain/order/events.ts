import type { Centavos } from '../money';
import type { DeliveryDays } from '../shipping/delivery-window';
import type { MoveReason } from '../shipping/promise';
import type { Sending } from './dispatch';
import type { ItemUnits } from './items';
import type { Address, OrderPaymentMethod } from './order';

/**
 * What can happen to the money of an order. authorised: held on a card; captured: taken from what is held; released:
 * let go of it; received: came by transfer, at a till, at the door, or by a card charged at once; reversed: taken back
 * by a bank or a card's holder; refunded: sent back to the shopper; bounced: what was sent back did not arrive, and is
 * with the shop again; take-back-received: the operator had noted money that never came; adjusted: the order costs this
 * much less, since something came back or was never sent.
 */
export const MONEY_EVENT_TYPES = [
  'authorised',
  'captured',
  'released',
  'received',
  'reversed',
  'refunded',
  'bounced',
  'take-back-received',
  'adjusted',
] as const;

/**
 * What the operator does, the shopper, or time. accept: the operator will deliver and take the money at the door;
 * correct-guide: it went with another carrier, or under another number, than was said; correct-address: it goes to
 * another address, or somebody else takes it; move-day: it arrives on another day than was promised; tell-again: who is to
 * pick it up is told once more, and it is kept anew; take-back-*: what the operator said had happened has not; pay-otherwise:
 * the shopper, who had chosen the card, pays by transfer or at a till; cancel-items: some of it is not
 * sent; return-items: some of it came back; pay-in-months: still by card, in another number of
 * payments, since those they had chosen were not granted.
 */
export const ORDER_ACTIONS = [
  'accept',
  'take-back-accept',
  'expire',
  'cancel',
  'cancel-items',
  'return-items',
  'correct-address',
  'move-day',
  'send',
  'correct-guide',
  'tell-again',
  'take-back-send',
  'deliver',
  'take-back-deliver',
  'pay-otherwise',
  'pay-in-months',
] as const;

/** Everything that can happen to an order after it was placed. */
export const ORDER_EVENT_TYPES = [...MONEY_EVENT_TYPES, ...ORDER_ACTIONS, 'note'] as const;

/** Amounts are above zero. */
export interface MoneyEvent {
  type: (typeof MONEY_EVENT_TYPES)[number];
  amount: Centavos;
}

export interface OrderAction {
  type: Exclude<
    (typeof ORDER_ACTIONS)[number],
    PayOtherwise['type'] | Sending['type'] | CorrectedAddress['type'] | ItemsEvent['type'] | MovedDay['type']
  >;
}

/** Units that do not stay, and what the order costs less without them (src/domain/order/items.ts). */
export interface ItemsEvent {
  type: 'cancel-items' | 'return-items';
  items: readonly ItemUnits[];
  amount: Centavos;
}

/** `address` takes the place of the one it had. `days`: how long it takes there, where that is otherwise. */
export interface CorrectedAddress {
  type: 'correct-address';
  address: Address;
  days?: DeliveryDays;
}

/**
 * Another day in the place of the one that was promised: `to` is its midnight in Mexico City, or the moment at which the
 * branch has it ready (epoch ms).
 */
export interface MovedDay {
  type: 'move-day';
  to: number;
  reason: MoveReason;
}

/** The operator wrote something down about it: nothing moves. */
export interface OrderNote {
  type: 'note';
}

/** `method` takes the place of the one the order had. */
export interface PayOtherwise {
  type: 'pay-otherwise' | 'pay-in-months';
  method: OrderPaymentMethod;
}

export type OrderEvent =
  | MoneyEvent
  | OrderAction
  | ItemsEvent
  | Sending
  | CorrectedAddress
  | MovedDay
  | OrderNote
  | PayOtherwise;

/**
 * Who tells of what happens to an order: the operator, time, whoever collects transfers and payments at tills, the
 * gateway of cards, the shopper.
 */
export const EVENT_SOURCES = ['operator', 'time', 'collector', 'gateway', 'shopper'] as const;

export type EventSource = (typeof EVENT_SOURCES)[number];

/** What whoever tells of an event writes down beside it. */
export interface SaidOfEvent {
  /** A note, or the reference by which a bank finds money again. */
  note: string | null;
  /** First moment of the day on which money was sent by hand, epoch ms; null where it was not said. */
  sentOn: number | null;
}
