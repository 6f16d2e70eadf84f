import type { CartPort } from '../../../src/commerce/cart';
import type { CartAnswer } from '../../../src/domain/cart/cart';
import type { Result } from '../../../src/domain/result';
import type { StoreView } from '../../../src/domain/store-view';
import type { Env } from '../../env';
import { callObject, keyOf } from '../shared/call-object';
import type { CartRpc } from './rpc';
import { type CartAddress, objectName } from './state';

export { isToken as isCartToken, newToken as newCartToken } from '../../http/token';

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
    saveFlash: async (flash) => {
      await call((cart) => cart.saveFlash(flash));
    },
    takeFlash: async () => {
      const taken = await call((cart) => cart.takeFlash());
      return taken.ok ? taken.value : null;
    },
  };
}
