import type { OrdersPort } from '../../../src/commerce/order';
import { ok } from '../../../src/domain/result';
import type { StoreView } from '../../../src/domain/store-view';
import { findOrder } from '../../adapters/embedded/orders';
import { backendOf } from '../../backend-config';
import type { Env } from '../../env';
import { ownerOf } from '../../http/principal';
import { callObject } from '../shared/call-object';
import { objectName } from './address';
import type { CartRpc } from './port';

/** Orders for whoever holds the token of the cart they were made from: as the cart remembers them, or, once it is gone, as our engine keeps them. */
export function ordersPort(env: Env, store: StoreView): OrdersPort {
  return {
    async find(orderId, cartToken) {
      const at = { storeCode: store.storeCode, token: cartToken };
      const remembered = await callObject(env.CART, objectName(at), (cart: CartRpc) => cart.order(orderId));
      if (remembered.ok || remembered.problem.status !== 404 || backendOf(env, store.storeCode).backend !== 'embedded') return remembered;
      const order = await findOrder(env, store.storeCode, orderId, await ownerOf('cart', cartToken));
      return order ? ok({ state: 'placed', order }) : remembered;
    },
  };
}
