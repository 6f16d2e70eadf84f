import type { PlaceOutcome } from '../domain/order/order';
import type { PastOrder } from '../domain/order/past-order';
import type { Result } from '../domain/result';

/** An order as it is answered to whoever shows a token: whole for a while, then its number and state. */
export type FoundOrder = PlaceOutcome | { state: 'past'; order: PastOrder };

export interface OrdersPort {
  /**
   * The order of this client id or number, for whoever holds the cart it was made from or the one that came after it.
   */
  find(orderId: string, cartToken: string): Promise<Result<FoundOrder>>;
}

/** Letters of our own orders. Whoever calls has shown that the order is theirs. */
export interface OrderLettersPort {
  /**
   * Sends the last letter of an order again, as it is true now, to the e-mail the order has; once under its key. 404
   * without such an order, 503 where nobody is written to.
   */
  sendAgain(number: string, key: string): Promise<Result<null>>;
}

declare module './commerce' {
  interface Commerce {
    orders: OrdersPort;
    /** null: orders are a retailer's, and so are the letters about them. */
    orderLetters: OrderLettersPort | null;
  }
}
