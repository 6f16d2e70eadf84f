import type { Cart, CartAnswer, CartOperation, Destination, Notice, PaymentMethod, ShippingMethod } from '../domain/cart/cart';
import type { Checkout, OrderRequest, PlaceOutcome } from '../domain/order/order';
import type { FieldProblem, Result } from '../domain/result';

/** What a form without script left for the next page: shown once, kept at most ten minutes, no longer than one page. */
export interface Flash {
  notices: Notice[];
  /** Name of the form the values and errors belong to, null when there are only notices. */
  form: string | null;
  values: Record<string, string>;
  errors: FieldProblem[];
}

/** One shopper's cart and checkout; every call is bound to its token and store view. */
export interface CartPort {
  read(): Promise<Result<{ cart: Cart; checkout: Checkout }>>;
  apply(operation: CartOperation, key: string | null): Promise<Result<CartAnswer>>;
  /** Keeps what was filled in; with a client's key it is one operation however often it is sent. */
  saveCheckout(checkout: Partial<Checkout>, key: string | null): Promise<Result<{ cart: Cart; checkout: Checkout; replayed?: boolean }>>;
  shippingMethods(destination: Destination): Promise<Result<ShippingMethod[]>>;
  paymentMethods(): Promise<Result<PaymentMethod[]>>;
  /** What changed in price or stock since the lines were filled; empty when nothing did. */
  review(): Promise<Result<CartAnswer>>;
  place(request: OrderRequest, key: string | null): Promise<Result<PlaceOutcome>>;
  /** Keeps a flash for the next page, replacing an earlier one. */
  saveFlash(flash: Flash): Promise<void>;
  /** The flash of the last form, removed by this call; null when there is none or it is too old. */
  takeFlash(): Promise<Flash | null>;
}
