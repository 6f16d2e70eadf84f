import type { FoundOrder, OrdersPort } from '../../../src/commerce/order';
import { answeredUntil } from '../../../src/domain/order/answered-until';
import type { PlaceOutcome } from '../../../src/domain/order/order';
import { pastOrder } from '../../../src/domain/order/past-order';
import { ok, type Result } from '../../../src/domain/result';
import type { StoreView } from '../../../src/domain/store-view';
import { findOrder } from '../../adapters/embedded/orders/place-order';
import type { Env } from '../../env';
import { backendOf } from '../../settings/backends';
import { unpaidOrdersOf } from '../../settings/unpaid-orders';
import { callObject } from '../shared/call-object';
import { type CartCustomer, objectName } from './address';
import { orderOwner } from './owner';
import type { CartRpc } from './port';
import { predecessorIn } from './succession';

/**
 * Orders for whoever holds the token of the cart they were made from, or of one that came after it: as the cart
 * remembers them, or, once it is gone, as our engine keeps them. Orders of a customer's cart are for that customer
 * alone. `now` is epoch ms.
 */
export function ordersPort(env: Env, store: StoreView, now: number, customer: CartCustomer | null = null): OrdersPort {
  const { storeCode } = store;
  const who = customer ? { customer } : {};
  const ask = (orderId: string, token: string) =>
    callObject(env.CART, objectName({ storeCode, token }), (cart: CartRpc) => cart.order(orderId, who));
  // A token is no sign-in, so the address is not told for good.
  const asTold = (outcome: PlaceOutcome): FoundOrder =>
    outcome.state === 'placed' && now >= answeredUntil(outcome.order, unpaidOrdersOf(env, storeCode).holdMs)
      ? { state: 'past', order: pastOrder(outcome.order) }
      : outcome;
  async function remembered(orderId: string, token: string): Promise<{ token: string; answer: Result<PlaceOutcome> }> {
    const answer = await ask(orderId, token);
    const before = predecessorIn(answer);
    return before === null ? { token, answer } : { token: before, answer: await ask(orderId, before) };
  }
  return {
    async find(orderId, cartToken) {
      const { token, answer } = await remembered(orderId, cartToken);
      if (answer.ok) return ok(asTold(answer.value));
      if (answer.problem.status !== 404 || backendOf(env, storeCode).backend !== 'embedded') return answer;
      const kept = async (of: CartCustomer | null) => findOrder(env, storeCode, orderId, await orderOwner(token, of));
      const order = (customer && (await kept(customer))) ?? (await kept(null));
      return order ? ok(asTold({ state: 'placed', order })) : answer;
    },
  };
}
