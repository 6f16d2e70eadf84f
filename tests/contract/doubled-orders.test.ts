import { abortAllDurableObjects } from 'cloudflare:test';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { OrderRequest, PlaceOutcome } from '../../src/domain/order/order';
import type { Result } from '../../src/domain/result';
import { listUnresolved } from '../../workers/adapters/embedded/orders/unresolved';
import { armed } from '../../workers/failpoint';
import { formsApp } from '../../workers/forms';
import { add, placed, problem, value } from '../cart/port';
import { ADDRESS, orderRequest } from '../cart/requests';
import { FakeShop, requestOf } from '../fakes/commerce';
import { patiently } from '../patiently';
import type { Fault } from '../peers/family/faults';
import { sampledOf } from '../sample';
import { type Face, face, keptBy, tell } from './faces';
import { serveFixture, store } from './fixture';
import { wake } from './purchase';

beforeAll(serveFixture);
afterEach(() => {
  vi.useRealTimers();
});

const SKU = 'SOFA-ROMA-NE-3P';
const PERSON = { firstName: 'Ana', lastName: 'Pech', emailAddress: 'ana@example.mx' };
const METHOD = { carrierCode: 'tablerate', methodCode: 'bestway' };
const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const DAY_MS = 24 * 60 * MINUTE_MS;
const FOREVER = 1_000_000;
const ORDER_PAGE = '/checkout/pedido/';

type Answer = Pick<Fault, 'mode' | 'answer'>;

const enveloped = (status: number, result: unknown, code = status): Answer['answer'] => ({
  status,
  body: { code, result },
});

interface Said {
  name: string;
  answer: Answer['answer'] | 'nothing';
  /** It refuses the order as such: where status and cart deny it too, the shopper goes on at once. */
  isOfTheOrder?: true;
  /** Another form of one that is tried in full. */
  isLike?: true;
}

/** What comes back for an order, whether it was made or not. */
const ANSWERS: Said[] = [
  { name: '503', answer: enveloped(503, 'Service Unavailable') },
  { name: '503 in HTML', answer: { status: 503, body: '<p>busy</p>' }, isLike: true },
  { name: '400', answer: enveloped(400, 'The order is not valid'), isOfTheOrder: true },
  { name: '404', answer: enveloped(404, 'No such entity with cartId'), isOfTheOrder: true },
  { name: '429', answer: enveloped(429, 'Too many requests') },
  { name: '500', answer: enveloped(500, 'Error placing an order. Something happened') },
  {
    name: '500 of a step before placing',
    answer: enveloped(500, 'Error while adding products. The requested qty is not available'),
    isOfTheOrder: true,
    isLike: true,
  },
  { name: '200 with body code 500', answer: enveloped(200, 'Something happened', 500), isOfTheOrder: true },
  { name: 'a bare word', answer: enveloped(200, 'OutOfStock') },
  { name: 'a job number', answer: enveloped(200, 'job-77'), isLike: true },
  { name: 'zero', answer: enveloped(200, 0), isLike: true },
  { name: 'an empty text', answer: enveloped(200, ''), isLike: true },
  { name: 'nothing', answer: 'nothing' },
];

const faultOf = ({ answer }: Said, isMade: boolean): Fault => {
  if (answer !== 'nothing') return { call: 'order', mode: isMade ? 'lie' : 'say', ...(answer ? { answer } : {}) };
  return { call: 'order', mode: isMade ? 'lose' : 'unavailable' };
};

const statusSays = (answer: Answer['answer']): Fault => ({
  call: 'sync/order',
  mode: 'say',
  times: FOREVER,
  ...(answer ? { answer } : {}),
});

interface Status {
  name: string;
  fault: Fault | null;
  untilMs: number;
}

const GONE: Status = { name: 'gone', fault: statusSays({ status: 500, body: '<p>gone</p>' }), untilMs: DAY_MS };
const RIGHT: Status = { name: 'right', fault: null, untilMs: 0 };
const LATE: Status = { name: 'late', fault: statusSays(enveloped(404, 'Order not found')), untilMs: 151 * SECOND_MS };

