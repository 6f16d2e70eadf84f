import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { purge } from '../../../../functions/purge';
import type { FilterClause } from '../../../../src/commerce/catalogue';
import { emptyQuery } from '../../../../src/commerce/empty-query';
import type { Listing, ListingQuery, Sort } from '../../../../src/domain/catalogue/product';
import { sampled, seedOf } from '../../../../tests/sample';
import { embeddedCommerce } from '..';
import { importStock } from '../import/stock';
import { repriceDue } from '../reprice-due';
import { refreshVersion } from '../served/version-pointer';
import {
  category,
  configurable,
  env,
  MUEBLES,
  NOON,
  product,
  type Raw,
  serve,
  storeView,
  stream,
} from '../testing/catalogue';

const store = storeView('viu');
const shy = { ...store, flags: { ...store.flags, listOutOfStockProducts: false } };
const HOUR = 3_600_000;
const MOST = 1000;
const COLOURS = ['49', '50', '51'];
const SIZES = ['167', '168'];
const MATERIALS = ['1', '2'];

/** A product as a list sees it: prices in centavos, what it has as one entry for each variant. */
interface Listed {
  id: number;
  ord: number;
  gross: number;
  discount: number;
  available: boolean;
  variants: Record<string, string>[];
}

/**
 * 1,150 products, every fifth with variants; some reduced, without price, sold out, below the category, in both, hidden
 * or disabled.
 */
function catalogueOf(random: (below: number) => number): { documents: Raw[]; listed: Listed[] } {
  const documents: Raw[] = [];
  const listed: Listed[] = [];
  for (let id = 1; id <= 1150; id += 1) {
    const price = 100 * (1 + random(60));
    const isReduced = random(4) === 0;
    const [position, below] = [random(200), random(200)];
    const places = [[10, position] as const, [11, below] as const].filter(
      (_, index) => id % 3 === 0 || index === id % 2,
    );
    const own: Record<string, string> = random(10) === 0 ? {} : { material: MATERIALS[random(2)] as string };
    const isHidden = id % 50 === 0;
    const more: Raw = {
      ...own,
      price,
      special_price: isReduced ? price * 0.75 : null,
      category_ids: places.map(([categoryId]) => categoryId),
      category: places.map(([category_id, at]) => ({ category_id, name: 'Muebles', position: at })),
      ...(isHidden ? (id % 100 === 0 ? { status: 2 } : { visibility: 1 }) : {}),
    };
    const ord = places.some(([categoryId]) => categoryId === 10) ? position : below + 1_000_000;
    const shown: Listed = {
      id,
      ord,
      gross: isReduced ? price * 87 : price * 116,
      discount: isReduced ? 25 : 0,
      available: true,
      variants: [],
    };
    if (id % 5 === 0) {
      const children =
        id % 75 === 0
          ? []
          : [0, 1].map(() => ({ color: COLOURS[random(3)] as string, size: SIZES[random(2)] as string }));
      documents.push(
        configurable(
          id,
          `CONF-${id}`,
          `Mueble ${id}`,
          children.map(({ color, size }, index) => [`CONF-${id}-${index}`, color, { ...more, size }]),
          more,
        ),
      );
      if (children.length === 0) Object.assign(shown, { gross: 0, discount: 0, available: false, variants: [own] });
      else shown.variants = children.map((child) => ({ ...own, ...child }));
    } else {
      const values = {
        ...own,
        color: COLOURS[random(3)] as string,
        ...(random(3) === 0 ? {} : { size: SIZES[random(2)] as string }),
      };
      shown.available = random(6) > 0;
      documents.push(
        product(id, `Mueble ${id}`, {
          ...more,
          ...values,
          stock: { is_in_stock: shown.available, qty: shown.available ? 5 : 0, manage_stock: true },
        }),
      );
      shown.variants = [values];
    }
    if (!isHidden) listed.push(shown);
  }
  return { documents, listed };
}

const [{ documents, listed }] = fc.sample(
  fc.infiniteStream(fc.nat()).map((numbers) => catalogueOf((below) => (numbers.next().value as number) % below)),
  { seed: 12, numRuns: 1 },
) as [ReturnType<typeof catalogueOf>];

const RANGES: Record<string, [number, number]> = {
  '0-500': [0, 50_000],
  '500-2000': [50_000, 200_000],
  '2000-10000': [200_000, 1_000_000],
  '10000-*': [1_000_000, Number.POSITIVE_INFINITY],
  '300-2500': [30_000, 250_000],
};

const valuesOf = ({ gross, discount }: Listed, variant: Record<string, string>, code: string): string[] => {
  if (code === 'price')
    return Object.keys(RANGES).filter((id) => gross >= (RANGES[id]?.[0] ?? 0) && gross < (RANGES[id]?.[1] ?? 0));
  if (code === 'discount') return discount > 0 ? [String(Math.ceil(discount / 10) * 10)] : [];
  return variant[code] === undefined ? [] : [variant[code]];
};

