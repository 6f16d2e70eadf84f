import { MESSAGES } from '../../../src/contract/messages';
import { orderBody } from '../../../src/domain/order/order-body';
import { refuse } from '../../../src/domain/result';
import { orderRequest } from '../../../tests/cart/requests';
import { embeddedHistory } from '../../adapters/embedded/history';
import { newToken } from '../../http/token';
import { env, newCustomer, program, tokenOf } from './customer-cart.fixture';

/** A customer with one order. */
export async function buyer(sku = 'FALLA') {
  const { email, id } = await newCustomer();
  const token = await tokenOf(email);
  const { result: cartId } = await program('POST', `/api/cart/create?token=${token}`);
  await program('POST', `/api/cart/update?token=${token}&cartId=${cartId}`, { cartItem: { sku, qty: 2 } });
  const body = {
    ...orderBody({
      request: orderRequest(newToken()),
      lines: [],
      cartId: String(cartId),
      storeCode: 'viu',
      userId: null,
      now: Date.now(),
    }),
    products: [{ sku, qty: 2 }],
  };
  const first = await program('POST', `/api/order?token=${token}`, body);
  const placed = first.status === 409 ? await program('POST', `/api/order?token=${token}`, body) : first;
  const { orderNumber } = placed.result as { orderNumber: string };
  return { email, id, token, number: orderNumber };
}

/** The orders of a customer as a port lists them. */
export function ownOrders(id: unknown) {
  const none = async () => refuse(401, MESSAGES.notFound);
  const remote = { tokens: none, refresh: none, end: none };
  return embeddedHistory(env, Date.now()).ofCustomer({ customerId: String(id), sessionId: '', remote });
}
