import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { ListingQuery } from '../../src/domain/catalogue/product';
import { bringBackends } from '../../workers/backends';
import { commerceFor } from '../../workers/commerce';
import { add, messages, problem, value } from '../cart/port';
import { type Fault, REFUSED, type RefusalForm } from '../peers/family/faults';
import { type Face, face, keptBy, tell } from './faces';
import { serveFixture, store } from './fixture';
import { checkOut, fill, PRODUCT, wake } from './purchase';

beforeAll(serveFixture);
afterEach(() => {
  vi.useRealTimers();
});

/** Longer than a retailer may take to show an order it was sent. */
const GRACE_MS = 3 * 60 * 1000;
const FORMS: RefusalForm[] = ['text', 'platform', 'object', 'list'];

const linesOf = async (at: Face) =>
  value(await at.commerce.cart(at.token).read()).cart.lines.map((line) => [line.sku, line.qty]);

async function openLines(at: Face) {
  const { quotes } = await keptBy(at);
  return quotes
    .filter((quote) => !quote.ordered && quote.lines.length > 0)
    .map((quote) => quote.lines.map((line) => [line.sku, line.qty]));
}

/** A cart at a retailer of the family whose next calls go wrong. */
async function troubled(...faults: Fault[]): Promise<Face> {
  const at = face('family');
  await tell(at, { faults });
  return at;
}

describe.each(FORMS)('a refusal whose result is of the form "%s"', (form) => {
  const refuse = (call: string): Fault => ({ call, mode: 'refuse', form });

  test('CART-034 CART-035 takes out a line that the retailer would not add, in its own words', async () => {
    const at = await troubled(refuse('cart/update'));
    const answer = value(await at.commerce.cart(at.token).apply(add('MESA-PINO'), null));
    expect(messages(answer)).toEqual([REFUSED]);
    expect(await linesOf(at)).toEqual([]);
  });

  test('CART-033 puts back the quantity that the retailer would not change', async () => {
    const at = await troubled();
    const port = at.commerce.cart(at.token);
    const { line } = value(await port.apply(add('MESA-PINO', 2), null));
    await tell(at, { faults: [refuse('cart/update')] });
    const answer = value(await port.apply({ kind: 'set', itemId: line?.itemId ?? 0, qty: 4 }, null));
    expect(messages(answer)).toEqual([REFUSED]);
    expect(await linesOf(at)).toEqual([['MESA-PINO', 2]]);
    expect(await openLines(at)).toEqual([[['MESA-PINO', 2]]]);
  });

  test('leaves the cart open when the retailer would not take the order: at once where it refuses the order as such, else after a while', async () => {
    const at = await troubled(refuse('order'));
    await fill(at);
    const port = at.commerce.cart(at.token);
    const request = await checkOut(at);
    const answer = await port.place(request, null);
    if (form === 'platform') {
      expect(problem(answer)).toMatchObject({ status: 409, message: REFUSED });
    } else {
      expect(value(answer)).toEqual({ state: 'unknown', orderId: request.orderId });
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + GRACE_MS });
      await wake(at);
      expect(messages(value(await port.review()))).toContain(REFUSED);
    }
    expect(value(await port.read()).cart).toMatchObject({
      state: 'open',
      lastOrder: null,
      lines: [{ sku: PRODUCT, qty: 3 }],
      unresolvedOrder: request.orderId,
    });
    expect((await keptBy(at)).orders).toEqual([]);
  });
});

const unauthorised = (call: string, times = 1): Fault => ({ call, mode: 'refuse', form: 'text', code: 401, times });
const calls = async (at: Face, path: string) => (await keptBy(at)).calls.filter((call) => call === path).length;

