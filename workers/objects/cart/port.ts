import type { CartPort } from '../../../src/commerce/cart';
import type { CartAnswer, CartOperation, Destination } from '../../../src/domain/cart/cart';
import type { Checkout, OrderRequest, PlaceOutcome } from '../../../src/domain/order/order';
import type { Result } from '../../../src/domain/result';
import type { StoreView } from '../../../src/domain/store-view';
import type { Env } from '../../env';
import { callObject, keyOf } from '../shared/call-object';
import { type CartAddress, objectName } from './address';

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
  /** An order made of this cart, by the client's id or its number; 'unknown' while its outcome is being checked. */
  order(orderId: string): Promise<Result<PlaceOutcome>>;
}

/** The port of one cart, and what only a return from an external checkout needs: comparing with the retailer's cart. */
export interface SyncingCartPort extends CartPort {
  sync(): Promise<Result<CartAnswer>>;
}

/** The cart of this token in this store view. A mutation without a key gets one, so that a lost connection can be tried again. */
export function cartPort(env: Env, store: StoreView, token: string): SyncingCartPort {
  const at: CartAddress = { storeCode: store.storeCode, token };
  const call = <T>(work: (cart: CartRpc) => Promise<Result<T>>) => callObject(env.CART, objectName(at), work);
  return {
    read: () => call((cart) => cart.read(at)),
    apply: (operation, clientKey) => {
      const { key, minted } = keyOf(clientKey);
      return call((cart) => cart.apply(at, operation, key, minted));
    },
    saveCheckout: (checkout, clientKey) => {
      const { key, minted } = keyOf(clientKey);
      return call((cart) => cart.saveCheckout(at, checkout, key, minted));
    },
    shippingMethods: (destination) => call((cart) => cart.shippingMethods(at, destination)),
    paymentMethods: () => call((cart) => cart.paymentMethods(at)),
    review: () => call((cart) => cart.review(at)),
    place: (request, key) => call((cart) => cart.place(at, request, key)),
    sync: () => call((cart) => cart.sync(at)),
  };
}
