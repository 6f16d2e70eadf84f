import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import type { FilterClause } from '../../../../src/commerce/catalogue';
import { emptyQuery } from '../../../../src/commerce/empty-query';
import { sampled, seedOf } from '../../../../tests/sample';
import { embeddedCommerce } from '..';
import { category, env, NOON, product, type Raw, serve, storeView } from '../testing/catalogue';
import { plansOf } from '../testing/plans';

const store = storeView('viu');
const CATEGORIES = [10, 11, 12, 13, 14];
const COLOURS = ['49', '50', '51'];
const LAST = 160;

interface Listed {
  id: number;
  /** In pesos without tax. */
  price: number;
  color: string;
  places: Map<number, number>;
}

/** Products in up to three of five categories, many in the same place; every ninth is hidden or disabled. */
function catalogueOf(random: (below: number) => number): { documents: Raw[]; listed: Listed[] } {
  const documents: Raw[] = [];
  const listed: Listed[] = [];
  for (let id = 1; id <= LAST; id += 1) {
    const places = new Map(
      Array.from({ length: random(4) }, () => [CATEGORIES[random(CATEGORIES.length)] as number, random(8)]),
    );
    const [price, color] = [100 * (1 + random(20)), COLOURS[random(3)] as string];
    const isHidden = id % 9 === 0;
    documents.push(
      product(id, `Mueble ${id}`, {
        price,
        color,
        category_ids: [...places.keys()],
        category: [...places].map(([category_id, position]) => ({ category_id, name: 'Muebles', position })),
        ...(isHidden ? (id % 2 === 0 ? { status: 2 } : { visibility: 1 }) : {}),
      }),
    );
    if (!isHidden) listed.push({ id, price, color, places });
  }
  return { documents, listed };
}

const [{ documents, listed }] = fc.sample(
  fc.infiniteStream(fc.nat()).map((numbers) => catalogueOf((below) => (numbers.next().value as number) % below)),
  { seed: 40, numRuns: 1 },
) as [ReturnType<typeof catalogueOf>];

interface Asked {
  categories: number[];
  /** Categories without products that are named too: of many, a choice and the order are told in other ways. */
  empty: number;
  colours: string[] | null;
  below: number | null;
  isSorted: boolean;
  from: number;
  size: number;
}

const ask = ({ categories, empty, colours, below, isSorted, from, size }: Asked, given: typeof env = env) => {
  const filters: FilterClause[] = [
    { attribute: 'visibility', value: { in: [2, 3, 4] }, scope: 'default' },
    {
      attribute: 'category_ids',
      value: { in: [...categories, ...Array.from({ length: empty }, (_, index) => 1000 + index)] },
      scope: 'default',
    },
  ];
  if (colours) filters.push({ attribute: 'color', value: { in: colours }, scope: 'catalog' });
  if (below !== null) filters.push({ attribute: 'final_price', value: { lt: below }, scope: 'default' });
  return embeddedCommerce(given, store, NOON).catalogue.query({
    ...emptyQuery('product'),
    includeFields: ['id'],
    filters,
    availableFilters: [{ field: 'color' }],
    sort: isSorted ? [{ field: 'category.position', direction: 'asc' }] : [],
    from,
    size,
  });
};

/** What the search has to answer, told product by product: total, ids of the page, products of each colour. */
function expected({ categories, colours, below, from, size }: Asked): unknown[] {
  const ord = ({ places }: Listed) =>
    Math.min(
      ...categories
        .filter((id) => places.has(id))
        .map((id) => (places.get(id) ?? 0) + (id === categories[0] ? 0 : 1_000_000)),
    );
  const found = listed.filter(
    ({ places, color, price }) =>
      categories.some((id) => places.has(id)) &&
      (colours?.includes(color) ?? true) &&
      (below === null || price < below),
  );
  const counts = COLOURS.map((color) => found.filter((one) => one.color === color).length);
  const ids = found.toSorted((a, b) => ord(a) - ord(b) || b.id - a.id).map(({ id }) => id);
  return [found.length, ids.slice(from, from + size), counts];
}

async function check(asked: Asked): Promise<void> {
  const found = await ask(asked);
  if (!found.ok) throw new Error(found.problem.message);
  const { items, total, aggregations } = found.value;
  const { buckets } = aggregations.agg_terms_color as { buckets: { key: string; doc_count: number }[] };
  const counts = COLOURS.map((color) => buckets.find(({ key }) => key === color)?.doc_count ?? 0);
  expect([total, items.map((item) => (item as { id?: number }).id), counts], JSON.stringify(asked)).toEqual(
    expected(asked),
  );
}

const PLAIN: Asked = { categories: [11, 12], empty: 0, colours: null, below: null, isSorted: false, from: 0, size: 5 };

const asked: fc.Arbitrary<Asked> = fc.record({
  categories: fc.shuffledSubarray(CATEGORIES, { minLength: 1 }),
  empty: fc.constantFrom(0, 0, 60, 1000),
  colours: fc.option(fc.subarray([...COLOURS, '52'], { minLength: 1 })),
  below: fc.option(fc.constantFrom(300, 1000)),
  isSorted: fc.boolean(),
  from: fc.constantFrom(0, 0, 3, 40),
  size: fc.constantFrom(2, 10, 50),
});

beforeAll(async () => {
  await serve(store, documents, { category: CATEGORIES.map((id) => category(id, `Muebles ${id}`)) });
});

test('a set of categories is listed by place, those of the first before the others, whatever is chosen and on any page', async () => {
  await fc.assert(fc.asyncProperty(asked, check), { seed: seedOf(40), numRuns: sampled(20, 800) });
}, 60_000);

test('the first products of each category are taken in the order of its index, and of many products all are put together', async () => {
  const stepsOf = (query: Asked) => plansOf(env, /ORDER BY placed\.ord/, (faked) => ask(query, { ...env, ...faked }));
  const isInOrder = (step: string) => step.includes('LAST TERM OF ORDER BY');
  expect((await stepsOf(PLAIN)).some(isInOrder)).toBe(true);
  expect((await stepsOf({ ...PLAIN, from: 9000, size: 50 })).some(isInOrder)).toBe(false);
});
