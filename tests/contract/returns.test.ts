import { beforeAll, expect, test, vi } from 'vitest';
import { routeRequest } from '../../workers/http/routed-request';
import { newToken } from '../../workers/http/token';
import { sharedRequest, unboundRequest } from '../../workers/make-request';
import { customerOf } from '../../workers/objects/cart/address';
import { cartPort } from '../../workers/objects/cart/port';
import { add, placed, value } from '../cart/port';
import { deliveryBy, orderRequest } from '../cart/requests';
import { get, post } from './client';
import { customer, userCart } from './customer';
import { FACES, type Face, face, tell } from './faces';
import { serveFixture, store } from './fixture';

beforeAll(serveFixture);

/** A customer with an order of two that was just placed. */
async function buyer(at: Face) {
  const { token } = await customer(at);
  const raw = new Request(`https://viu.example/api/user/me?token=${token}`);
  const routed = routeRequest(raw, at.env);
  const request = await sharedRequest(raw, at.env, routed, 'peticion', () => undefined);
  const { session } = await unboundRequest(raw, at.env, routed, request);
  if (!session) throw new Error('nobody is signed in');
  const cart = cartPort(at.env, store, await userCart(at, token), true, customerOf(session));
  value(await cart.apply(add('BANCO-ALTO', 2), null));
  value(await cart.apply(deliveryBy(at.name === 'family' ? 'bestway' : 'homeDelivery'), null));
  const { shippingMethod } = value(await cart.read()).cart;
  const { number } = placed(await cart.place(orderRequest(newToken(), { shippingMethod }), null));
  return { at, token, number };
}

const ask = ({ at, token, number }: Awaited<ReturnType<typeof buyer>>, call: string) =>
  get(at, `rma/${call}`, { token, query: { orderId: number } });

test('API-095 API-099 API-100 API-101 a return at a retailer is asked for in its words, once, and told to its owner alone', async () => {
  const ana = await buyer(face('family'));
  const { at, token, number } = ana;
  const attributes = (await get(at, 'rma/attributes')).result as { options: { value: string; label: string }[] }[];
  expect(attributes[0]?.options).toContainEqual({ value: '12', label: 'Llegó roto' });
  const form = (await ask(ana, 'create-form')).result as { items: { order_item_id: number; qty_available: number }[] };
  expect(form.items).toMatchObject([{ qty_available: 2 }]);
  const item = { order_item_id: form.items[0]?.order_item_id, qty: 2, reason: '12', condition: '21' };
  const create = (items: object[], more: object = {}) =>
    post(at, 'rma/create', { token, body: { order_id: number, items, ...more } });
  expect(await create([item], { refund_to: 'wallet' })).toMatchObject({ status: 409 });
  expect(await create([{ ...item, qty: 3 }])).toMatchObject({ status: 409, result: 'The products were not returned' });
  expect(await create([item])).toMatchObject({
    status: 200,
    result: { order_increment_id: number, status: 'pending' },
  });
  expect((await create([item])).status).toBe(409);
  expect((await ask(ana, 'returns')).result).toMatchObject([{ items: [{ qty_requested: 2, reason: '12' }] }]);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await tell(at, { faults: [{ call: 'rma/returns', mode: 'unavailable', times: 9 }] });
  expect((await ask(ana, 'returns')).status).toBe(503);
});

test.each(FACES)('ACCT-045 ACCT-046 with %s an order of somebody else has no returns and no form', async (name) => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { at, number } = await buyer(face(name));
  const { token } = await customer(at);
  const foreign = { at, token, number };
  expect(await ask(foreign, 'returns')).toMatchObject({
    status: 404,
    result: 'Could not get the list of "Returns" (404)',
  });
  expect(await ask(foreign, 'create-form')).toMatchObject({
    status: 404,
    result: 'Could not get the RMA create form data (404)',
  });
});
