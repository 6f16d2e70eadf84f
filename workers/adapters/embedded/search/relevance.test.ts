import { expect, test } from 'vitest';
import { DEMO } from '../../../../scripts/demo';
import type { AttributeDocument, ProductDocument } from '../../../../src/domain/catalogue/document';
import { toDecimal } from '../../../../src/domain/money';
import { JUDGED } from '../../../../tests/relevance/judged';
import { grade, judgeable, ndcg } from '../../../../tests/relevance/ndcg';
import { embeddedCommerce } from '..';
import { env, NOON, serve, storeView } from '../testing/catalogue';

const WANTED = 0.85;
const NONE = { filters: {}, sort: null };
const STORE = 'viu';

const rounded = (value: number): string => value.toFixed(3);

test(`a judged list of ${JUDGED.length} queries of Mexican shoppers finds what they mean: NDCG@10 of ${WANTED} at least`, async () => {
  const store = storeView(STORE);
  const { product = [], ...more } = Object.fromEntries(
    (DEMO.find(({ storeCode }) => storeCode === STORE)?.entities ?? []).filter(([entity]) =>
      ['attribute', 'taxrule', 'category', 'product', 'cms_block'].includes(entity),
    ),
  );
  await serve(store, product, more, NOON);
  const { catalogue } = embeddedCommerce(env, store, NOON);
  const labels = new Map(
    (more.attribute as AttributeDocument[]).map((one) => [
      one.attribute_code,
      new Map(one.options.map(({ value, label }) => [value, label])),
    ]),
  );
  const prices = new Map<string, number>();
  for (const { sku } of product as ProductDocument[]) prices.set(sku, 0);
  for (const card of await catalogue.cards([...prices.keys()])) prices.set(card.parentSku, toDecimal(card.price.gross));
  const documents = new Map(
    (product as ProductDocument[]).map((doc) => [doc.sku, judgeable(doc, labels, prices.get(doc.sku) ?? 0)]),
  );

  const unanswered = JUDGED.filter((judged) => ![...documents.values()].some((doc) => grade(doc, judged) > 0)).map(
    ({ query }) => query,
  );
  expect(
    unanswered,
    'nothing in the demo answers these any more: judge them anew in tests/relevance/judged.ts',
  ).toEqual([]);

  const scores: [query: string, score: number, first: string][] = [];
  for (const judged of JUDGED) {
    const { items } = await catalogue.search(judged.query, NONE, 0, 10);
    const found = items.map(({ parentSku }) => documents.get(parentSku));
    const score = ndcg(
      found.map((doc) => (doc ? grade(doc, judged) : 0)),
      [...documents.values()].map((doc) => grade(doc, judged)),
    );
    scores.push([
      judged.query,
      score,
      items
        .map(({ name }) => name)
        .slice(0, 3)
        .join(' · '),
    ]);
  }
  const mean = scores.reduce((sum, [, score]) => sum + score, 0) / scores.length;
  const worst = scores.toSorted(([, a], [, b]) => a - b).slice(0, 20);
  console.log(
    `NDCG@10 of ${scores.length} queries: ${rounded(mean)}\n${worst.map(([query, score, first]) => `  ${rounded(score)}  ${query} → ${first}`).join('\n')}`,
  );
  expect(mean).toBeGreaterThanOrEqual(WANTED);
});
