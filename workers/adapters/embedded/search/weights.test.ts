import { expect, test } from 'vitest';
import { embeddedCommerce } from '..';
import { category, env, NOON, product, serve, storeView } from '../testing/catalogue';

/** So long that two letters of it may be missing, whatever names begin with. */
const WORD = 'castilletero';
const times = (count: number): string => Array.from({ length: count }, () => WORD).join(' ');
const CATEGORY_OF_TIMES = 100;

interface Where {
  name?: number;
  keywords?: number;
  sku?: number;
  category?: number;
  description?: number;
}

/** A product that has the word as often as said in each column of the index, filled up so that all are equally long. */
function holding(id: number, { name = 0, keywords = 0, sku = 0, category: inCategory = 0, description = 0 }: Where) {
  const padding = Array.from(
    { length: 20 - name - keywords - sku - inCategory - description },
    (_, index) => `relleno${index}`,
  ).join(' ');
  return product(id, `Estuche ${times(name)}`, {
    sku: sku > 0 ? `AA-${id}-${WORD}` : `AA-${id}`,
    keywords: times(keywords),
    description: `${padding} ${times(description)}`,
    category_ids: inCategory > 0 ? [CATEGORY_OF_TIMES + inCategory] : [],
    category: [],
  });
}

const OTHERS = Array.from({ length: 20 }, (_, index) => product(500 + index, `Repisa ${index}`));
const CATEGORIES = [
  category(10, 'Casa'),
  ...[1, 2, 3, 4, 5].map((count) => category(CATEGORY_OF_TIMES + count, times(count))),
];

/**
 * The ids a search or its fallback in autocomplete finds, best first; of two that weigh the same, the later one comes
 * first.
 */
async function ranked(wheres: Where[], text: string): Promise<(number | undefined)[]> {
  const other = storeView('it');
  const products = wheres.map((where, index) => holding(index + 1, where));
  await serve(other, [...products, ...OTHERS], { category: CATEGORIES });
  const { catalogue } = embeddedCommerce(env, other, NOON);
  const cards =
    text === WORD
      ? (await catalogue.search(text, { filters: {}, sort: null }, 0, 50)).items
      : (await catalogue.suggest(text, 50)).products;
  return cards.map((card) => card.id);
}

test('SEARCH-023..027 a word in the name weighs 6, in keywords 5, in the sku 4, in a category 3, in the description 1', async () => {
  const inDescription = (description: number): Where => ({ description });
  for (const [where, weight] of [
    [{ name: 1 }, 6],
    [{ keywords: 1 }, 5],
    [{ sku: 1 }, 4],
    [{ category: 1 }, 3],
  ] as const)
    expect(await ranked([inDescription(weight + 1), where, inDescription(weight - 1)], WORD)).toEqual([1, 2, 3]);
});

/** Two letters of the word are missing: the live search forgives one. */
const MISSPELT = 'castilltro';

test('SEARCH-018..020 in the fallback of autocomplete a word in the name weighs 4, in the sku 2, in a category 1, elsewhere nothing', async () => {
  const inCategory = (count: number): Where => ({ category: count });
  expect(
    await ranked([inCategory(5), { name: 1 }, inCategory(3), { keywords: 3 }, { description: 9 }], MISSPELT),
  ).toEqual([1, 2, 3]);
  expect(await ranked([inCategory(3), { sku: 1 }, inCategory(1)], MISSPELT)).toEqual([1, 2, 3]);
});