const left = (one: Listed, filters: ListingQuery['filters']) =>
  one.variants.filter((variant) =>
    Object.entries(filters).every(([code, values]) =>
      valuesOf(one, variant, code).some((value) => values.includes(value)),
    ),
  );

const byPlace = (a: Listed, b: Listed) => a.ord - b.ord || b.id - a.id;
const ORDERS: Record<Sort | 'place', (a: Listed, b: Listed) => number> = {
  place: byPlace,
  final_price: (a, b) => a.gross - b.gross || b.id - a.id,
  'final_price:desc': (a, b) => b.gross - a.gross || b.id - a.id,
  discount: (a, b) => a.discount - b.discount || b.id - a.id,
  'discount:desc': (a, b) => b.discount - a.discount || b.id - a.id,
  'id:desc': (a, b) => b.id - a.id,
};

interface Asked {
  filters: ListingQuery['filters'];
  sort: Sort | null;
  start: number;
  size: number;
  isShy: boolean;
}

/** What the list has to answer, told product by product. */
function expected({ filters, sort, start, size, isShy }: Asked) {
  const all = listed.filter(({ available }) => available || !isShy).sort(byPlace);
  const under = (chosen: ListingQuery['filters']) => all.filter((one) => left(one, chosen).length > 0);
  const found = under(filters);
  const page = found
    .toSorted((a, b) => Number(a.gross === 0) - Number(b.gross === 0) || ORDERS[sort ?? 'place'](a, b))
    .slice(start, start + size);
  const isWhole = Object.keys(filters).length === 0 && !isShy;
  const counts = (code: string) => {
    const { [code]: own, ...others } = filters;
    const counted = under(others);
    const first = isWhole ? counted : counted.slice(0, MOST);
    const quantities = new Map<string, number>();
    for (const one of first) {
      const values = new Set(left(one, others).flatMap((variant) => valuesOf(one, variant, code)));
      for (const value of values) quantities.set(value, (quantities.get(value) ?? 0) + 1);
    }
    return { quantities, isMore: !isWhole && counted.length > MOST };
  };
  return { total: found.length, isMore: !isWhole && found.length > MOST, ids: page.map(({ id }) => id), counts };
}

const ask = async (view: typeof store, { filters, sort, start, size }: Asked, now = NOON): Promise<Listing> => {
  const page = await embeddedCommerce(env, view, now).catalogue.category('muebles-10', { filters, sort }, start, size);
  if (!page) throw new Error('no such category');
  return page.listing;
};

async function check(asked: Asked): Promise<void> {
  const [got, wanted] = [await ask(asked.isShy ? shy : store, asked), expected(asked)];
  const about = JSON.stringify(asked);
  expect([got.total, got.isMore ?? false, got.items.map(({ id }) => id)], about).toEqual([
    wanted.total,
    wanted.isMore,
    wanted.ids,
  ]);
  for (const { code, options, isMore = false } of got.filters) {
    const { quantities, isMore: wantedMore } = wanted.counts(code);
    const shown = options.map(({ id, quantity }) => [id, quantity]);
    expect([code, isMore, ...shown], about).toEqual([
      code,
      wantedMore,
      ...options.map(({ id }) => [id, quantities.get(id) ?? 0]),
    ]);
    if (code !== 'price') expect(options.filter(({ quantity }) => quantity > 0).length, about).toBe(quantities.size);
  }
}

const some = (values: string[]) => fc.option(fc.subarray(values, { minLength: 1 }), { nil: undefined });
const asked: fc.Arbitrary<Asked> = fc.record({
  filters: fc
    .record({
      color: some(COLOURS),
      size: some(SIZES),
      material: some(MATERIALS),
      discount: fc.option(fc.constantFrom(['30'], ['10', '30'], ['50']), { nil: undefined }),
      price: fc.option(fc.constantFrom(['500-2000'], ['2000-10000'], ['300-2500'], ['10000-*']), { nil: undefined }),
    })
    .map(
      (filters) =>
        Object.fromEntries(
          Object.entries(filters).filter(([, values]) => values !== undefined),
        ) as ListingQuery['filters'],
    ),
  sort: fc.constantFrom(null, ...(Object.keys(ORDERS).filter((name) => name !== 'place') as Sort[])),
  start: fc.constantFrom(0, 0, 50, 450, 1050),
  size: fc.constantFrom(5, 50),
  isShy: fc.boolean(),
});

beforeAll(async () => {
  await serve(store, documents, { category: [MUEBLES, category(11, 'Sillas', 10)] });
});

test('only the category that lists more than a thousand has places, one for each product that it lists', async () => {
  const { results } = await env.CATALOGUE.prepare(
    'SELECT category_id AS id, count(*) AS places, count(DISTINCT pid) AS products FROM category_place GROUP BY 1',
  ).all();
  expect(results).toEqual([{ id: 10, places: listed.length, products: listed.length }]);
});

