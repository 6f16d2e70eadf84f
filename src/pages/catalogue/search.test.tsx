import { expect, test } from 'vitest';
import { NOTHING_SAID } from '../../commerce/empty-query';
import { runInContext } from '../../commerce/request-context';
import { storeViews } from '../../config/stores';
import { testContext } from '../../features/shop/request-context.fixture';
import { documentMarkup } from '../../ui/document-markup';
import { SearchPage } from './search';

const ROW = 8;
const BIKES = { id: 70, name: 'Motos y bicis', slug: 'motos-y-bicis-70', productCount: 60, image: null, children: [] };
const card = (number: number, availability: string) => ({
  sku: `BICI-${number}`,
  parentSku: `BICI-${number}`,
  slug: `bici-${number}`,
  name: `Bici ${number}`,
  image: null,
  price: { gross: 100, regularGross: 100, discount: 0, until: null },
  tags: [],
  swatches: [],
  rating: null,
  credit: null,
  availability,
});

/** The page of a search that finds nothing, where these stand in the nearest category; and how much of that was read. */
async function nothingFound(inCategory: ReturnType<typeof card>[]) {
  const read: number[] = [];
  const catalogue = {
    listFilters: async () => new Map(),
    search: async () => ({
      total: 0,
      items: [],
      leftOut: null,
      near: [],
      soldOut: [],
      query: { filters: {}, sort: null },
    }),
    categories: async () => [BIKES],
    category: async (_slug: string, _query: object, start: number, size: number) => {
      read.push(size);
      return { listing: { items: inCategory.slice(start, start + size), total: inCategory.length } };
    },
    highlights: async () => [],
  };
  const context = testContext(catalogue as never, { query: new URLSearchParams({ q: 'bici acuática' }) });
  const html = await runInContext(context, async () => documentMarkup(<SearchPage />));
  return { read, names: [...html.matchAll(/>(Bici \d+)</g)].map(([, name]) => name) };
}

test('what is nearest is read as far as its row is full: eight where the first can be bought, further where some are sold out', async () => {
  const at = (number: number) => card(number, 'in_stock');
  const many = Array.from({ length: 60 }, (_, number) => at(number));
  const whole = await nothingFound(many);
  expect(whole).toEqual({ read: [ROW], names: many.slice(0, ROW).map(({ name }) => name) });

  const first = many.map((one, number) => (number < 3 ? card(number, 'out_of_stock') : one));
  const further = await nothingFound(first);
  expect(further).toEqual({ read: [ROW, ROW], names: many.slice(3, 3 + ROW).map(({ name }) => name) });

  const few = await nothingFound([at(1), at(2)]);
  expect(few).toEqual({ read: [ROW], names: ['Bici 1', 'Bici 2'] });
});

test.each([
  ['viu', 'No tenemos “vajilla”. Esto es lo más parecido: jarra, olla.', 'No vendemos “vajilla”'],
  ['de', '„vajilla“ haben wir nicht. Am nächsten kommt: jarra, olla.', '„vajilla“ verkaufen wir nicht'],
  ['it', '«vajilla» non ce l’abbiamo. Ecco ciò che più si avvicina: jarra, olla.', 'Non vendiamo «vajilla»'],
])(
  '%s says of what nobody sells what is nearest, or that there is none, with departments to go to',
  async (code, near, none) => {
    const page = async (found: object) => {
      const query = { filters: {}, sort: null };
      const catalogue = {
        listFilters: async () => new Map(),
        search: async () => ({
          total: 0,
          start: 0,
          perPage: 24,
          filters: [],
          until: null,
          items: [],
          text: 'vajilla',
          query,
          ...NOTHING_SAID,
          ...found,
        }),
        categories: async () => [BIKES],
        highlights: async () => [],
      };
      const [store] = storeViews(code);
      const context = testContext(catalogue as never, {
        query: new URLSearchParams({ q: 'vajilla' }),
        ...(store && { store }),
      });
      return await runInContext(context, async () => documentMarkup(<SearchPage />));
    };
    const items = [card(1, 'in_stock')];
    const instead = { total: 1, items, instead: { asked: 'vajilla', shown: 'jarra, olla' } };
    expect(await page(instead)).toContain(near);
    const empty = await page({ unsold: 'vajilla' });
    const isNamed = true;
    const links = [
      empty,
      await page(instead),
      await page({ unsold: 'vajilla', isNamed }),
      await page({ ...instead, isNamed }),
    ];
    expect(links.map((html) => html.includes('exacto=1'))).toEqual([false, false, true, true]);
    expect(empty).toContain(none);
    expect(empty).toContain('Motos y bicis');
    expect(await page({})).not.toContain(none);
  },
);
