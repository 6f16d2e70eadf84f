import type { Cart, CartAnswer, CartOperation, Destination, PaymentMethod, ShippingMethod } from '../domain/cart/cart';
import type { Checkout, OrderRequest, PlaceOutcome } from '../domain/order/order';
import type { Result } from '../domain/result';

/** One shopper's cart and checkout; every call is bound to its token and store view. */
export interface CartPort {
  /** The cart's token: of the one that came after it, once a call found that an order was made of it. */
  token(): string;
  read(): Promise<Result<{ cart: Cart; checkout: Checkout }>>;
  apply(operation: CartOperation, key: string | null): Promise<Result<CartAnswer>>;
  /** Keeps what was filled in; with a client's key it is one operation however often it is sent. */
  saveCheckout(checkout: Partial<Checkout>, key: string | null): Promise<Result<{ cart: Cart; checkout: Checkout; replayed?: boolean }>>;
  shippingMethods(destination: Destination): Promise<Result<ShippingMethod[]>>;
  paymentMethods(): Promise<Result<PaymentMethod[]>>;
  /** What changed in price or stock since the lines were filled; empty when nothing did. */
  review(): Promise<Result<CartAnswer>>;
  place(request: OrderRequest, key: string | null): Promise<Result<PlaceOutcome>>;
}
