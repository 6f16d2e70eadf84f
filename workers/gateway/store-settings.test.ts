import { beforeAll, expect, test, vi } from 'vitest';
import { openShop } from '../../tests/cart/shop';
import { browser, env, get, newCustomer, visit } from '../api/customers/customers.fixture';

vi.mock('../pages/waku', () => ({
  runPages: async () =>
    new Response('<!DOCTYPE html><html><head></head><body>página</body></html>', {
      headers: { 'content-type': 'text/html; charset=utf-8' },
    }),
}));
vi.mock('../../src/waku-platform', () => ({ parseRouterRequest: () => null }));

beforeAll(() => openShop(env));

const having = (settings: object) => ({ STORE_SETTINGS: JSON.stringify({ viu: settings }) });
const flags = (set: object) => having({ flags: set });

const search = async (query: object, more: object) =>
  (
    await get(
      `/api/catalog/viu/product/_search?request_format=search-query&request=${encodeURIComponent(JSON.stringify(query))}`,
      {},
      more,
    )
  ).body as unknown as {
    hits: { hits: { _source: Record<string, unknown> }[] };
    aggregations: Record<string, { buckets: { key: string; label?: string }[] }>;
  };

test('without the URL dispatcher a url_path is no address; with it, as usual, it leads to its page', async () => {
  const path = '/salas-10';
  expect((await visit(path)).headers.get('location')).toBe('/c/salas-10');
  expect((await visit(path, {}, flags({ useUrlDispatcher: false }))).headers.get('location')).toBeNull();
});

test('CAT-022 CAT-023 CAT-024 the ranges of prices are those of the store view, and say so', async () => {
  const asked = { _availableFilters: [{ field: 'price' }] };
  const ranges = async (more: object) =>
    (await search(asked, more)).aggregations.agg_range_price?.buckets.map(({ key, label }) => [key, label]);
  expect([await ranges({}), await ranges(having({ priceRanges: [50, 100, 150] }))]).toEqual([
    [
      ['0.0-500.0', '< $500'],
      ['500.0-2000.0', '$500 - $2,000'],
      ['2000.0-10000.0', '$2,000 - $10,000'],
      ['10000.0-*', '> $10,000'],
    ],
    [
      ['0.0-50.0', '< $50'],
      ['50.0-100.0', '$50 - $100'],
      ['100.0-150.0', '$100 - $150'],
      ['150.0-*', '> $150'],
    ],
  ]);
});

test('the older names of prices stand beside the others only where a store view wants them', async () => {
  const asked = { _appliedFilters: [{ attribute: 'sku', value: { eq: 'MESA' } }] };
  const [usual] = (await search(asked, {})).hits.hits.map(({ _source }) => _source);
  const [older] = (await search(asked, flags({ useOldFieldNames: true }))).hits.hits.map(({ _source }) => _source);
  expect([usual?.price_incl_tax, usual?.priceInclTax, older?.price_incl_tax, older?.priceInclTax]).toEqual([
    116,
    undefined,
    116,
    116,
  ]);
});

test('the number on the cart counts quantities, or lines where a store view wants that', async () => {
  const shopper = browser();
  const counted = async (more: object) => {
    const { body } = await shopper.post('/api/cart/update', { cartItem: { sku: 'MESA', qty: 1 } }, more);
    const pulled = await shopper.get('/api/cart/pull', more);
    const marker = [...shopper.jar].find(([name]) => name.startsWith('cart-marker-'))?.[1].split('.')[1];
    return [
      Number(marker),
      ...[body, pulled.body].map(({ meta }) => (meta?.cart as { count: number } | undefined)?.count),
    ];
  };
  expect([await counted({}), await counted({}), await counted(flags({ cartCount: 'items' }))]).toEqual([
    [1, 1, 1],
    [2, 2, 2],
    [1, 1, 1],
  ]);
});

test('a session ends with its first token where it may not renew itself', async () => {
  const { email, password } = await newCustomer();
  const isKept = async (more: object) => {
    const shopper = browser();
    await shopper.post('/api/user/login', { username: email, password, tokenCaptcha: '' });
    shopper.jar.delete('__Host-session');
    return (await shopper.get('/api/user/me', more)).status;
  };
  expect([await isKept({}), await isKept(flags({ autoRefreshTokens: false }))]).toEqual([200, 401]);
});

test('a setting that nobody knows is refused, and names itself', async () => {
  const answer = await visit('/', {}, flags({ allowOutOfStock: true })).catch((error: Error) => error);
  expect(String(answer)).toContain('STORE_SETTINGS: viu.flags');
});
