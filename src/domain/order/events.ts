import type { Centavos } from '../money';

/**
 * What can happen to the money of an order. authorised: held on a card; captured: taken from what is held; released: let go of it; received: came
 * by transfer, at a till, at the door, or by a card charged at once; reversed: taken back by a bank or a card's holder; refunded: sent back to the
 * shopper; credited: the order costs this much less, since something came back or was never sent.
 */
export const MONEY_EVENT_TYPES = ['authorised', 'captured', 'released', 'received', 'reversed', 'refunded', 'credited'] as const;

/** What the operator does, or time. accept: the operator will deliver and take the money at the door. */
export const ORDER_ACTIONS = ['accept', 'expire', 'cancel', 'send', 'deliver'] as const;

/** Everything that can happen to an order after it was placed. */
export const ORDER_EVENT_TYPES = [...MONEY_EVENT_TYPES, ...ORDER_ACTIONS] as const;

/** Amounts are above zero. */
export interface MoneyEvent {
  type: (typeof MONEY_EVENT_TYPES)[number];
  amount: Centavos;
}

export interface OrderAction {
  type: (typeof ORDER_ACTIONS)[number];
}

export type OrderEvent = MoneyEvent | OrderAction;

/** Who tells of what happens to an order: the operator, time, whoever collects transfers and payments at tills, the gateway of cards. */
export const EVENT_SOURCES = ['operator', 'time', 'collector', 'gateway'] as const;

export type EventSource = (typeof EVENT_SOURCES)[number];
