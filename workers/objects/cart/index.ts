import type { CartPort } from '../../../src/commerce/cart';
import type { CartAnswer } from '../../../src/domain/cart/cart';
import type { Result } from '../../../src/domain/result';
import type { StoreView } from '../../../src/domain/store-view';
import type { Env } from '../../env';
import { callObject } from './call-object';
import type { CartAddress } from './state';

export { isCartToken, newCartToken } from './token';

/** The port of one cart, and what only a return from an external checkout needs: comparing with the retailer's cart. */
export interface SyncingCartPort extends CartPort {
  sync(): Promise<Result<CartAnswer>>;
}

/** The cart of this token in this store view. A mutation without a key gets one, so that a lost connection can be tried again. */
export function cartPort(env: Env, store: StoreView, token: string): SyncingCartPort {
  const at: CartAddress = { storeCode: store.storeCode, token };
  return {
    read: () => callObject(env, at, (cart) => cart.read(at)),
    apply: (operation, key) => {
      const call = key ?? crypto.randomUUID();
      return callObject(env, at, (cart) => cart.apply(at, operation, call));
    },
    saveCheckout: (checkout) => callObject(env, at, (cart) => cart.saveCheckout(at, checkout)),
    shippingMethods: (destination) => callObject(env, at, (cart) => cart.shippingMethods(at, destination)),
    paymentMethods: () => callObject(env, at, (cart) => cart.paymentMethods(at)),
    review: () => callObject(env, at, (cart) => cart.review(at)),
    place: (request, key) => callObject(env, at, (cart) => cart.place(at, request, key)),
    sync: () => callObject(env, at, (cart) => cart.sync(at)),
    saveFlash: async (flash) => {
      await callObject(env, at, (cart) => cart.saveFlash(flash));
    },
    takeFlash: async () => {
      const taken = await callObject(env, at, (cart) => cart.takeFlash());
      return taken.ok ? taken.value : null;
    },
  };
}
