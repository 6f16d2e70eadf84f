import { beforeAll, describe, expect, test } from 'vitest';
import type { FilterClause, SearchQuery, SearchResult } from '../../../../src/commerce/catalogue';
import { emptyQuery } from '../../../../src/commerce/empty-query';
import type { StoreView } from '../../../../src/domain/store-view';
import { embeddedCommerce } from '..';
import {
  ATTRIBUTES,
  category,
  configurable,
  env,
  MUEBLES,
  NOON,
  product,
  serve,
  storeView,
  TAX_RULE,
} from '../testing/catalogue';

const store = storeView('viu');
const { catalogue } = embeddedCommerce(env, store, NOON);

const where = (
  attribute: string,
  value: FilterClause['value'],
  scope: FilterClause['scope'] = 'default',
): FilterClause => ({ attribute, value, scope });

type Answer = Omit<SearchResult, 'items'> & { items: Record<string, unknown>[] };

const EVERYTHING: SearchQuery = emptyQuery('product');

async function ask(query: Partial<SearchQuery>): Promise<Answer> {
  const answer = await catalogue.query({ ...EVERYTHING, ...query });
  if (!answer.ok) throw new Error(answer.problem.message);
  return answer.value as Answer;
}

const ids = async (...filters: FilterClause[]) =>
  (await ask({ filters, sort: [{ field: 'id', direction: 'asc' }] })).items.map((item) => item.id);

beforeAll(async () => {
  await serve(
    store,
    [
      product(1, 'Mesa azul', {
        color: '49',
        price: 400,
        updated_at: '2026-05-01 00:00:00',
        category: [{ category_id: 10, name: 'Muebles', position: 2 }],
        climate: '201,202',
      }),
      product(2, 'Mesa roja', {
        color: 50,
        price: 1000,
        tier_prices: [{ customer_group_id: 5, qty: 1, value: 600 }],
        status: 0,
      }),
      configurable(
        3,
        'SILLA',
        'Silla',
        [
          ['SILLA-AZ', '49'],
          ['SILLA-RJ', '50'],
        ],
        {
          category_ids: [20, 21],
          category: [{ category_id: 20, name: 'Sillas', position: 5 }],
          updated_at: '2026-07-01 00:00:00',
        },
      ),
      product(4, 'Banca', {
        category_ids: [21],
        category: [{ category_id: 21, name: 'Bancas', position: 1 }],
        stock: { is_in_stock: false, qty: 0 },
        special_price: 800,
      }),
      product(5, 'Ropero', {
        category_ids: [20],
        category: [{ category_id: 20, name: 'Sillas', position: 1 }],
        price: 2500,
      }),
    ],
    {
      taxrule: [
        TAX_RULE,
        {
          ...TAX_RULE,
          id: 2,
          customer_tax_class_ids: [8],
          rates: [{ id: 2, tax_country_id: 'MX', tax_region_id: 0, rate: 8 }],
        },
      ],
      attribute: [
        ...ATTRIBUTES,
        {
          ...ATTRIBUTES[0],
          id: 150,
          attribute_id: 150,
          attribute_code: 'stock.color',
          default_frontend_label: 'Punteado',
        },
      ],
      category: [
        MUEBLES,
        category(20, 'Sillas', 10),
        category(21, 'Bancas', 20),
        category(22, 'Vacía', 10, { position: 15 }),
        category(23, 'Apagada', 10, { is_active: false }),
      ],
      review: [
        { id: 1, product_id: 1, title: 'Bien', detail: 'Muy bien', nickname: 'Ana', review_status: 1 },
        { id: 2, product_id: 1, title: 'Sin revisar', detail: '…', nickname: 'Eva', review_status: 2 },
      ],
      cms_page: [
        {
          id: 1,
          identifier: 'aviso-de-privacidad',
          title: 'Aviso de privacidad',
          content: '',
          active: true,
          store_id: [0],
        },
        { id: 2, identifier: 'aviso-de-cookies', title: 'Cookies', content: '', active: true, store_id: [0] },
        { id: 3, identifier: 'contacto', title: 'Contacto', content: '', active: true, store_id: [0] },
      ],
      cms_hierarchy: [
        { id: 7, identifier: 'ayuda', title: 'Ayuda', position: 2 },
        {
          node_id: 8,
          parent_node_id: 7,
          request_url: 'aviso-de-privacidad',
          label: 'Aviso',
          page_id: 1,
          level: 2,
          sort_order: 1,
        },
        { id: 9, identifier: 'apagado', title: 'Apagado', active: false },
      ],
      cms_block: [{ id: 1, identifier: 'pie', title: 'Pie', content: '', active: true, store_id: [0] }],
    },
  );
});

