import { beforeAll, expect, test } from 'vitest';
import type { FilterClause, SearchQuery } from '../../../../src/commerce/catalogue';
import { emptyQuery } from '../../../../src/commerce/empty-query';
import { embeddedCommerce } from '..';
import { env, NOON, product, serve, storeView } from '../testing/catalogue';
import { plansOf } from '../testing/plans';

const store = storeView('mavi');
const { catalogue } = embeddedCommerce(env, store, NOON);
const PRODUCTS = 1300;
const BLUE = 1100;

const where = (
  attribute: string,
  value: FilterClause['value'],
  scope: FilterClause['scope'] = 'default',
): FilterClause => ({ attribute, value, scope });

const EVERYTHING: SearchQuery = { ...emptyQuery('product'), includeFields: ['sku'] };

const ask = (query: Partial<SearchQuery>) => catalogue.query({ ...EVERYTHING, ...query });

beforeAll(async () => {
  await serve(
    store,
    Array.from({ length: PRODUCTS }, (_, index) =>
      product(index + 1, `Taza ${index < 30 ? 'honda' : 'alta'}`, {
        sku: `TAZA-${index + 1}`,
        color: index < BLUE ? '49' : '50',
        price: 100 + index,
      }),
    ),
  );
});

test('of a long list all products are told without a choice, and under one more than a thousand, each filter counting its first thousand', async () => {
  const list = async (filters: Record<string, string[]>) =>
    (await catalogue.category('muebles-10', { filters, sort: 'final_price:desc' }, 0, 50))?.listing;
  const whole = await list({});
  expect([whole?.total, whole?.isMore, whole?.items[0]?.sku]).toEqual([PRODUCTS, undefined, `TAZA-${PRODUCTS}`]);
  const colours = whole?.filters.find(({ code }) => code === 'color');
  expect([colours?.isMore, colours?.options.map(({ quantity }) => quantity)]).toEqual([
    undefined,
    [BLUE, PRODUCTS - BLUE],
  ]);

  const blue = await list({ color: ['49'] });
  expect([blue?.isMore, blue?.items[0]?.sku]).toEqual([true, `TAZA-${BLUE}`]);
  expect(blue?.filters.every(({ isMore }) => isMore)).toBe(true);
  const red = await list({ color: ['50'] });
  expect([red?.total, red?.isMore]).toEqual([PRODUCTS - BLUE, undefined]);
  expect(red?.filters.find(({ code }) => code === 'price')?.isMore).toBeUndefined();
});

test('API-033 the catalogue search counts a thousand and says that there are more, as far as one pages', async () => {
  const listed = [where('status', { in: [0, 1] })];
  const totalOf = async (query: Partial<SearchQuery>) => {
    const found = await ask({ filters: listed, ...query });
    return found.ok && [found.value.total, found.value.isMore, found.value.items.length];
  };
  expect(await totalOf({})).toEqual([1000, true, 50]);
  expect(await totalOf({ from: 960 })).toEqual([1011, true, 50]);
  expect(await totalOf({ from: 1260 })).toEqual([PRODUCTS, undefined, 40]);
  expect(await totalOf({ filters: [where('category_ids', { in: [10] })] })).toEqual([1000, true, 50]);
  expect(await totalOf({ filters: [where('color', { in: ['50'] }, 'catalog')] })).toEqual([
    PRODUCTS - BLUE,
    undefined,
    50,
  ]);
  expect(await totalOf({ text: 'taza' })).toEqual([1000, true, 50]);
  expect(await totalOf({ text: 'taza honda' })).toEqual([30, undefined, 30]);
});

test('a long category answers the same whether its places are read or its products looked at', async () => {
  const category = where('category_ids', { in: [10] });
  const listed = where('visibility', { in: [2, 3, 4] });
  const available = ['color', 'discount', 'price', 'final_price'].map((field) => ({ field }));
  const queries: Partial<SearchQuery>[] = [
    {},
    { from: 1260 },
    { filters: [where('color', { in: ['50'] }, 'catalog')], availableFilters: available },
    {
      filters: [where('color', { eq: '49' }, 'catalog'), where('final_price', { lt: 300 })],
      sort: [{ field: 'final_price', direction: 'desc' }],
    },
    { filters: [where('color', { neq: '49' }, 'catalog')] },
    { filters: [where('color', { in: ['50'] }, 'catalog'), where('color', { in: ['49'] }, 'catalog')] },
  ];
  for (const { filters = [], ...query } of queries) {
    const asked = (...more: FilterClause[]) => ask({ ...query, filters: [category, ...more, ...filters] });
    const plan = await plansOf(env, /category_place/, (faked) =>
      embeddedCommerce(faked, store, NOON).catalogue.query({
        ...EVERYTHING,
        ...query,
        filters: [category, listed, ...filters],
      }),
    );
    expect(plan.some((step) => step.includes('category_place'))).toBe(true);
    expect(await asked(listed)).toEqual(await asked());
  }
});

