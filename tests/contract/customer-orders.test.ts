import { beforeAll, expect, test, vi } from 'vitest';
import { INVOICE_MESSAGES } from '../../src/contract/invoices/forms';
import { ORDER_MESSAGES } from '../../src/contract/order-forms';
import { REFUND_MESSAGES } from '../../src/contract/refunds/messages';
import { PROGRAM } from '../../src/domain/operator';
import { deskFor } from '../../workers/desk';
import { routeRequest } from '../../workers/http/routed-request';
import { newToken } from '../../workers/http/token';
import { sharedRequest, unboundRequest } from '../../workers/make-request';
import { customerOf } from '../../workers/objects/cart/address';
import { cartPort } from '../../workers/objects/cart/port';
import { bound } from '../../workers/services/customers/bound-request';
import { askInvoice } from '../../workers/services/orders/ask-invoice';
import { add, placed, problem, value } from '../cart/port';
import { deliveryBy, orderRequest } from '../cart/requests';
import type { Fault } from '../peers/family/faults';
import { get, post } from './client';
import { customer, EXPIRED, me, userCart } from './customer';
import { type Face, face, keptBy, tell } from './faces';
import { serveFixture, store } from './fixture';

beforeAll(serveFixture);

/** Longer than a retailer may take to show an order it was sent. */
const GRACE_MS = 3 * 60 * 1000;

/** A request of whoever has this token. */
async function requestWith(at: Face, token: string) {
  const raw = new Request(`https://viu.example/api/user/me?token=${token}`);
  const routed = routeRequest(raw, at.env);
  return unboundRequest(raw, at.env, routed, await sharedRequest(raw, at.env, routed, 'peticion', () => undefined));
}

/** A customer with something in their cart, ready to order. */
async function buyer(at: Face) {
  const { token } = await customer(at);
  const { session } = await requestWith(at, token);
  if (!session) throw new Error('nobody is signed in');
  const cart = cartPort(at.env, store, await userCart(at, token), true, customerOf(session));
  value(await cart.apply(add('BANCO-ALTO', 2), null));
  value(await cart.apply(deliveryBy(at.name === 'family' ? 'bestway' : 'homeDelivery'), null));
  const { shippingMethod } = value(await cart.read()).cart;
  return { at, token, cart, request: orderRequest(newToken(), { shippingMethod }) };
}

const orders = async (at: Face) => (await keptBy(at)).orders ?? [];
const bought = async (at: Face) => (await orders(at)).map(({ lines }) => lines.map(({ sku, qty }) => [sku, qty]));

test.each<Fault['mode']>(['lose', 'cut', 'html'])(
  'an order of a customer whose answer is spoiled (%s) is found again as theirs, and is one',
  async (mode) => {
    for (const name of ['ours', 'family'] as const) {
      const { at, cart, request } = await buyer(face(name));
      await tell(at, { faults: [{ call: 'order', mode, times: 2 }] });
      const order = placed(await cart.place(request, null));
      expect(placed(await cart.place(request, null)).number).toBe(order.number);
      if (name === 'family') expect(await bought(at)).toEqual([[['BANCO-ALTO', 2]]]);
    }
  },
);

test('an order is sent with a renewed token where the retailer refuses the one there was', async () => {
  const { at, cart, request } = await buyer(face('ours'));
  await tell(at, { faults: [{ call: 'order', mode: 'refuse', code: 401 }] });
  placed(await cart.place(request, null));
  expect((await keptBy(at)).calls.slice(-3)).toContain('user/refresh');
});

test('an order without a token that works is not sent, locks nothing, and goes through when there is one', async () => {
  const { at, cart, request } = await buyer(face('ours'));
  await tell(at, {
    faults: [
      { call: 'order', mode: 'refuse', code: 401 },
      { call: 'user/refresh', mode: 'unavailable', times: 2 },
    ],
  });
  expect(problem(await cart.place(request, null)).status).toBe(503);
  expect(value(await cart.read()).cart).toMatchObject({
    state: 'open',
    unresolvedOrder: null,
    lines: [{ sku: 'BANCO-ALTO', qty: 2 }],
  });
  placed(await cart.place(request, null));
});

test('an order whose status cannot be asked for stays open to be found, and is not made again', async () => {
  const { at, cart, request } = await buyer(face('family'));
  await tell(at, {
    faults: [
      { call: 'order', mode: 'lose' },
      { call: 'sync/order', mode: 'refuse', code: 401, times: 9 },
      { call: 'user/refresh', mode: 'unavailable', times: 9 },
    ],
  });
  expect(value(await cart.place(request, null)).state).toBe('unknown');
  await tell(at, { faults: [] });
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + GRACE_MS });
  placed(await cart.place(request, null));
  vi.useRealTimers();
  expect(await bought(at)).toEqual([[['BANCO-ALTO', 2]]]);
});