test('API-031 J15 eq and in take numbers and text alike', async () => {
  expect(await ids(where('sku', { eq: 'SKU-1' }))).toEqual([1]);
  expect(await ids(where('id', { in: ['1', 3] }))).toEqual([1, 3]);
  expect(await ids(where('color', { eq: 50 }))).toEqual([2]);
  expect(await ids(where('color', { in: ['50', 49] }))).toEqual([1, 2]);
  expect(await ids(where('status', { in: [1] }))).toEqual([1, 3, 4, 5]);
  expect(await ids(where('sku', { in: [] }))).toEqual([]);
});

test('API-031 neq, nin and ranges leave out; null asks whether there is a value', async () => {
  expect(await ids(where('sku', { neq: 'SKU-1' }))).toEqual([2, 3, 4, 5]);
  expect(await ids(where('color', { nin: ['49'] }))).toEqual([2, 3, 4, 5]);
  expect(await ids(where('color', { eq: null }))).toEqual([1, 2]);
  expect(await ids(where('color', { neq: null }))).toEqual([3, 4, 5]);
  expect(await ids(where('id', { gt: 1, lte: 3 }))).toEqual([2, 3]);
  expect(await ids(where('price', { gte: 1000, lt: 2500 }))).toEqual([2, 4]);
  expect(await ids(where('final_price', { lt: 1000 }))).toEqual([1, 4]);
});

test('API-031 of alternatives one has to hold, beside everything else that must', async () => {
  const any = (attribute: string, value: FilterClause['value']): FilterClause => ({
    ...where(attribute, value),
    alternative: true,
  });
  expect(await ids(any('sku', { in: ['SKU-1'] }), any('id', { gt: 4 }))).toEqual([1, 5]);
  expect(await ids(where('status', { in: [1] }), any('color', { in: ['50'] }), any('sku', { in: ['SKU-5'] }))).toEqual([
    5,
  ]);
  expect(await ids(any('climate', { in: [null] }), any('color', { in: ['50'] }))).toEqual([1, 2]);
  expect(await ids(any('sku', { nin: ['SKU-1', 'SKU-2', 'SILLA', 'SKU-4'] }))).toEqual([5]);
});

test('API-032 configurable_children.sku, category_ids, nested and unknown fields', async () => {
  expect(await ids(where('configurable_children.sku', { eq: 'SILLA-RJ' }))).toEqual([3]);
  expect(await ids(where('category_ids', { in: [20] }))).toEqual([3, 5]);
  expect(await ids(where('category.name', { eq: 'Bancas' }))).toEqual([3, 4]);
  expect(await ids(where('category.name.keyword', { eq: 'Bancas' }))).toEqual([3, 4]);
  expect(await ids(where('stock.is_in_stock', { eq: true }))).toEqual([1, 2, 3, 5]);
  expect(await ids(where('no_such_field', { eq: 1 }))).toEqual([]);
  expect(await ids(where('sku" OR 1=1 --', { eq: 1 }))).toEqual([]);
});

test('catalogue filters see the variants, the price with tax, and agree with the aggregations', async () => {
  expect(await ids(where('color', { in: ['49'] }, 'catalog'))).toEqual([1, 3]);
  expect(await ids(where('price', { gte: 928, lt: 1160 }, 'catalog'))).toEqual([4]);
  const answer = await ask({
    filters: [where('status', { in: [1] })],
    availableFilters: [{ field: 'color' }, { field: 'price' }, { field: 'discount' }],
  });
  expect(answer.aggregations).toEqual({
    agg_terms_color: { buckets: [{ key: '49', doc_count: 1 }] },
    agg_terms_color_options: {
      buckets: [
        { key: '49', doc_count: 1 },
        { key: '50', doc_count: 1 },
      ],
    },
    agg_range_price: {
      buckets: [
        { key: '0.0-500.0', doc_count: 1, from: 0, to: 500 },
        { key: '500.0-2000.0', doc_count: 2, from: 500, to: 2000 },
        { key: '2000.0-10000.0', doc_count: 1, from: 2000, to: 10000 },
        { key: '10000.0-*', doc_count: 0, from: 10000 },
      ],
    },
    agg_terms_discount: { buckets: [{ key: 20, doc_count: 1 }] },
  });
  expect(answer.attributeMetadata.map((attribute) => attribute.attribute_code)).toEqual(['color']);
});