/** How the call for an order's status behaves, until which moment. */
const STATUSES: Status[] = [
  RIGHT,
  LATE,
  { name: 'wrong', fault: statusSays(enveloped(404, 'Order not found')), untilMs: DAY_MS },
  GONE,
];

interface Shopper {
  at: Face;
  request: OrderRequest;
  /** The order page a form led to last. */
  page: string | null;
  tries: number;
  /** Version of the cart before anything was ordered. */
  seen: number;
}

async function shopper(): Promise<Shopper> {
  const at = face('family');
  const port = at.commerce.cart(at.token);
  value(await port.apply(add(SKU), null));
  value(await port.apply({ kind: 'payment', code: 'cashondelivery' }, null));
  const { cart } = value(
    await port.saveCheckout({ personalDetails: PERSON, shippingDetails: { ...ADDRESS, zipCode: '97000' } }, null),
  );
  const request = orderRequest(`pedido-${at.token}`, {
    shippingMethod: METHOD,
    shippingAddress: { ...ADDRESS, zipCode: '97000' },
    billingAddress: { ...ADDRESS, zipCode: '97000' },
  });
  return { at, request, page: null, tries: 0, seen: cart.version };
}

const place = ({ at }: Shopper, request: OrderRequest): Promise<Result<PlaceOutcome>> =>
  at.commerce.cart(at.token).place(request, null);

/** Sends the form of the review page as a browser without script does; where it leads. */
async function sendForm(by: Shopper, orderId: string, cartVersion: number): Promise<string> {
  const { request } = requestOf(new FakeShop(), { cartToken: by.at.token });
  const fields = new URLSearchParams({ orderId, cartVersion: String(cartVersion) });
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: fields.toString(),
  };
  const response = await formsApp().request('/f/checkout/pedido', init, {
    REQUEST: { ...request, commerce: by.at.commerce },
  });
  return response.headers.get('location') ?? '';
}

/** How a shopper orders, first and again. */
const WAYS: Record<string, (by: Shopper) => Promise<unknown>> = {
  'the same id': (by) => place(by, by.request),
  'another id': (by) => place(by, { ...by.request, orderId: `${by.request.orderId}-${by.tries++}` }),
  'another tab': async (by) => {
    // A page that was open before anything was ordered: its own id, the version of then.
    by.page = await sendForm(by, crypto.randomUUID(), by.seen);
  },
  'the form, as the page has it now': async (by) => {
    const { cart } = value(await by.at.commerce.cart(by.at.token).read());
    by.page = await sendForm(by, cart.unresolvedOrder ?? crypto.randomUUID(), cart.version);
  },
};

const ordersAt = async ({ at }: Shopper) => (await keptBy(at)).orders;

/** The order a shopper is shown, by the page a form led to, else by an id. */
async function shownOrder({ at, page }: Shopper, id: string): Promise<string | null> {
  const asked = page?.startsWith(ORDER_PAGE) ? page.slice(ORDER_PAGE.length) : id;
  const found = await at.commerce.orders.find(asked, at.token);
  return found.ok && found.value.state === 'placed' ? found.value.order.number : null;
}

const setClock = (now: number) => vi.useFakeTimers({ toFake: ['Date'], now });

const each = <T>(all: T[], work: (one: T) => Promise<void>) => Promise.all(all.map(work));

type Retry = (by: Shopper) => Promise<unknown>;

interface Case extends Status {
  by: Shopper;
  retry: Retry;
}

/** One of four ways of one status in four; the next answer tries the next ones. */
function casesOf(said: Said, statuses: Status[]): Promise<Case[]> {
  const tried = sampledOf(statuses, statuses.length, ANSWERS.indexOf(said));
  const crossed = tried.flatMap((status, turn) =>
    sampledOf(Object.entries(WAYS), 4, turn + Math.floor(ANSWERS.indexOf(said) / 2)).map(([way, retry]) => ({
      ...status,
      name: `${status.name}, ${way}`,
      retry,
    })),
  );
  return Promise.all(crossed.map(async (one) => ({ ...one, by: await shopper() })));
}

