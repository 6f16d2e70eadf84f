import type {
  Cart,
  CartAnswer,
  CartOperation,
  Destination,
  Notice,
  PaymentMethod,
  ShippingMethod,
} from '../domain/cart/cart';
import type { Checkout, OrderRequest, PlaceOutcome } from '../domain/order/order';
import type { Result } from '../domain/result';

/**
 * What became of a visitor's cart at sign-in. 'taken': it is in the customer's, `token`, and `notices` tell what was
 * not taken. 'waits': an order of it is being checked, or the customer's cart cannot be reached; it stays until then.
 * 'nothing': there was none to take.
 */
export type TakenOver =
  | { state: 'taken'; token: string; notices: Notice[] }
  | { state: 'waits' }
  | { state: 'nothing' };

/** One shopper's cart and checkout; every call is bound to its token and store view. */
export interface CartPort {
  /** The cart's token: of the one that came after it, once a call found that an order was made of it. */
  token(): string;
  read(): Promise<Result<{ cart: Cart; checkout: Checkout }>>;
  apply(operation: CartOperation, key: string | null): Promise<Result<CartAnswer>>;
  /** Keeps what was filled in; with a client's key it is one operation however often it is sent. */
  saveCheckout(
    checkout: Partial<Checkout>,
    key: string | null,
  ): Promise<Result<{ cart: Cart; checkout: Checkout; replayed?: boolean }>>;
  /**
   * Ways to deliver it to a place; with a sku as it would be with one of that product at least. 404 where that cannot
   * be put into it as it is, and where only a retailer knows what comes of it.
   */
  shippingMethods(destination: Destination, sku?: string): Promise<Result<ShippingMethod[]>>;
  paymentMethods(): Promise<Result<PaymentMethod[]>>;
  /** What changed in price or stock since the lines were filled; empty when nothing did. */
  review(): Promise<Result<CartAnswer>>;
  /** Places an order of it; `left` is the cart that goes on after it, where it is known. */
  place(request: OrderRequest, key: string | null): Promise<Result<PlaceOutcome & { left?: Cart }>>;
  /** Puts a visitor's cart into the customer's under `own`, once; for a customer alone. */
  mergeInto(own: string): Promise<Result<TakenOver>>;
  /** Compares the cart with whoever else keeps it, now, and takes in what is there. */
  sync(): Promise<Result<CartAnswer>>;
  /**
   * Brings a customer's cart in step with the one a retailer keeps for them, as at every sign-in; null where there is
   * none, here or there.
   */
  authorise(): Promise<Result<CartAnswer | null>>;
}

declare module './commerce' {
  interface Commerce {
    /**
     * The cart of this token. Reading one that does not exist answers an empty cart of version 0, changing it is refused
     * with 404 'freshCart'.
     */
    cart(token: string): CartPort;
    /** A cart under a token of its own, which exists from its first change on. */
    newCart(): Promise<CartPort>;
  }
}
