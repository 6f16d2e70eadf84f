import { expect, test } from 'vitest';
import { client } from './api.fixture';

const PRODUCTS = '/api/catalog/viu/product/_search?request_format=search-query';

const statusOf = async (query: string) => (await client().post(`${PRODUCTS}${query}`, {})).status;

test('a search of 250 whole products is answered, one of 251 is refused with the limit', async () => {
  expect([await statusOf('&size=249'), await statusOf('&size=250'), await statusOf('&size=251')]).toEqual([
    200, 200, 422,
  ]);
  const { shop, post } = client();
  const refused = await post(`${PRODUCTS}&size=999`, {});
  expect(refused.body).toMatchObject({
    code: 422,
    result: [{ field: 'size', rule: 'cost' }],
    meta: { cost: 39_960, maxCost: 10_000, maxSize: 250 },
  });
  expect(shop.catalogue.queries).toEqual([]);
});

test('LIMIT-001 999 products of ten fields are answered, of eleven they are not, and no field at all costs nothing', async () => {
  const fields = (count: number) =>
    `&size=999&_source_include=${Array.from({ length: count }, (_, index) => `campo_${index}`).join(',')}`;
  expect([
    await statusOf(fields(10)),
    await statusOf(fields(11)),
    await statusOf('&size=999&_source_exclude=*'),
  ]).toEqual([200, 422, 200]);
});

test.each(['*', 'configurable_children.*', 'sku,name*'])('a pattern costs the whole document: %s', async (pattern) => {
  expect([
    await statusOf(`&size=250&_source_include=${pattern}`),
    await statusOf(`&size=251&_source_include=${pattern}`),
  ]).toEqual([200, 422]);
});

test('naming a field many times, or leaving a few out, makes nothing cheaper or dearer', async () => {
  expect(await statusOf(`&size=999&_source_include=${Array(30).fill('sku').join(',')}`)).toBe(200);
  expect(await statusOf('&size=251&_source_exclude=sgn')).toBe(422);
  expect([
    await statusOf('&size=500&_source_include=configurable_children'),
    await statusOf('&size=501&_source_include=configurable_children'),
  ]).toEqual([200, 422]);
});

test('a page of 50 whole products is what it was', async () => {
  expect([await statusOf(''), await statusOf('&size=50'), await statusOf('&size=50&_source_include=*')]).toEqual([
    200, 200, 200,
  ]);
});

test('a hundred fields are compared with those of a product, no more, a repeated one once', async () => {
  const names = (count: number, name = 'sku') =>
    Array.from({ length: count }, (_, index) => `${name}${index}*`).join(',');
  for (const parameter of ['_source_include', '_source_exclude']) {
    expect(
      [await statusOf(`&${parameter}=${names(100)}`), await statusOf(`&${parameter}=${names(101)}`)],
      parameter,
    ).toEqual([200, 422]);
    expect(await statusOf(`&${parameter}=${Array(900).fill('sku').join(',')}`), parameter).toBe(200);
  }
});
