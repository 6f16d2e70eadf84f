import { expect, test } from 'vitest';
import { FakeShop, requestOf } from '../../tests/fakes/commerce';
import { client } from './api.fixture';
import { found, lamp } from './catalogue.fixture';

const WHOLESALE = 2;
const DAY_MS = 24 * 60 * 60 * 1000;

const SEARCH = '/api/catalog/viu/product/_search?request_format=search-query';

/** The group whose prices each of these searches was answered with. */
async function groupsOf(shop: FakeShop, ...bodies: Record<string, unknown>[]): Promise<number[]> {
  for (const body of bodies) expect((await client(shop).post(SEARCH, { _searchText: '', ...body })).status).toBe(200);
  return shop.catalogue.queries.map(({ groupId }) => groupId);
}

/** A group token of this shop, made so long ago. */
async function groupToken(shop: FakeShop, account = 'shop:7', ageMs = 0): Promise<string> {
  const { userTokens } = requestOf(shop).request;
  return String(await userTokens()?.issueGroup({ account, groupId: WHOLESALE }, Date.now() - ageMs));
}

test('PRICE-023 a group token proves the group whose prices are searched; a number alone, a forged or an old token prove none', async () => {
  const shop = new FakeShop();
  const token = await groupToken(shop);
  const altered = `${token.slice(0, -2)}${token.endsWith('AA') ? 'BB' : 'AA'}`;
  const bodies = [
    { groupToken: token },
    { groupToken: token, groupId: 9 },
    { groupId: WHOLESALE },
    { groupToken: altered },
  ];
  expect(
    await groupsOf(
      shop,
      ...bodies,
      { groupToken: await groupToken(shop, 'shop:7', DAY_MS + 1000) },
      { groupToken: await groupToken(shop, 'otra:7') },
    ),
  ).toEqual([WHOLESALE, WHOLESALE, 0, 0, 0, 0]);
});

test('who is signed in has the prices of their group, in searches and in the list of prices', async () => {
  const shop = new FakeShop();
  const customer = {
    kind: 'customer',
    account: 'shop:7',
    customerId: '7',
    groupId: WHOLESALE,
    sessionId: 's',
    signedInAt: 0,
    owner: 'a',
  } as const;
  const signedIn = client(shop, { principal: customer });
  await signedIn.post(SEARCH, { _searchText: '' });
  await signedIn.get('/api/product/render-list?skus=A');
  await client(shop).get('/api/product/render-list?skus=A');
  expect(
    shop.catalogue.queries
      .filter(({ filters }) => filters[0]?.attribute !== 'configurable_children.sku')
      .map(({ groupId }) => groupId),
  ).toEqual([WHOLESALE, WHOLESALE, 0]);
});

test('PRICE-005 documents come with everybody’s prices and price_is_current false where a group was named that nothing proves', async () => {
  const shop = new FakeShop();
  shop.catalogue.found = found([{ ...lamp, price_is_current: true }]);
  const token = await groupToken(shop);
  const current = async (body: Record<string, unknown>) => {
    const { hits } = (await client(shop).post(SEARCH, { _searchText: '', ...body })).body as unknown as {
      hits: { hits: { _source: object }[] };
    };
    return hits.hits.map(({ _source }) => _source);
  };
  expect(await current({ groupId: WHOLESALE })).toMatchObject([{ sku: 'LAMP-01', price_is_current: false }]);
  for (const body of [{}, { groupId: 0 }, { groupId: WHOLESALE, groupToken: token }])
    expect(await current(body)).toMatchObject([{ price_is_current: true }]);
});
