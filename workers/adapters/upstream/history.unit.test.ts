import { HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { CART_MESSAGES } from '../../../src/contract/cart/messages';
import { ORDERS_A_CALL } from '../../../src/contract/history/pages';
import { ok } from '../../../src/domain/result';
import { upstreamHistory } from './history';
import { retailers, retailStore } from './retailer.fixture';

const open = retailers();
const REMOTE = {
  tokens: async () => ok({ access: 'a', refresh: null }),
  refresh: async () => ok({ access: 'a', refresh: null }),
  end: async () => ok(null),
};

/** The orders customer 7 has at a retailer that tells this document whatever number is asked for. */
function historyOf(document: unknown, pages: unknown[][]) {
  let page = -1;
  const { config, asked } = open(({ pathname }) => {
    if (pathname.endsWith('/order-details')) return HttpResponse.json({ code: 200, result: document });
    page += 1;
    return HttpResponse.json({ code: 200, result: { items: pages[page] ?? [], total_count: 40 } });
  });
  const access = { customerId: '7', email: 'ana@example.mx', sessionId: 's', remote: REMOTE };
  return { orders: upstreamHistory(config, retailStore()).ofCustomer(access), asked };
}

const named = (increment_id: string) => ({ increment_id });
const full = Array.from({ length: ORDERS_A_CALL }, (_, at) => named(`9${at}`));

test('an order of which a retailer says of nobody whose it is is told where it stands in their own list alone', async () => {
  const foreign = historyOf(named('000000042'), [full, [named('000000041')]]);
  expect(await foreign.orders.order('000000042')).toMatchObject({ ok: false, problem: { status: 404 } });
  const theirs = historyOf(named('000000042'), [full, [named('42')]]);
  expect(await theirs.orders.order('000000042')).toMatchObject({ ok: true, value: { order: { number: '000000042' } } });
});

test('one that names its customer is believed without asking for the list, and told to nobody else', async () => {
  const theirs = historyOf({ ...named('42'), customer_id: 7 }, []);
  expect(await theirs.orders.order('42')).toMatchObject({ ok: true });
  expect(theirs.asked).toHaveLength(1);
  const others = historyOf({ ...named('42'), customer_id: 8 }, [[named('42')]]);
  expect(await others.orders.order('42')).toMatchObject({ ok: false, problem: { status: 404 } });
});

test('while the list cannot be read nobody knows, and nothing is told', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { orders } = historyOf(named('42'), [[{ ...named('42'), customer_id: 8 }]]);
  expect(await orders.order('42')).toMatchObject({ ok: false, problem: { status: 503 } });
});

test('what is under way at a retailer comes of one call: those to be paid first, and the last one where nothing is', async () => {
  const told = (increment_id: string, status: string) => ({ increment_id, status, customer_id: 7 });
  const numbers = async (items: unknown[]) => {
    const { orders, asked } = historyOf(null, [items]);
    const read = await orders.underWay();
    return [read.ok && read.value.map(({ number }) => number), asked.length];
  };
  expect(await numbers([told('9', 'complete'), told('8', 'processing'), told('7', 'pending')])).toEqual([
    ['7', '8'],
    1,
  ]);
  expect(await numbers([told('9', 'complete'), told('8', 'canceled')])).toEqual([['9'], 1]);
});

/** What a retailer answers a call that cancels order 42, whether the order is off then, and what its customer is told. */
async function canceling(
  { code = 200, result = true as unknown, isOff = false, isLost = false },
  items: { itemId: string; qty: number }[] | null = null,
) {
  let asked = false;
  const { config } = open(({ pathname }) => {
    const isOffNow = asked && isOff;
    if (pathname.endsWith('/order-details'))
      return HttpResponse.json({
        code: 200,
        result: { ...named('42'), customer_id: 7, status: isOffNow ? 'canceled' : 'pending' },
      });
    asked = true;
    return isLost ? HttpResponse.error() : HttpResponse.json({ code, result }, { status: code });
  });
  const access = { customerId: '7', email: 'ana@example.mx', sessionId: 's', remote: REMOTE };
  const told = await upstreamHistory(config, retailStore())
    .ofCustomer(access)
    .cancel({ number: '42', reason: '7', items, key: 'clave' });
  return told.ok ? told.value.status : [told.problem.status, told.problem.message];
}

test('ACCT-043 an order a retailer does not cancel is told in its own words, whatever code it gives them', async () => {
  const words = 'Tu pedido ya va en camino';
  expect(await canceling({ code: 422, result: words })).toEqual([409, words]);
  expect(await canceling({ code: 500, result: { errorMessage: words } })).toEqual([409, words]);
  expect(await canceling({ code: 400, result: words }, [{ itemId: '5', qty: 1 }])).toEqual([409, words]);
  expect(await canceling({ code: 503, result: words })).toEqual([503, CART_MESSAGES.retailerUnavailable]);
});

test('an order is canceled where it is off afterwards: a lost answer or a second call hides nothing, and a word alone is not taken', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(await canceling({ isOff: true })).toBe('canceled');
  expect(await canceling({ isLost: true, isOff: true })).toBe('canceled');
  expect(await canceling({ code: 400, result: 'Ya estaba cancelado', isOff: true })).toBe('canceled');
  expect(await canceling({})).toEqual([503, CART_MESSAGES.retailerUnavailable]);
  expect(await canceling({ isLost: true })).toEqual([503, CART_MESSAGES.retailerUnavailable]);
});

test('API-060 ACCT-052 ten a page come out of calls of twenty: the eleventh order out of the first, the twenty-first out of the second', async () => {
  const pages = [full, [named('last')]];
  const { config, asked } = open(({ searchParams }) => {
    const page = Number(searchParams.get('currentPage'));
    return HttpResponse.json({ code: 200, result: { items: pages[page - 1] ?? [], total_count: 21 } });
  });
  const access = { customerId: '7', email: 'ana@example.mx', sessionId: 's', remote: REMOTE };
  const { list } = upstreamHistory(config, retailStore()).ofCustomer(access);
  const numbers = async (page: number) => {
    const told = await list({ page });
    if (!told.ok) throw new Error(told.problem.message);
    return [told.value.total, told.value.items.length, told.value.items[0]?.number];
  };
  expect([await numbers(1), await numbers(2), await numbers(3)]).toEqual([
    [21, 10, '90'],
    [21, 10, '910'],
    [21, 1, 'last'],
  ]);
  const sent = asked.map(({ searchParams }) => searchParams);
  expect(sent.map((query) => [query.get('pageSize'), query.get('currentPage')])).toEqual([
    ['20', '1'],
    ['20', '1'],
    ['20', '2'],
  ]);
});