/**
 * Moments after the first try at which the shopper tries again and the alarm rings: at once, after the grace while the
 * status is late, later.
 */
const RETRIES_MS = [2 * SECOND_MS, 125 * SECOND_MS, 16 * MINUTE_MS];

test.each(ANSWERS)(
  'an order that is made and answered with $name is one order at the retailer, and the one the shopper is shown',
  async (said) => {
    const cases = await casesOf(said, said.isLike ? [LATE] : STATUSES);
    const start = Date.now();
    setClock(start);
    await each(cases, async ({ by, retry, fault }) => {
      await tell(by.at, { faults: [faultOf(said, true), ...(fault ? [fault] : [])] });
      await retry(by);
    });
    for (const after of RETRIES_MS) {
      setClock(start + after);
      await each(cases, async ({ by, name, retry, untilMs }) => {
        if (after >= untilMs) await tell(by.at, { faults: [] });
        await retry(by);
        await wake(by.at);
        expect(await ordersAt(by), `${name} after ${after} ms`).toHaveLength(1);
      });
    }
    setClock(start + DAY_MS - SECOND_MS);
    await each(cases, async ({ by, name, retry }) => {
      await tell(by.at, { faults: [] });
      await retry(by);
      const [order, ...others] = await ordersAt(by);
      expect(others, name).toEqual([]);
      expect(await shownOrder(by, order?.orderId ?? ''), name).toBe(order?.orderNumber);
      expect(value(await by.at.commerce.cart(by.at.token).read()).cart, name).toMatchObject({
        state: 'open',
        lines: [],
        unresolvedOrder: null,
      });
    });
  },
);

test.each(ANSWERS)(
  'an order that is not made and answered with $name locks nobody out, and goes on under its own id',
  async (said) => {
    const cases = await casesOf(said, said.isLike ? [RIGHT] : [RIGHT, GONE]);
    const start = Date.now();
    setClock(start);
    await each(cases, async ({ by, fault }) => {
      await tell(by.at, { faults: [faultOf(said, false), ...(fault ? [fault] : [])] });
      const first = await place(by, by.request);
      const isRefused = said.isOfTheOrder === true && fault === null;
      expect(first.ok ? first.value : first.problem, said.name).toMatchObject(
        isRefused ? { status: 409 } : { state: 'unknown', orderId: by.request.orderId },
      );
    });
    for (const after of RETRIES_MS) {
      setClock(start + after);
      await each(cases, async ({ by, name, retry, fault }) => {
        await retry(by);
        const opensMs = fault ? 15 * MINUTE_MS : said.isOfTheOrder ? 0 : 2 * MINUTE_MS;
        const orders = (await ordersAt(by)).map(({ orderId }) => orderId);
        expect(orders, `${name} after ${after} ms`).toEqual(after < opensMs ? [] : [by.request.orderId]);
      });
    }
    await each(cases, async ({ by, name }) => {
      const [order] = await ordersAt(by);
      expect(await shownOrder(by, by.request.orderId), name).toBe(order?.orderNumber);
    });
  },
);

