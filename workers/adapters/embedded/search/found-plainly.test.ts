import { beforeAll, describe, expect, test } from 'vitest';
import { tokens } from '../../../../src/domain/search/text';
import { embeddedCommerce } from '..';
import { env, NOON, product, type Raw, serve, storeView } from '../testing/catalogue';

const none = { filters: {}, sort: null };
const store = storeView('mavi');
const { catalogue } = embeddedCommerce(env, store, NOON);
const MOST = 999;

const search = async (text: string, size = MOST) => catalogue.search(text, none, 0, size, 'literal');
const idsOf = async (text: string) => (await search(text)).items.map(({ id }) => id);

/** The same numbers each time. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

describe('what is found is what a plain look at each product finds', () => {
  const WORDS = ['zurcal', 'mipodo', 'trelano', 'bicuva', 'frondel', 'quimbo', 'zurcalito'];
  const next = numbers(7);
  const some = (most: number) => Array.from({ length: next(most + 1) }, () => WORDS[next(WORDS.length)]).join(' ');
  const things: Raw[] = Array.from({ length: 70 }, (_, index) =>
    product(index + 1, `Pieza ${some(3)}`, {
      keywords: some(1),
      description: some(2),
      sku: `P-${index + 1}`,
      status: index % 9 === 0 ? 2 : 1,
    }),
  );
  const textsOf = (thing: Raw) =>
    [`${thing.name} ${thing.keywords}`, String(thing.description)].map((text) => tokens(text));
  const has = (words: string[], asked: string) => words.some((word) => word.startsWith(asked));

  /** How many of these words a product has, and how many of them name it. */
  const judged = (thing: Raw, asked: string[]): { has: number; named: number } => {
    const [naming = [], rest = []] = textsOf(thing);
    return {
      has: asked.filter((word) => has([...naming, ...rest], word)).length,
      named: asked.filter((word) => has(naming, word)).length,
    };
  };

  // A beginning that most products have says next to nothing, and what has it alone is noise: these have none of the
  // words.
  const OTHERS = Array.from({ length: 200 }, (_, index) => product(1000 + index, 'Repisa', { sku: `R-${index}` }));
  beforeAll(() => serve(store, [...things, ...OTHERS]));

  const QUERIES = Array.from({ length: 24 }, () => [
    ...new Set(Array.from({ length: 1 + next(4) }, () => WORDS[next(WORDS.length)] as string)),
  ]);
  test.each(QUERIES.map((asked) => [asked.join(' '), asked] as const))('%s', async (text, asked) => {
    const least = Math.max(1, Math.floor(asked.length * 0.75));
    const wanted = things
      .filter((thing) => thing.status === 1 && judged(thing, asked).has >= least)
      .map(({ id }) => id as number);
    const found = await idsOf(text);
    expect(found.toSorted((a, b) => a - b)).toEqual(wanted);
    const isPart = found.map((id) => judged(things[id - 1] as Raw, asked).named < asked.length);
    if (asked.length > 1) expect(isPart).toEqual(isPart.toSorted((a, b) => Number(a) - Number(b)));
  });
});

describe('of many', () => {
  const PRODUCTS = 1001;
  /** The first so many products have the word. */
  const HELD: [word: string, products: number][] = [
    ['mucho', PRODUCTS],
    ['justo', 1000],
    ['casi', 999],
    ['medio', 251],
    ['poco', 250],
  ];
  const held = (index: number) => HELD.filter(([, products]) => index < products).map(([word]) => word);

  beforeAll(() =>
    serve(
      store,
      Array.from({ length: PRODUCTS }, (_, index) => {
        const words = held(index).join(' ');
        return product(index + 1, index === 3 ? `Mucho ${words}` : index < 30 ? `Cosa ${words}` : 'Cosa', {
          sku: `C-${index + 1}`,
          description: index < 30 ? '' : words,
        });
      }),
    ),
  );

  test.each(HELD)(
    '%s: of %i no more than a thousand are told, and that there are more only where there are',
    async (word, products) => {
      const { total, isMore } = await search(word, 10);
      expect([total, isMore]).toEqual([Math.min(products, 1000), products > 1000 ? true : undefined]);
      const both = await search(`mucho ${word}`, 10);
      expect([both.total, both.isMore]).toEqual([Math.min(products, 1000), products > 1000 ? true : undefined]);
    },
  );

  test('those are looked at first whose name begins with the word, then those that have it in their name, though all others are newer', async () => {
    const found = await idsOf('mucho');
    expect(found[0]).toBe(4);
    expect(found.slice(0, 30).toSorted((a = 0, b = 0) => a - b)).toEqual(
      Array.from({ length: 30 }, (_, index) => index + 1),
    );
    expect((await idsOf('mucho justo')).slice(0, 30).toSorted((a = 0, b = 0) => a - b)).toEqual(
      Array.from({ length: 30 }, (_, index) => index + 1),
    );
  });

  test('what is no longer scored comes behind, each product once, and none is left out', async () => {
    for (const text of ['medio', 'casi', 'mucho casi']) {
      const found = await idsOf(text);
      const [, products = 0] = HELD.find(([word]) => text.endsWith(word)) ?? [];
      expect(found.toSorted((a = 0, b = 0) => a - b)).toEqual(
        Array.from({ length: products }, (_, index) => index + 1),
      );
    }
  });
});
