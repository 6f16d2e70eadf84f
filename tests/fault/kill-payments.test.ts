import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LocalGateway, startLocalGateway } from '../../scripts/lib/shop/local-gateway';
import type { Order, PlaceOutcome } from '../../src/domain/order/order';
import type { OrderState } from '../../src/domain/order/step';
import type { Result } from '../../src/domain/result';
import type { Failpoint } from '../../workers/failpoint';
import { newToken } from '../../workers/http/token';
import { add, placed, value } from '../cart/port';
import { DELIVERY, orderRequest } from '../cart/requests';
import { sampledOf } from '../sample';
import type { Call } from './entry';
import { KillableShop } from './harness';

const HOUR_MS = 60 * 60 * 1000;
const APPROVED = '4242424242424242';

let shop: KillableShop;
let gateway: LocalGateway;
beforeAll(async () => {
  // Nobody hears its notices: what happened is found by asking.
  gateway = await startLocalGateway('http://localhost:9');
  await fetch(`${gateway.url}/control/fallas`, { method: 'POST', body: new URLSearchParams({ telling: 'never' }) });
  shop = await KillableShop.open({
    PAYMENTS: JSON.stringify({ viu: { card: { url: gateway.url } } }),
    ...gateway.vars,
  });
});
afterAll(async () => {
  await shop?.close();
  await gateway?.stop();
});

interface Found {
  order: Order;
  state: OrderState;
}

const settle = (laterMs: number) => shop.call({ do: 'settle', laterMs });
const see = (number: string) => shop.call<Found>({ do: 'order', number });

/** Places an order to be paid by card. */
async function ordered(): Promise<Order> {
  const token = newToken();
  value(await shop.call<Result<unknown>>({ do: 'apply', token, operation: add('FALLA'), key: 'primera' }));
  value(await shop.call<Result<unknown>>({ do: 'apply', token, operation: DELIVERY, key: 'envio' }));
  return placed(
    await shop.call<Result<PlaceOutcome>>({
      do: 'place',
      token,
      request: orderRequest(token, { paymentMethod: 'card' }),
      key: 'llave',
    }),
  );
}

/** The page where an order is paid. */
const start = async (number: string) => value(await shop.call<Result<{ url: string }>>({ do: 'start', number })).url;
const pay = (url: string) =>
  fetch(url, { method: 'POST', body: new URLSearchParams({ number: APPROVED }), redirect: 'manual' });

/** What moved at the gateway. */
async function movedAt(url: string): Promise<string[]> {
  const answer = await fetch(`${gateway.url}/payments/${url.split('/').at(-1)}`, {
    headers: { authorization: `Bearer ${gateway.vars.GATEWAY_TOKEN}` },
  });
  return ((await answer.json()) as { events: { type: string }[] }).events.map(({ type }) => type);
}

/** What is killed while it is done, after what, and what moved in the end: once, whenever it died. */
const DONE: Record<string, { before: ('send' | 'cancel')[]; call: (order: Order) => Call; moved: string[] }> = {
  capture: {
    before: [],
    call: ({ number }) => ({ do: 'tell', number, type: 'send', key: 'enviar' }),
    moved: ['authorised', 'captured'],
  },
  refund: {
    before: ['send', 'cancel'],
    call: ({ number, totals }) => ({ do: 'refund', number, amount: totals.grandTotal, key: 'devolver' }),
    moved: ['authorised', 'captured', 'refunded'],
  },
  release: {
    before: [],
    call: ({ number }) => ({ do: 'tell', number, type: 'cancel', key: 'cancelar' }),
    moved: ['authorised', 'released'],
  },
};
const ASKS: Failpoint[] = ['payment.before-operation', 'payment.after-operation', 'payment.before-finish'];

test.each(['payment.before-start', 'payment.after-start'] as const)(
  'a payment whose start is killed at %s is one payment',
  async (point) => {
    const { number } = await ordered();
    await shop.killAt(point, { do: 'start', number });
    const url = await start(number);
    expect(await start(number)).toBe(url);
    await pay(url);
    await settle(HOUR_MS);
    expect(await see(number)).toMatchObject({ state: { status: 'processing' } });
    const all = await (await fetch(`${gateway.url}/control`)).text();
    expect(all.split(number).length - 1).toBe(1);
  },
);

const CROSSED = Object.keys(DONE).flatMap((name) => ASKS.map((point) => [name, point] as const));

test.each(sampledOf(CROSSED, 2))('a %s that is killed at %s is done once', async (name, point) => {
  const { before, call, moved } = DONE[name] as (typeof DONE)[string];
  const order = await ordered();
  const url = await start(order.number);
  await pay(url);
  await settle(HOUR_MS);
  for (const type of before)
    value(await shop.call<Result<unknown>>({ do: 'tell', number: order.number, type, key: type }));
  await shop.killAt(point, call(order));
  for (const laterMs of [4, 8]) await settle(laterMs * HOUR_MS);
  if (name !== 'release') value(await shop.call<Result<unknown>>(call(order)));
  expect(await movedAt(url)).toEqual(moved);
  const { money } = (await see(order.number)).state;
  const total = order.totals.grandTotal;
  expect([money.authorised, money.captured, money.released, money.refunded]).toEqual(
    ['authorised', 'captured', 'released', 'refunded'].map((type) => (moved.includes(type) ? total : 0)),
  );
});

test.each(sampledOf(['desk.after-step', 'payment.before-finish'] as const, 2))(
  'what a gateway that takes all of a hold charged beyond the price is back once, killed at %s between charge and refund',
  async (point) => {
    const { number, totals } = await ordered();
    const url = await start(number);
    await pay(url);
    await settle(HOUR_MS);
    value(await shop.call<Result<unknown>>({ do: 'write', what: 'adjusted', number, key: 'menos' }));
    const send = { do: 'tell', number, type: 'send', key: 'enviar', isWhole: true } as const;
    await shop.killAt(point, send);
    for (let n = 0; n < 2; n += 1) value(await shop.call<Result<unknown>>(send));
    for (const laterMs of [4, 8]) {
      await shop.call({ do: 'give-back', laterMs: laterMs * HOUR_MS });
      await settle(laterMs * HOUR_MS);
    }
    expect(await movedAt(url)).toEqual(['authorised', 'captured', 'refunded']);
    const { status, money } = (await see(number)).state;
    expect([status, money.captured, money.refunded, money.received - money.refunded]).toEqual([
      'sent',
      totals.grandTotal,
      totals.grandTotal - money.charged,
      money.charged,
    ]);
  },
);