test('VALID-010 a field with a dot is no attribute, not even where the catalogue has one of that name', async () => {
  const codes = async (...fields: string[]) =>
    (await ask({ availableFilters: fields.map((field) => ({ field })) })).attributeMetadata.map(
      (attribute) => attribute.attribute_code,
    );
  expect(await codes('color', 'stock.color', 'size')).toEqual(['color', 'size']);
});

test('API-027 API-034 J21 text alone is a search, the most relevant first, with filters and paging', async () => {
  expect((await ask({ text: 'mesa' })).items.map((item) => item.name).sort()).toEqual(['Mesa azul', 'Mesa roja']);
  const answer = await ask({ text: 'mesa azul', size: 1 });
  expect(answer).toMatchObject({
    total: 3,
    start: 0,
    perPage: 1,
    items: [{ name: 'Mesa azul', _score: expect.any(Number) }],
  });
  expect((await ask({ text: 'mesa', filters: [where('status', { in: [1] })] })).total).toBe(1);
  expect((await ask({ text: 'SILLA-RJ' })).items.map((item) => item.sku)).toEqual(['SILLA']);
});

test('API-034 words, order, a part of the list, fields and counts are heeded in one question', async () => {
  const answer = await ask({
    text: 'mesa',
    filters: [where('status', { in: [0, 1] })],
    sort: [{ field: 'name', direction: 'desc' }],
    from: 1,
    size: 1,
    includeFields: ['sku', 'name'],
    excludeFields: ['sku'],
    availableFilters: [{ field: 'color' }],
  });
  expect(answer).toMatchObject({
    total: 2,
    start: 1,
    perPage: 1,
    aggregations: {
      agg_terms_color: {
        buckets: expect.arrayContaining([
          { key: '49', doc_count: 1 },
          { key: '50', doc_count: 1 },
        ]),
      },
    },
  });
  expect(answer.items.map(({ _score, ...fields }) => fields)).toEqual([{ name: 'Mesa azul' }]);
});

test('CAT-014 without a sort a category comes by position and any other list newest change first', async () => {
  const inOrder = async (query: Partial<SearchQuery>) => (await ask(query)).items.map((item) => item.id);
  expect(await inOrder({ filters: [where('id', { in: [1, 3, 4] })] })).toEqual([3, 1, 4]);
  expect(await inOrder({ filters: [where('category_ids', { in: [20, 21] })] })).toEqual([5, 3, 4]);
  expect(
    await inOrder({ filters: [where('status', { in: [1] })], sort: [{ field: 'final_price', direction: 'desc' }] }),
  ).toEqual([5, 3, 4, 1]);
  expect(await inOrder({ sort: [{ field: 'name', direction: 'asc' }], size: 2, from: 1 })).toEqual([1, 2]);
});

test('API-034 a sort by random gives all of a list, in another order each time', async () => {
  const orders = await Promise.all(
    Array.from({ length: 20 }, async () =>
      (await ask({ sort: [{ field: 'random', direction: 'asc' }] })).items.map(({ id }) => id),
    ),
  );
  for (const order of orders) expect([...order].sort()).toEqual([1, 2, 3, 4, 5]);
  expect(new Set(orders.map(String)).size).toBeGreaterThan(1);
});

test('API-033 documents carry prices of the moment and of the group that asks', async () => {
  const [plain] = (await ask({ filters: [where('sku', { eq: 'SKU-2' })] })).items;
  const [grouped] = (await ask({ filters: [where('sku', { eq: 'SKU-2' })], groupId: 5 })).items;
  expect([plain?.price_incl_tax, grouped?.price_incl_tax]).toEqual([1160, 696]);
});

