import type { Order } from '../domain/order/order';
import type { Result } from '../domain/result';
import type { FoundOrder } from './order';

/** What somebody knows of an order they made without an account. */
export interface OrderWish {
  /** As people write it: its zeros may be missing. */
  number: string;
  email: string;
}

/** Orders for whoever knows their number and the e-mail that was given with them. */
export interface GuestOrdersPort {
  /**
   * 404 unless there is an order of this number with this e-mail; which of the two is wrong is told by no answer and no
   * time.
   */
  find(wish: OrderWish): Promise<Result<FoundOrder>>;
  /**
   * Sees to it that a link to the order is sent, if there is one of this number with this e-mail; the answer and the
   * work are the same when there is none. 503 'linkNotSent' where none can be sent.
   */
  askLink(wish: OrderWish): Promise<Result<null>>;
  /** Uses such a link up, and answers its order. 400 'linkExpired' for one that is no longer good. */
  spendLink(token: string): Promise<Result<FoundOrder>>;
  /** The order of the button of a letter, which may be followed again. 400 'linkExpired' for one that is no longer good. */
  ofLetter(token: string): Promise<Result<FoundOrder>>;
  /** Makes a token that shows this one order for an hour. */
  open(order: Pick<Order, 'number'>): Promise<string>;
  /** The order of this client id or number, if this token shows it and its time is not over; else null. */
  shown(token: string, orderId: string): Promise<FoundOrder | null>;
}

declare module './commerce' {
  interface Commerce {
    /** null: orders are a retailer's, and nobody here knows whose they are. */
    guestOrders: GuestOrdersPort | null;
  }
}
