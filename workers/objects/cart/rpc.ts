import type { CartPort, Flash } from '../../../src/commerce/cart';
import type { CartAnswer, CartOperation, Destination } from '../../../src/domain/cart/cart';
import type { Checkout, OrderRequest, PlaceOutcome } from '../../../src/domain/order/order';
import type { Result } from '../../../src/domain/result';
import type { CartAddress } from './state';

type Answer<Method extends keyof CartPort> = ReturnType<CartPort[Method]>;

/**
 * What a cart object answers over RPC: results, never exceptions, for anything a shopper can cause. Calls change by addition only, because
 * after a deployment either side may be older for minutes. `minted`: the key is not the client's.
 */
export interface CartRpc {
  read(at: CartAddress): Answer<'read'>;
  apply(at: CartAddress, operation: CartOperation, key: string, minted?: boolean): Answer<'apply'>;
  saveCheckout(at: CartAddress, checkout: Partial<Checkout>, key?: string, minted?: boolean): Answer<'saveCheckout'>;
  shippingMethods(at: CartAddress, destination: Destination): Answer<'shippingMethods'>;
  paymentMethods(at: CartAddress): Answer<'paymentMethods'>;
  review(at: CartAddress): Answer<'review'>;
  place(at: CartAddress, request: OrderRequest, key: string | null): Answer<'place'>;
  sync(at: CartAddress): Promise<Result<CartAnswer>>;
  saveFlash(flash: Flash): Promise<Result<null>>;
  takeFlash(): Promise<Result<Flash | null>>;
  /** An order made of this cart, by the client's id or its number; 'unknown' while its outcome is being checked. */
  order(orderId: string): Promise<Result<PlaceOutcome>>;
}