test('a long list answers what looking at each product would, whatever is chosen, in any order, on any page', async () => {
  const whole: Asked = { filters: {}, sort: null, start: 0, size: 50, isShy: false };
  await check(whole);
  await check({ ...whole, isShy: true });
  await fc.assert(fc.asyncProperty(asked, check), { seed: seedOf(12), numRuns: sampled(15, 600) });
}, 60_000);

test('the catalogue search lists a long category in the same order', async () => {
  const { catalogue } = embeddedCommerce(env, store, NOON);
  const listing = async (categories: number[], colours: string[]) => {
    const filters: FilterClause[] = [
      { attribute: 'visibility', value: { in: [2, 3, 4] }, scope: 'default' },
      { attribute: 'category_ids', value: { in: categories }, scope: 'default' },
      { attribute: 'color', value: { in: colours }, scope: 'catalog' },
    ];
    const found = await catalogue.query({
      ...emptyQuery('product'),
      includeFields: ['id'],
      filters,
      from: 20,
      size: 40,
    });
    return found.ok && [found.value.total, found.value.items.map((item) => (item as { id?: number }).id)];
  };
  const blue = listed.filter((one) => left(one, { color: ['49'] }).length > 0).sort(byPlace);
  const wanted = [blue.length, blue.slice(20, 60).map(({ id }) => id)];
  expect(await listing([10, 11], ['49'])).toEqual(wanted);
  expect(await listing([10, 11, 12], ['49'])).toEqual(wanted);
});

test('a choice that is none leaves the list as it is', async () => {
  const listing = await ask(store, { filters: { price: ['cara'] }, sort: null, start: 0, size: 5, isShy: false });
  expect([listing.total, listing.filters.find(({ code }) => code === 'price')?.isMore]).toEqual([listed.length, true]);
});

test('a version without places is listed product by product, with the same answer', async () => {
  const query: Asked = {
    filters: { color: ['49'], size: ['168'] },
    sort: 'final_price',
    start: 0,
    size: 50,
    isShy: false,
  };
  const before = await ask(store, query);
  await env.CATALOGUE.batch([
    env.CATALOGUE.prepare('CREATE TABLE kept AS SELECT * FROM category_place'),
    env.CATALOGUE.prepare('DELETE FROM category_place'),
    env.CATALOGUE.prepare('UPDATE catalogue SET revision = revision + 1'),
  ]);
  await refreshVersion(env, store.storeCode);
  expect(await ask(store, query)).toEqual(before);
  await env.CATALOGUE.batch([
    env.CATALOGUE.prepare('INSERT INTO category_place SELECT * FROM kept'),
    env.CATALOGUE.prepare('DROP TABLE kept'),
    env.CATALOGUE.prepare('UPDATE catalogue SET revision = revision + 1'),
  ]);
});

test('prices that a window opens or a file brings move in long lists with their products', async () => {
  const opening = {
    special_price: 10,
    special_from_date: '2026-11-20 13:00:00',
    special_to_date: '2026-11-21 13:00:00',
  };
  await serve(store, [...documents, product(2000, 'Mueble que baja', { price: 100, ...opening })], {
    category: [MUEBLES, category(11, 'Sillas', 10)],
  });
  const cheapest = async (now: number) =>
    (await ask(store, { filters: { discount: ['90'] }, sort: 'final_price', start: 0, size: 5, isShy: false }, now))
      .items;
  expect(await cheapest(NOON)).toEqual([]);
  expect(await repriceDue(env, NOON + 2 * HOUR)).toBe(1);
  expect((await cheapest(NOON + 2 * HOUR)).map(({ id }) => id)).toEqual([2000]);
  const file = 'sku,price,special_price\nSKU-2000,5,\n';
  expect(await importStock(env, store, stream(file), NOON + 2 * HOUR)).toMatchObject({ ok: true });
  expect(await cheapest(NOON + 2 * HOUR)).toEqual([]);
  const listing = await ask(
    store,
    { filters: {}, sort: 'final_price', start: 0, size: 1, isShy: false },
    NOON + 2 * HOUR,
  );
  expect(listing.items.map(({ id, price }) => [id, price.gross])).toEqual([[2000, 580]]);
});

test('a replaced version takes its places with it, what is served keeps them', async () => {
  const versionsIn = async (table: string) =>
    (
      await env.CATALOGUE.prepare(`SELECT DISTINCT version FROM ${table} ORDER BY 1`).all<{ version: number }>()
    ).results.map(({ version }) => version);
  const both = await versionsIn('category_place');
  expect([both.length, await versionsIn('category_facet')]).toEqual([2, both]);
  await purge(env, NOON + 24 * HOUR);
  expect([await versionsIn('category_place'), await versionsIn('category_facet')]).toEqual([
    both.slice(1),
    both.slice(1),
  ]);
});
