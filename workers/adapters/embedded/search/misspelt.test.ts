import { beforeAll, expect, test } from 'vitest';
import { DEMO } from '../../../../scripts/demo';
import type { ProductDocument } from '../../../../src/domain/catalogue/document';
import { foldText } from '../../../../src/domain/search/text';
import { MISSPELT_BY_HAND, type Misspelt, misspeltOf, RIGHT_BUT_UNSOLD } from '../../../../tests/relevance/misspelt';
import { sampledOf } from '../../../../tests/sample';
import { embeddedCommerce } from '..';
import { env, NOON, serve, storeView } from '../testing/catalogue';

const NONE = { filters: {}, sort: null };
const BY_RULE = 200;
/** A little below what all of them reach, and a third: 0.925 both. */
const BY_RULE_WANTED = 0.92;
const BY_HAND_WANTED = 0.9;
const store = storeView('viu');
const { catalogue } = embeddedCommerce(env, store, NOON);
const { product: products = [], ...more } = Object.fromEntries(
  (DEMO.find(({ storeCode }) => storeCode === 'viu')?.entities ?? []).filter(([entity]) =>
    ['attribute', 'taxrule', 'category', 'product', 'cms_block'].includes(entity),
  ),
);

beforeAll(() => serve(store, products, more, NOON));

/** The share of these whose first product is called what was meant, printed by the way they are misspelt. */
async function rightOf(list: readonly Misspelt[], first: (text: string) => Promise<string | undefined>) {
  const found: (Misspelt & { name: string; isRight: boolean })[] = [];
  for (const one of list) {
    const name = foldText((await first(one.text)) ?? '');
    found.push({ ...one, name, isRight: one.meant.test(name) });
  }
  const share = (some: typeof found) => some.filter(({ isRight }) => isRight).length / some.length;
  const ways = [...Map.groupBy(found, ({ way }) => way)].map(
    ([way, some]) => `${way} ${share(some).toFixed(2)} of ${some.length}`,
  );
  const wrong = found
    .filter(({ isRight }) => !isRight)
    .map(({ text, way, name }) => `  ${way}: ${text} → ${name || 'nothing'}`);
  console.log(`${share(found).toFixed(3)} of ${found.length} (${ways.join(', ')})\n${wrong.join('\n')}`);
  return share(found);
}

const listed = async (text: string) => (await catalogue.search(text, NONE, 0, 3)).items[0]?.name;
const offered = async (text: string) => (await catalogue.suggest(text, 3)).products[0]?.name;
// In an order of their own, so that the words drawn do not change with the order of a list.
const names = (products as ProductDocument[]).map(({ name }) => name).toSorted();

test('names that are misspelt by rule find what is called so', async () => {
  expect(await rightOf(sampledOf(misspeltOf(names, BY_RULE), 3), listed)).toBeGreaterThanOrEqual(BY_RULE_WANTED);
});

test('what people misspell finds what they mean, and is offered while they type', async () => {
  expect(await rightOf(sampledOf(MISSPELT_BY_HAND, 12), listed)).toBeGreaterThanOrEqual(BY_HAND_WANTED);
  expect(await rightOf(sampledOf(MISSPELT_BY_HAND, 12), offered)).toBeGreaterThanOrEqual(BY_HAND_WANTED);
});

test('a word that is right is not taken for another', async () => {
  const taken: string[] = [];
  for (const text of sampledOf(RIGHT_BUT_UNSOLD, 12)) {
    const { corrected, near } = await catalogue.search(text, NONE, 0, 3);
    if (corrected !== null || near.length > 0) taken.push(`${text} → ${corrected ?? near.join(', ')}`);
  }
  expect(taken).toEqual([]);
});
