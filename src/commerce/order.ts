import type { PlaceOutcome } from '../domain/order/order';
import type { Result } from '../domain/result';

export interface OrdersPort {
  /** The order of this client id or number, for whoever holds the cart it was made from. */
  find(orderId: string, cartToken: string): Promise<Result<PlaceOutcome>>;
}