test('API-031 include and exclude fields reach into objects and lists, with a star at an end', async () => {
  const one = async (includeFields: string[] | null, excludeFields: string[] | null) => {
    const { _score, ...doc } =
      (await ask({ filters: [where('sku', { eq: 'SILLA' })], includeFields, excludeFields })).items[0] ?? {};
    return doc;
  };
  expect(await one(['sku', 'configurable_children.sku', 'stock.qty'], null)).toEqual({
    sku: 'SILLA',
    stock: { qty: 0 },
    configurable_children: [{ sku: 'SILLA-AZ' }, { sku: 'SILLA-RJ' }],
  });
  expect(await one(['configurable_children'], ['*.price*', 'configurable_children.stock'])).toMatchObject({
    configurable_children: [{ sku: 'SILLA-AZ', color: '49' }, {}],
  });
  expect(JSON.stringify(await one(['configurable_children'], ['*price*', '*.stock']))).not.toMatch(/price|stock/);
  expect(Object.keys(await one(['url_*'], null)).sort()).toEqual(['url_key', 'url_path']);
  expect(await one(null, ['*'])).toEqual({});
});

test('API-028 API-032 categories by parent, level, activity and count, by position', async () => {
  const categories = async (...filters: FilterClause[]) =>
    (await ask({ entity: 'category', filters, size: 4000 })).items.map((item) => item.name);
  expect(await categories(where('parent_id', { eq: 10 }))).toEqual(['Vacía', 'Sillas', 'Apagada']);
  expect(await categories(where('is_active', { eq: true }), where('product_count', { gt: 0 }))).toEqual([
    'Muebles',
    'Sillas',
    'Bancas',
  ]);
  expect(await categories(where('level', { eq: 2 }))).toEqual(['Muebles']);
  expect((await ask({ entity: 'category', filters: [where('id', { eq: 10 })] })).items[0]).toMatchObject({
    children_data: [{ id: 22 }, { id: 20, children_data: [{ id: 21 }] }, { id: 23 }],
  });
  expect((await ask({ entity: 'category', text: ' VACIA ' })).total).toBe(1);
});

test('API-029 API-030 API-032 attributes, tax rules, reviews and content come through the same layer; unapproved reviews do not', async () => {
  const found = async (entity: SearchQuery['entity'], ...filters: FilterClause[]) =>
    (await ask({ entity, filters })).items;
  expect(
    await found('attribute', where('attribute_code', { in: ['color', 'size'] }), where('is_visible', { in: [true] })),
  ).toHaveLength(2);
  expect(
    await found('attribute', where('attribute_id', { eq: '93' }), where('is_user_defined', { eq: true })),
  ).toMatchObject([{ attribute_code: 'color' }]);
  expect(await found('taxrule')).toMatchObject([{ rates: [{ rate: 16 }] }, { rates: [{ rate: 8 }] }]);
  expect(await found('review', where('product_id', { eq: 1 }))).toMatchObject([{ title: 'Bien' }]);
  expect(await found('cms_block', where('identifier', { in: ['pie'] }))).toMatchObject([{ title: 'Pie' }]);
});

test('API-166 pages are found by identifier or like a pattern, in which only % stands for more', async () => {
  const found = async (...filters: FilterClause[]) =>
    (await ask({ entity: 'cms_page', filters })).items.map(({ identifier }) => identifier);
  expect(await found(where('identifier', { eq: 'aviso-de-privacidad' }))).toEqual(['aviso-de-privacidad']);
  expect((await found(where('identifier', { like: 'AVISO-%' }))).sort()).toEqual([
    'aviso-de-cookies',
    'aviso-de-privacidad',
  ]);
  expect(await found(where('identifier', { like: 'aviso-de-privacidad' }))).toEqual(['aviso-de-privacidad']);
  expect(await found(where('identifier', { like: 'aviso_%' }))).toEqual([]);
  expect(await ids(where('sku', { like: '%no-such%' }))).toEqual([]);
  expect((await ids(where('sku', { like: '%' }))).length).toBeGreaterThan(2);
});

