import { beforeAll, expect, test } from 'vitest';
import { parseListingQuery } from '../../../../src/domain/catalogue/listing/listing';
import { embeddedCommerce } from '..';
import { ATTRIBUTES, env, NOON, product, serve, storeView } from '../testing/catalogue';

const store = storeView('mavi');
const shy = { ...store, flags: { ...store.flags, listOutOfStockProducts: false } };
const PRODUCTS = 1001;
const TEXT = 'taza alta roja grande fina blanca dulce tibia honda nueva';
const CODES = Array.from({ length: 16 }, (_, index) => `atributo_${index + 10}`);
const attributes = CODES.map((code, index) => ({
  ...ATTRIBUTES[0],
  id: 200 + index,
  attribute_id: 200 + index,
  attribute_code: code,
}));
const values = Object.fromEntries(CODES.map((code) => [code, '49']));

beforeAll(async () => {
  const products = Array.from({ length: PRODUCTS }, (_, index) =>
    product(index + 1, TEXT, { ...values, special_price: 500 }),
  );
  await serve(store, products, { attribute: [...ATTRIBUTES, ...attributes] });
});

test('an address that names every filter there is, is answered for a long category as for a search of ten words', async () => {
  const { catalogue } = embeddedCommerce(env, store, NOON);
  const discounts = Array.from({ length: 10 }, (_, index) => 10 * (index + 1)).join();
  const address = new URLSearchParams({ ...values, discount: discounts, price: '300-25000' });
  const query = parseListingQuery(address, await catalogue.listFilters());
  expect(Object.keys(query.filters)).toHaveLength(10);
  for (const view of [store, shy]) {
    const page = await embeddedCommerce(env, view, NOON).catalogue.category('muebles-10', query, 0, 5);
    expect([page?.listing.total, page?.listing.items.length]).toEqual([PRODUCTS, 5]);
  }
  expect(await catalogue.search(TEXT, query, 0, 5)).toMatchObject({ total: 1000, isMore: true });
});
