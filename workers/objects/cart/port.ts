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
 * after a deployment either side may be older for minutes. `minted`: the key is not the client's. `mayMake` false refuses with NO_CART_YET
 * what would be the first change of a cart.
 */
export interface CartRpc {
  read(at: CartAddress): Answer<'read'>;
  apply(at: CartAddress, operation: CartOperation, key: string, minted?: boolean, mayMake?: boolean): Answer<'apply'>;
  saveCheckout(at: CartAddress, checkout: Partial<Checkout>, key?: string, minted?: boolean, mayMake?: boolean): Answer<'saveCheckout'>;
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

/** Refusal between a cart and its port, which no client sees: there is no such cart yet, and it may not be made without asking. */
export const NO_CART_YET = 'cart.none-yet';

/**
 * The cart of this token in this store view. A mutation without a key gets one, so that a lost connection can be tried again.
 * `beforeMade` runs before a change makes the cart, and throws where that is not allowed.
 */
export function cartPort(env: Env, store: StoreView, token: string, beforeMade: (() => Promise<void>) | null = null): SyncingCartPort {
  const at: CartAddress = { storeCode: store.storeCode, token };
  const call = <T>(work: (cart: CartRpc) => Promise<Result<T>>) => callObject(env.CART, objectName(at), work);
  const change = async <T>(work: (cart: CartRpc, mayMake: boolean) => Promise<Result<T>>): Promise<Result<T>> => {
    const changed = await call((cart) => work(cart, beforeMade === null));
    if (changed.ok || changed.problem.message !== NO_CART_YET) return changed;
    await beforeMade?.();
    return call((cart) => work(cart, true));
  };
  return {
    read: () => call((cart) => cart.read(at)),
    apply: (operation, clientKey) => {
      const { key, minted } = keyOf(clientKey);
      return change((cart, mayMake) => cart.apply(at, operation, key, minted, mayMake));
    },
    saveCheckout: (checkout, clientKey) => {
      const { key, minted } = keyOf(clientKey);
      return change((cart, mayMake) => cart.saveCheckout(at, checkout, key, minted, mayMake));
    },
    shippingMethods: (destination) => call((cart) => cart.shippingMethods(at, destination)),
    paymentMethods: () => call((cart) => cart.paymentMethods(at)),
    review: () => call((cart) => cart.review(at)),
    place: (request, key) => call((cart) => cart.place(at, request, key)),
    sync: () => call((cart) => cart.sync(at)),
  };
}
