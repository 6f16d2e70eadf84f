import { env as testEnv } from 'cloudflare:test';
import { beforeAll, expect, test } from 'vitest';
import { withTotals } from '../../../src/domain/cart/totals/pricing';
import type { OrderRequest } from '../../../src/domain/order/order';
import { add, value } from '../../../tests/cart/port';
import { orderRequest } from '../../../tests/cart/requests';
import { openShop, VIU } from '../../../tests/cart/shop';
import type { Env } from '../../env';
import { newToken } from '../../http/token';
import { cartContext } from './context';
import { cartPort } from './port';
import { cartOf, freshState } from './state';
import { verifyOrder } from './verify-order';

const env: Env = testEnv;
const GATEWAY = { url: 'http://localhost:4999', months: [{ months: 3, from: 300 }] };

beforeAll(() => openShop(env));

/** What becomes of an order of a table, about to be paid by card where cards are taken so. */
async function verified(card: object, asked: Partial<OrderRequest>, chosenMonths = 1) {
  const payments = { ...env, PAYMENTS: JSON.stringify({ viu: { card } }), GATEWAY_TOKEN: 'clave' };
  const token = newToken();
  const { cart } = value(await cartPort(env, VIU, token, true).apply(add('MESA'), null));
  const context = await cartContext(payments, 'viu', Date.now(), null);
  const fresh = freshState({ storeCode: 'viu', token }, context.now);
  const { destination: _, ...content } = {
    ...fresh.content,
    lines: cart.lines,
    chosenPayment: 'card',
    chosenMonths,
    paymentMethods: [...context.payments],
  };
  const state = {
    ...fresh,
    version: cart.version,
    content: withTotals({ ...content, destination: null }, context.payments),
  };
  const request = orderRequest('pedido-1', { paymentMethod: 'card', cartVersion: cart.version, ...asked });
  // The first time finds what the delivery costs.
  const { content: priced } = await verifyOrder(state, request, context);
  const outcome = await verifyOrder({ ...state, content: priced }, request, context);
  return {
    terms: cartOf(state).paymentTerms,
    method: 'order' in outcome ? outcome.order.paymentMethod : null,
    problem: 'problem' in outcome ? outcome.problem : null,
  };
}

test('a card is charged at once with consent alone, whose text stands with the order; one that is held asks for none', async () => {
  const atOnce = { ...GATEWAY, capture: 'at-once' };
  const refused = await verified(atOnce, {});
  expect(refused).toMatchObject({
    terms: { isChargedAtOnce: true },
    problem: { status: 422, fields: [{ field: 'chargeConsent' }] },
  });
  const agreed = await verified(atOnce, { chargeConsent: true });
  expect(agreed.method).toMatchObject({
    code: 'card',
    chargeConsent: { version: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), at: expect.any(String) },
  });
  expect((await verified(GATEWAY, { chargeConsent: true })).method).toEqual({
    code: 'card',
    title: 'Credit or debit card',
  });
});

test('months that the gateway does not hold are charged at once, with a consent of their own; others with it are held', async () => {
  const card = {
    ...GATEWAY,
    months: [
      { months: 3, from: 10, hold: false },
      { months: 6, from: 10 },
    ],
  };
  expect(await verified(card, { months: 3 }, 3)).toMatchObject({
    terms: { months: 3, isChargedAtOnce: true },
    problem: { status: 422, fields: [{ field: 'chargeConsent' }] },
  });
  expect((await verified(card, { months: 3, chargeConsent: true }, 3)).method).toMatchObject({
    months: 3,
    chargeConsent: { at: expect.any(String) },
  });
  expect(await verified(card, { months: 6, chargeConsent: true }, 6)).toMatchObject({
    terms: { months: 6, isChargedAtOnce: false },
    method: { code: 'card', title: 'Credit or debit card', months: 6 },
  });
  expect((await verified(card, { months: 6, chargeConsent: true }, 6)).method).not.toHaveProperty('chargeConsent');
});

test('months that this total is not offered are refused, whoever asks for them, and the shop asks again', async () => {
  const one = await verified(GATEWAY, { months: 3 }, 3);
  expect(one).toMatchObject({ terms: { months: null }, problem: { status: 422, fields: [{ field: 'months' }] } });
  const cheap = { ...GATEWAY, months: [{ months: 3, from: 10 }] };
  expect(await verified(cheap, { months: 3 }, 3)).toMatchObject({
    terms: { months: 3 },
    method: { code: 'card', months: 3 },
  });
  expect((await verified(cheap, { months: 5 })).problem).toMatchObject({ status: 422, fields: [{ field: 'months' }] });
  expect((await verified(cheap, {})).method).toEqual({ code: 'card', title: 'Credit or debit card' });
  expect((await verified(cheap, { months: 3, paymentMethod: 'cashondelivery' })).problem).toMatchObject({
    fields: [{ field: 'months' }],
  });
});