test('API-168 the tree of content pages is read node by node, in order, what is not active left out', async () => {
  const found = async (...filters: FilterClause[]) => (await ask({ entity: 'cms_hierarchy', filters })).items;
  expect((await found()).map(({ identifier }) => identifier)).toEqual(['aviso-de-privacidad', 'ayuda']);
  expect(await found(where('parent_id', { eq: 7 }))).toMatchObject([
    { id: 8, title: 'Aviso', page_id: 1, level: 2, active: true, store_id: [0] },
  ]);
  expect(await found(where('identifier', { in: ['apagado'] }))).toEqual([]);
});

test('CAT-030 4000 categories come where no size is asked for, by position, active ones alone where they are asked for', async () => {
  const answer = await ask({ entity: 'category', size: 0, filters: [where('is_active', { eq: true })] });
  expect([answer.perPage, answer.items.map(({ id, position }) => [id, position])]).toEqual([
    4000,
    [
      [10, 10],
      [22, 15],
      [20, 20],
      [21, 21],
    ],
  ]);
});

test('CAT-015 categories come by id descending where that is asked for', async () => {
  const answer = await ask({ entity: 'category', sort: [{ field: 'id', direction: 'desc' }] });
  expect(answer.items.map((item) => item.id)).toEqual([23, 22, 21, 20, 10]);
});

describe('where tax goes by group', () => {
  const taxed = async (tax: Partial<StoreView['tax']>, groupId: number) => {
    const own = embeddedCommerce(env, { ...store, tax: { ...store.tax, ...tax } }, NOON).catalogue;
    const filters = [where('sku', { eq: 'SKU-1' })];
    const found = await own.query({ ...EVERYTHING, filters, groupId });
    return found.ok && found.value.items.map((item) => (item as Record<string, unknown>).price_incl_tax)[0];
  };

  test('PRICE-017 PRICE-018 the rule has to name the class of the customer: the configured one, or their group', async () => {
    expect(await taxed({}, 0)).toBe(464);
    expect([
      await taxed({ userGroupId: 3 }, 0),
      await taxed({ userGroupId: 3 }, 8),
      await taxed({ userGroupId: 3 }, 9),
    ]).toEqual([464, 432, 400]);
    expect(await taxed({ userGroupId: 8 }, 0)).toBe(432);
    expect(await taxed({ userGroupId: 8, useOnlyDefaultUserGroupId: true }, 3)).toBe(432);
  });
});

test('API-167 CMS-012 CMS-013 of blocks and pages 150 come where no size is asked for, and at most 500', async () => {
  for (const entity of ['cms_block', 'cms_page'] as const) {
    expect((await ask({ entity, size: 0 })).perPage).toBe(150);
    expect((await ask({ entity, size: 5000 })).perPage).toBe(500);
  }
});

test('LIMIT-001 LIMIT-008 LIMIT-009 sizes are cut to what an entity may answer, and one pages to the 10,000th result', async () => {
  expect((await ask({ size: 5000 })).perPage).toBe(999);
  expect((await ask({ entity: 'category', size: 5000 })).perPage).toBe(4000);
  expect((await ask({ entity: 'attribute', size: 0 })).perPage).toBe(150);
  expect((await ask({ entity: 'attribute', size: 5000 })).perPage).toBe(1000);
  expect((await ask({ from: 9950, size: 50 })).items).toEqual([]);
  const beyond = await catalogue.query({ ...EVERYTHING, from: 9951 });
  expect(beyond).toMatchObject({ ok: false, problem: { status: 400, fields: [{ field: 'from' }] } });
  const filters = Array.from({ length: 100 }, () => where('sku', { eq: 'x' }));
  expect(await catalogue.query({ ...EVERYTHING, filters })).toMatchObject({ ok: false, problem: { status: 400 } });
});

test.each(['constructor', '__proto__', 'toString'])('a field called %s is one that no document has', async (field) => {
  expect((await ask({ sort: [{ field, direction: 'asc' }] })).total).toBeGreaterThan(0);
  expect(await ids(where(field, { eq: 1 }))).toEqual([]);
  expect((await ask({ availableFilters: [{ field }] })).aggregations[`agg_terms_${field}`]).toEqual({ buckets: [] });
});
