import type { OutboxType } from '../contract/events';
import type { Centavos } from '../domain/money';
import type { EventSource, OrderEvent } from '../domain/order/events';
import type { Order } from '../domain/order/order';
import type { OrderStatus } from '../domain/order/status';
import type { OrderState } from '../domain/order/step';
import type { Result } from '../domain/result';

export interface DeskQuery {
  status: OrderStatus | null;
  /** Number, or e-mail as it was given. */
  search: string | null;
  toRefund: boolean;
  /** Only orders with a smaller number. */
  before: string | null;
}

export interface DeskList {
  orders: { order: Order; state: OrderState }[];
  /** What the next page is asked with, null behind the last one. */
  next: string | null;
  /** Orders of the store view by status, and those with money to be refunded. */
  counts: Record<OrderStatus | 'toRefund', number>;
}

/** An event of the outbox, or of an order. Times in epoch ms. */
export interface SentLetter {
  type: OutboxType;
  at: number;
  deliveredAt: number | null;
  /** Why it was given up; null for what was delivered or still will be. */
  failure: string | null;
}

export interface DeskOrder {
  order: Order;
  state: OrderState;
  events: { type: OrderEvent['type']; amount: Centavos | null; source: EventSource; note: string | null; at: number }[];
  told: SentLetter[];
  /** What is to be sent back: by hand, to cards, and what a gateway was asked for and has not answered. */
  refundable: { byHand: Centavos; toCards: Centavos; underWay: Centavos; takenBack: Centavos };
  /**
   * When what is held on a card lapses first, as its gateway says; null where nothing is held or it says nothing. Epoch
   * ms.
   */
  authorisedUntil: number | null;
}

/** An order that was sent to a retailer and of which nobody could find out. Times in epoch ms. */
export interface UnresolvedOrder {
  /** What the retailer may look for it by. */
  orderId: string;
  sentAt: number;
  givenUpAt: number;
}

export interface DeskOrders {
  list(query: DeskQuery): Promise<DeskList>;
  /** null when there is no order of this number. */
  find(number: string): Promise<DeskOrder | null>;
  /**
   * Lets something happen to an order, once under its key. What is held on a card is taken before it is sent. 404, 409
   * where it cannot happen, 503 while the gateway is silent.
   */
  record(number: string, event: OrderEvent, told: { key: string; note: string | null }): Promise<Result<OrderState>>;
  /**
   * Sends money back to the card it came from, once under its key. 404; 409 where that much did not come by one card;
   * 503 while the gateway is silent.
   */
  refundToCard(number: string, amount: Centavos, key: string): Promise<Result<OrderState>>;
  /** Orders a retailer said neither yes nor no of. */
  unresolved(): Promise<UnresolvedOrder[]>;
  /** An operator has seen to an order nobody knew of; false where none is open. */
  closeUnresolved(orderId: string): Promise<boolean>;
}

declare module './desk' {
  interface Desk {
    order: DeskOrders;
  }
}