test('what is added while an order is checked is not ordered with it: neither when it was made nor, unseen, when it was not', async () => {
  const by = await shopper();
  const port = by.at.commerce.cart(by.at.token);
  const start = Date.now();
  setClock(start);
  await tell(by.at, { faults: [faultOf({ name: '503', answer: enveloped(503, 'Busy') }, false)] });
  expect(value(await place(by, by.request)).state).toBe('unknown');
  value(await port.apply(add('MESA-PINO'), null));
  setClock(start + 125 * SECOND_MS);
  expect(problem(await place(by, { ...by.request, orderId: 'otro' }))).toMatchObject({
    status: 409,
    detail: [{ kind: 'version' }],
  });
  expect(await ordersAt(by)).toEqual([]);
  const { cart } = value(await port.read());
  expect(cart).toMatchObject({
    state: 'open',
    lines: [{ sku: SKU }, { sku: 'MESA-PINO' }],
    unresolvedOrder: by.request.orderId,
  });
  const order = placed(await place(by, { ...by.request, orderId: 'otro', cartVersion: cart.version }));
  expect(order).toMatchObject({ orderId: by.request.orderId, lines: [{ sku: SKU }, { sku: 'MESA-PINO' }] });
  expect(await ordersAt(by)).toHaveLength(1);
  for (const id of ['otro', by.request.orderId, order.number, order.backendId ?? ''])
    expect(await shownOrder(by, id)).toBe(order.number);
});

test('another order has to wait while one is checked, and is told which', async () => {
  const by = await shopper();
  await tell(by.at, {
    faults: [faultOf({ name: '503', answer: enveloped(503, 'Busy') }, true), ...(LATE.fault ? [LATE.fault] : [])],
  });
  expect(value(await place(by, by.request)).state).toBe('unknown');
  const another = { ...by.request, orderId: 'otro', billingAddress: { ...ADDRESS, exteriorNumber: '101' } };
  expect(problem(await place(by, another))).toMatchObject({ status: 409, detail: { order_id: by.request.orderId } });
  expect(await ordersAt(by)).toHaveLength(1);
});

test('an order that a challenge was passed for is the same order when it is asked for again without one', async () => {
  const by = await shopper();
  await tell(by.at, {
    faults: [faultOf({ name: '503', answer: enveloped(503, 'Busy') }, true), ...(LATE.fault ? [LATE.fault] : [])],
  });
  expect(value(await place(by, { ...by.request, challengePassed: true })).state).toBe('unknown');
  expect(value(await place(by, { ...by.request, orderId: 'otro' }))).toEqual({
    state: 'unknown',
    orderId: by.request.orderId,
  });
  expect(await ordersAt(by)).toHaveLength(1);
});

test('a cart that ends between sending an order and its answer finds the order, however late its status is', async () => {
  const by = await shopper();
  await tell(by.at, { faults: [{ call: 'order', mode: 'stall' }, ...(LATE.fault ? [LATE.fault] : [])] });
  armed.set('order.sent', 'hang');
  const heard = place(by, by.request).then(
    () => 'answered',
    () => 'broken off',
  );
  await patiently(async () => expect(await ordersAt(by)).toHaveLength(1));
  await abortAllDurableObjects();
  expect(await heard).toBe('broken off');
  const start = Date.now();
  for (const after of RETRIES_MS) {
    setClock(start + after);
    if (after >= LATE.untilMs) await tell(by.at, { faults: [] });
    await place(by, { ...by.request, orderId: `otro-${after}` });
    expect(await ordersAt(by)).toHaveLength(1);
  }
  const [order] = await ordersAt(by);
  expect(placed(await place(by, by.request)).number).toBe(order?.orderNumber);
});

test('an order nobody could find out about in a day waits for the operators by its id, until it is known', async () => {
  const by = await shopper();
  const start = Date.now();
  setClock(start);
  await tell(by.at, {
    faults: [faultOf({ name: '503', answer: enveloped(503, 'Busy') }, true), ...(GONE.fault ? [GONE.fault] : [])],
  });
  expect(value(await place(by, by.request)).state).toBe('unknown');
  const waiting = async () =>
    (await listUnresolved(by.at.env, store.storeCode)).filter(({ orderId }) => orderId === by.request.orderId);
  expect(await waiting()).toEqual([]);
  setClock(start + DAY_MS + SECOND_MS);
  await place(by, by.request);
  expect(await waiting()).toMatchObject([{ sentAt: start, givenUpAt: start + DAY_MS + SECOND_MS }]);
  await tell(by.at, { faults: [] });
  await place(by, by.request);
  expect(await waiting()).toEqual([]);
});