describe('connecting a cart with a retailer', () => {
  test('CART-021 a created cart is kept and brought in step', async () => {
    const at = await troubled();
    const port = at.commerce.cart(at.token);
    await port.apply(add('MESA-PINO'), null);
    await port.apply(add('BANCO-ALTO', 2), null);
    expect(await calls(at, 'cart/create')).toBe(1);
    expect(await openLines(at)).toEqual([
      [
        ['MESA-PINO', 1],
        ['BANCO-ALTO', 2],
      ],
    ]);
  });

  test('CART-022 after a 401 the cart is a guest one', async () => {
    const at = await troubled(unauthorised('cart/create'));
    const answer = value(await at.commerce.cart(at.token).apply(add('MESA-PINO'), null));
    expect(messages(answer)).toEqual(['Product has been added to the cart!']);
    expect(await openLines(at)).toEqual([[['MESA-PINO', 1]]]);
  });

  test('CART-022 a cart the retailer no longer lets us see is filled again as a guest one', async () => {
    const at = await troubled();
    const port = at.commerce.cart(at.token);
    await port.apply(add('MESA-PINO'), null);
    await tell(at, { faults: [unauthorised('cart/pull')] });
    await port.apply(add('BANCO-ALTO'), null);
    expect(await linesOf(at)).toEqual([
      ['MESA-PINO', 1],
      ['BANCO-ALTO', 1],
    ]);
    expect((await openLines(at)).at(-1)).toEqual(await linesOf(at));
  });

  test('CART-023 the guest cart is tried once', async () => {
    const at = await troubled(unauthorised('cart/create', 9));
    const answer = value(await at.commerce.cart(at.token).apply(add('MESA-PINO'), null));
    expect(await calls(at, 'cart/create')).toBe(2);
    expect(messages(answer)).toContain('The cart is not synchronized with the store at the moment');
    expect(await linesOf(at)).toEqual([['MESA-PINO', 1]]);
  });

  test('CART-024 after any other refusal the cart is kept here alone, which is told, until an order needs the retailer', async () => {
    const at = await troubled({ call: 'cart/create', mode: 'refuse' });
    const port = at.commerce.cart(at.token);
    const answer = value(await port.apply(add('BANCO-ALTO', 2), null));
    expect(answer.notices.map(({ level, message }) => [level, message])).toContainEqual([
      'warning',
      'The cart is not synchronized with the store at the moment',
    ]);
    await port.apply(add('BANCO-ALTO'), null);
    expect([await calls(at, 'cart/create'), await openLines(at)]).toEqual([1, []]);
    expect(await linesOf(at)).toEqual([['BANCO-ALTO', 3]]);
  });

  test.each(['unavailable', 'html', 'lose'] as const)(
    'CART-025 when the carts cannot be compared (%s), ours stays as it is',
    async (mode) => {
      const at = await troubled();
      const port = at.commerce.cart(at.token);
      await port.apply(add('MESA-PINO'), null);
      await tell(at, { faults: [{ call: 'cart/pull', mode, times: 9 }] });
      await port.apply(add('BANCO-ALTO', 2), null);
      const ours = [
        ['MESA-PINO', 1],
        ['BANCO-ALTO', 2],
      ];
      expect(await linesOf(at)).toEqual(ours);
      await tell(at, { faults: [] });
      await port.review();
      expect([await linesOf(at), await openLines(at)]).toEqual([ours, [ours]]);
    },
  );
});

const OPEN_MS = 10_000;

test('a retailer that fails twenty times is left alone, and tried again by one call after ten seconds', async () => {
  const at = await troubled({ call: '', mode: 'lose', times: 20 });
  const { stock } = at.commerce;
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  for (let call = 0; call < 10; call += 1) await stock.check('MESA-PINO');
  expect((await keptBy(at)).calls).toHaveLength(20);
  expect(problem(await stock.check('MESA-PINO')).status).toBe(503);
  await expect(at.commerce.catalogue.categories()).rejects.toThrow();
  expect((await keptBy(at)).calls).toHaveLength(20);
  vi.setSystemTime(Date.now() + OPEN_MS);
  expect(value(await stock.check('MESA-PINO')).qty).toBe(6);
  expect(value(await stock.check('MESA-PINO')).qty).toBe(6);
  expect((await keptBy(at)).calls).toHaveLength(22);
});

const MINUTE_MS = 60_000;

test('while the retailer is silent categories stay as they were seen; lists, pages and content fail, so that what was kept of them is served', async () => {
  const at = face('family');
  const seen = await at.commerce.catalogue.categories();
  await tell(at, { faults: [{ call: '', mode: 'unavailable', times: 999 }] });
  const { catalogue, content } = commerceFor(at.env, await bringBackends(at.env), store, Date.now() + 2 * MINUTE_MS);
  expect(await catalogue.categories()).toEqual(seen);
  const list: ListingQuery = { filters: {}, sort: null };
  await expect(catalogue.category('hogar-20', list, 0, 50)).rejects.toThrow();
  await expect(catalogue.product('MESA-PINO', null)).rejects.toThrow();
  await expect(catalogue.resolveUrl('hogar')).rejects.toThrow();
  await expect(content.page('sobre-nosotros')).rejects.toThrow();
  expect(await catalogue.redirect('oferta-vieja')).toBeNull();
});
