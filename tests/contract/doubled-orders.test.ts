import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { OrderRequest, PlaceOutcome } from '../../src/domain/order/order';
import type { Result } from '../../src/domain/result';
import { formsApp } from '../../workers/forms';
import { add, value } from '../cart/port';
import { ADDRESS, orderRequest } from '../cart/requests';
import { FakeShop, requestOf } from '../fakes/commerce';
import type { Fault } from '../peers/family/faults';
import { type Face, face, keptBy, tell } from './faces';
import { serveFixture } from './fixture';
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

type Answer = Pick<Fault, 'mode' | 'answer'>;

const enveloped = (status: number, result: unknown, code = status): Answer['answer'] => ({ status, body: { code, result } });

/** What comes back for an order that was made all the same. Where the flag is true, the answer refuses the order as such. */
const ANSWERS: [name: string, answer: Answer['answer'] | 'nothing', isOfTheOrder: boolean][] = [
  ['503', enveloped(503, 'Service Unavailable'), false],
  ['503 in HTML', { status: 503, body: '<p>busy</p>' }, false],
  ['400', enveloped(400, 'The order is not valid'), true],
  ['404', enveloped(404, 'No such entity with cartId'), true],
  ['429', enveloped(429, 'Too many requests'), false],
  ['500', enveloped(500, 'Error placing an order. Something happened'), false],
  ['500 before placing', enveloped(500, 'Error while adding products. The requested qty is not available'), true],
  ['200 with body code 500', enveloped(200, 'Something happened', 500), true],
  ['a bare word', enveloped(200, 'OutOfStock'), false],
  ['a job number', enveloped(200, 'job-77'), false],
  ['zero', enveloped(200, 0), false],
  ['an empty text', enveloped(200, ''), false],
  ['nothing', 'nothing', false],
];

const faultOf = (answer: (typeof ANSWERS)[number][1], isMade: boolean): Fault => {
  if (answer !== 'nothing') return { call: 'order', mode: isMade ? 'lie' : 'say', ...(answer ? { answer } : {}) };
  return { call: 'order', mode: isMade ? 'lose' : 'unavailable' };
};

const statusSays = (answer: Answer['answer']): Fault => ({ call: 'sync/order', mode: 'say', times: FOREVER, ...(answer ? { answer } : {}) });

/** How the call for an order's status behaves, until which moment. */
const STATUSES: [name: string, fault: Fault | null, untilMs: number][] = [
  ['right', null, 0],
  ['late', statusSays(enveloped(404, 'Order not found')), 151 * SECOND_MS],
  ['wrong', statusSays(enveloped(404, 'Order not found')), DAY_MS],
  ['a bare word', statusSays(enveloped(200, 'pending')), DAY_MS],
  ['gone', statusSays({ status: 500, body: '<p>gone</p>' }), DAY_MS],
];

interface Shopper {
  at: Face;
  request: OrderRequest;
  /** The order page a form led to last. */
  page: string | null;
  tries: number;
}

async function shopper(): Promise<Shopper> {
  const at = face('family');
  const port = at.commerce.cart(at.token);
  value(await port.apply(add(SKU), null));
  value(await port.saveCheckout({ personalDetails: PERSON, shippingDetails: { ...ADDRESS, zipCode: '97000' } }, null));
  value(await port.apply({ kind: 'shipping', ...METHOD }, null));
  value(await port.apply({ kind: 'payment', code: 'cashondelivery' }, null));
  const request = orderRequest(`pedido-${at.token}`, {
    shippingMethod: METHOD,
    shippingAddress: { ...ADDRESS, zipCode: '97000' },
    billingAddress: { ...ADDRESS, zipCode: '97000' },
  });
  return { at, request, page: null, tries: 0 };
}

const place = ({ at }: Shopper, request: OrderRequest): Promise<Result<PlaceOutcome>> => at.commerce.cart(at.token).place(request, null);

/** Sends the form of the review page as a browser without script does; where it leads. */
async function sendForm(by: Shopper, orderId: string, cartVersion: number): Promise<string> {
  const { request } = requestOf(new FakeShop(), { cartToken: by.at.token });
  const fields = new URLSearchParams({ orderId, cartVersion: String(cartVersion) });
  const init = { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: fields.toString() };
  const response = await formsApp().request('/f/checkout/pedido', init, { REQUEST: { ...request, commerce: by.at.commerce } });
  return response.headers.get('location') ?? '';
}

/** How a shopper orders, first and again. */
const WAYS: Record<string, (by: Shopper) => Promise<unknown>> = {
  'the same id': (by) => place(by, by.request),
  'another id': (by) => place(by, { ...by.request, orderId: `${by.request.orderId}-${by.tries++}` }),
  'another tab': async (by) => {
    // A page that was open before anything was ordered: its own id, the version of then.
    by.page = await sendForm(by, crypto.randomUUID(), 4);
  },
  'the form, as the page has it now': async (by) => {
    const { cart } = value(await by.at.commerce.cart(by.at.token).read());
    by.page = await sendForm(by, cart.unresolvedOrder ?? crypto.randomUUID(), cart.version);
  },
};

const ordersAt = async ({ at }: Shopper) => (await keptBy(at)).orders;

/** Whether this shopper is shown an order, by what leads to it. */
async function shownOrder({ at, request, page }: Shopper, id: string | null): Promise<string | null> {
  const asked = page?.startsWith('/checkout/pedido/') ? page.slice('/checkout/pedido/'.length) : (id ?? request.orderId);
  const found = await at.commerce.orders.find(asked, at.token);
  return found.ok && found.value.state === 'placed' ? found.value.order.number : null;
}

const setClock = (now: number) => vi.useFakeTimers({ toFake: ['Date'], now });

const each = <T>(all: T[], work: (one: T) => Promise<void>) => Promise.all(all.map(work));

interface Case {
  by: Shopper;
  name: string;
  retry: (by: Shopper) => Promise<unknown>;
  status: Fault | null;
  untilMs: number;
}

async function casesOf(statuses: typeof STATUSES): Promise<Case[]> {
  const crossed = statuses.flatMap(([status, fault, untilMs]) =>
    Object.entries(WAYS).map(([way, retry]) => ({ name: `${status}, ${way}`, retry, status: fault, untilMs })),
  );
  return Promise.all(crossed.map(async (one) => ({ ...one, by: await shopper() })));
}

/** Moments after the first try at which the shopper tries again and the alarm rings. */
const RETRIES_MS = [2 * SECOND_MS, 125 * SECOND_MS, 152 * SECOND_MS, 16 * MINUTE_MS];

describe.each(ANSWERS)('an order that is made and answered with %s', (_, answer) => {
  test('is one order at the retailer, and the one the shopper is shown', async () => {
    const cases = await casesOf(STATUSES);
    const start = Date.now();
    setClock(start);
    await each(cases, async ({ by, retry, status }) => {
      await tell(by.at, { faults: [faultOf(answer, true), ...(status ? [status] : [])] });
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
      expect(await shownOrder(by, order?.orderId ?? null), name).toBe(order?.orderNumber);
      expect(value(await by.at.commerce.cart(by.at.token).read()).cart, name).toMatchObject({ state: 'open', lines: [], unresolvedOrder: null });
    });
  });
});