test('of a common word those that have all words are found whatever there is of the others', async () => {
  const found = await ask({ text: 'taza honda', size: 30 });
  const skus = found.ok ? found.value.items.map((item) => Number(String((item as { sku?: string }).sku).slice(5))) : [];
  expect(skus.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 30 }, (_, index) => index + 1));
});

test('of those with fewer words the ones with the first word fill up eighty, and nothing is said of more than a thousand', async () => {
  const found = await ask({ text: 'honda inexistente', size: 50 });
  expect(found.ok && [found.value.total, found.value.isMore]).toEqual([30, undefined]);
  const many = await ask({ text: 'taza inexistente', size: 50 });
  expect(many.ok && [many.value.total, many.value.isMore]).toEqual([80, undefined]);
});

test('a field that only documents have is asked of a thousand products, and refused beyond with what helps', async () => {
  const refusal = { ok: false, problem: { status: 400, fields: [{ field: 'filters', rule: 'narrow' }] } };
  expect(await ask({ filters: [where('color', { eq: '49' })] })).toMatchObject(refusal);
  expect(await ask({ sort: [{ field: 'name', direction: 'asc' }] })).toMatchObject(refusal);
  const narrowed = await ask({ filters: [where('color', { eq: '50' }), where('final_price', { gte: 1100 })] });
  expect(narrowed.ok && narrowed.value.total).toBe(PRODUCTS - BLUE);
  expect(await ask({ text: 'taza', sort: [{ field: 'name', direction: 'asc' }] })).toMatchObject({ ok: true });
});

test('of the whole catalogue nothing is opened that a filter leaves out, whatever order it is wanted in', async () => {
  const nothing: Partial<SearchQuery>[] = [
    { filters: [where('price', { gte: 1e9 }, 'catalog')] },
    { filters: [where('final_price', { gte: 1e9 })], sort: [{ field: 'final_price', direction: 'desc' }] },
    { filters: [where('visibility', { eq: 9 })], sort: [{ field: 'discount', direction: 'desc' }] },
  ];
  for (const query of nothing) {
    const plan = await plansOf(env, / product /, (faked) =>
      embeddedCommerce(faked, store, NOON).catalogue.query({ ...EVERYTHING, ...query }),
    );
    expect(
      plan
        .filter((step) => /(?:SEARCH|SCAN) product /.test(step))
        .every((step) => step.includes('COVERING INDEX product_list')),
      plan.join('\n'),
    ).toBe(true);
  }
  expect(await ask({ sort: [{ field: 'final_price', direction: 'asc' }], size: 1 })).toMatchObject({
    ok: true,
    value: { items: [{ sku: 'TAZA-1' }] },
  });
  expect(await ask({ filters: [where('sku', { in: ['TAZA-7'] })] })).toMatchObject({ ok: true, value: { total: 1 } });
});

test('a sort or a filter that would open all products is refused beyond a thousand; the order of an index is not', async () => {
  const refusal = { ok: false, problem: { status: 400, fields: [{ field: 'filters', rule: 'narrow' }] } };
  for (const field of ['slug', 'url_path', 'type_id'])
    expect(await ask({ sort: [{ field, direction: 'asc' }] }), field).toMatchObject(refusal);
  expect(await ask({ filters: [where('sku', { like: '%-9' })] })).toMatchObject(refusal);
  expect(
    await ask({ filters: [where('status', { in: [0, 1] })], sort: [{ field: 'sku', direction: 'asc' }] }),
  ).toMatchObject(refusal);
  expect(await ask({ filters: [where('stock.is_in_stock', { eq: 0 })] })).toMatchObject(refusal);
  expect(await ask({ filters: [where('stock.is_in_stock', { eq: true })] })).toMatchObject({
    ok: true,
    value: { total: 1000 },
  });
  for (const field of ['sku', 'created_at'])
    expect(await ask({ sort: [{ field, direction: 'desc' }] }), field).toMatchObject({ ok: true });
  expect(await ask({ text: 'honda', sort: [{ field: 'slug', direction: 'asc' }] })).toMatchObject({ ok: true });
});