test('a customer is shown their own orders by the retailer, and nobody else’s', async () => {
  for (const name of ['ours', 'family'] as const) {
    const { at, token, cart, request } = await buyer(face(name));
    const history = () => get(at, 'user/order-history', { token, query: { pageSize: '20', currentPage: '1' } });
    expect(await history(), name).toMatchObject({ status: 200, result: { items: [], total_count: 0 } });
    const order = placed(await cart.place(request, null));
    await tell(at, { faults: [{ call: 'user/order-history', mode: 'say', answer: EXPIRED }] });
    expect(await history(), name).toMatchObject({
      status: 200,
      result: { items: [{ increment_id: order.number }], total_count: 1 },
    });
    const foreign = {
      items: [{ increment_id: '000000999', customer_id: 999_999 }],
      search_criteria: {},
      total_count: 1,
    };
    await tell(at, {
      faults: [
        { call: 'user/order-history', mode: 'lie', answer: { status: 200, body: { code: 200, result: foreign } } },
      ],
    });
    const shown = await history();
    expect([shown.status, shown.text.includes('000000999')], name).toEqual([503, false]);
  }
});

test('an invoice of an order at a retailer is asked for once it is paid, by its owner alone, and waits at the shop’s own desk', async () => {
  const { at, token, cart, request } = await buyer(face('family'));
  const { number } = placed(await cart.place(request, null));
  const fiscal = {
    ...{ taxId: 'MANO610814JL5', company: 'Olga Martínez', taxRegime: '612', cfdiUse: 'G03' },
    fiscalZipCode: '97000',
  };
  const ask = async (who: string, key: string) => {
    const asked = await askInvoice(bound(await requestWith(at, who)), number, fiscal, key);
    return asked.ok ? 200 : [asked.problem.status, asked.problem.message];
  };
  expect(await ask(token, 'a')).toEqual([409, INVOICE_MESSAGES.notYet]);
  const { id } = (await me(at, token)).result as { id: number };
  const paid = { increment_id: number, customer_id: id, status: 'processing', created_at: new Date().toISOString() };
  const answer = { status: 200, body: { code: 200, result: paid } };
  await tell(at, { faults: [{ call: 'ext/mavi/order-details', mode: 'say', times: 9, answer }] });
  const { email, token: other } = await customer(at);
  expect(await ask(other, 'b')).toEqual([404, ORDER_MESSAGES.orderUnknown]);
  expect([await ask(token, 'c'), await ask(token, 'c')]).toEqual([200, 200]);
  expect(await ask(token, 'd')).toEqual([409, INVOICE_MESSAGES.isOpen]);
  const waiting = await deskFor(at.env, store, Date.now(), PROGRAM).invoices.list('open', null);
  expect(waiting.requests.filter(({ orderNumber }) => orderNumber === number)).toMatchObject([
    { state: 'open', invoice: { ...fiscal, company: 'OLGA MARTÍNEZ' }, email: expect.not.stringMatching(email) },
  ]);
});

test('API-096 API-097 API-098 ACCT-043 an order at a retailer is canceled in part and whole, in its words, once, by its owner alone', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { at, token, cart, request } = await buyer(face('family'));
  const { number } = placed(await cart.place(request, null));
  const reasons = (who = token) => get(at, `order/cancel-reasons/${number}`, { token: who });
  expect(await reasons()).toMatchObject({ status: 200, result: [{ id: '7', label: 'Ya no lo quiero' }] });
  const { token: other } = await customer(at);
  expect((await reasons(other)).status).toBe(404);
  const cancel = (more: object, who = token) =>
    post(at, 'items' in more ? 'order/cancel-item' : 'order/cancel', {
      token: who,
      body: { orderId: number, reason: '7', ...more },
    });
  const [kept] = (await orders(at)).filter(({ orderNumber }) => orderNumber === number);
  const item_id = kept?.lines[0]?.item_id;
  expect((await cancel({ items: [{ item_id, qty: 1 }] }, other)).status).toBe(404);
  expect(await cancel({ items: [{ item_id, qty: 3 }] })).toMatchObject({
    status: 409,
    result: 'No hay tantas piezas en el pedido',
  });
  const { notInWallet } = REFUND_MESSAGES;
  for (const more of [{ refund_to: 'wallet' }, { refund_to: 'wallet', items: [{ item_id, qty: 1 }] }])
    expect(await cancel(more)).toMatchObject({ status: 409, result: notInWallet });
  expect(await cancel({ items: [{ item_id, qty: 1 }] })).toMatchObject({ status: 200, result: { status: 'pending' } });
  expect((await orders(at)).map(({ canceled }) => canceled)).toEqual([{ [String(item_id)]: 1 }]);
  expect(await cancel({ reason: '99' })).toMatchObject({ status: 409, result: 'El motivo no existe' });
  await tell(at, { faults: [{ call: 'order/cancel', mode: 'lose' }] });
  const whole = { status: 200, result: { order_id: number, status: 'canceled' } };
  expect(await cancel({})).toMatchObject(whole);
  expect(await cancel({})).toMatchObject(whole);
});
