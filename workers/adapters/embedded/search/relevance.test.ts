import { beforeAll, expect, test } from 'vitest';
import { DEMO } from '../../../../scripts/demo';
import type { AttributeDocument, ProductDocument } from '../../../../src/domain/catalogue/document';
import { toDecimal } from '../../../../src/domain/money';
import { ASKED, ASKED_LATER } from '../../../../tests/relevance/asked';
import { BY_A_LETTER_WRITER } from '../../../../tests/relevance/by-a-letter-writer';
import { BY_DEPARTMENT } from '../../../../tests/relevance/by-department';
import { BY_ELDERS, ELDERS_UNANSWERABLE } from '../../../../tests/relevance/by-elders';
import { BY_NEIGHBOURS } from '../../../../tests/relevance/by-neighbours';
import { BY_PARENTS } from '../../../../tests/relevance/by-parents';
import { BY_SECOND_STRANGER, SECOND_STRANGER_UNANSWERABLE } from '../../../../tests/relevance/by-second-stranger';
import { BY_STRANGER, STRANGER_UNANSWERABLE } from '../../../../tests/relevance/by-stranger';
import { BY_STUDENTS, STUDENTS_UNANSWERABLE } from '../../../../tests/relevance/by-students';
import { BY_THE_YOUNG } from '../../../../tests/relevance/by-the-young';
import { BY_THIRD_STRANGER, THIRD_STRANGER_UNANSWERABLE } from '../../../../tests/relevance/by-third-stranger';
import { BY_VILLAGERS } from '../../../../tests/relevance/by-villagers';
import { BY_WORKERS, WORKERS_UNANSWERABLE } from '../../../../tests/relevance/by-workers';
import { DETAILS } from '../../../../tests/relevance/details';
import { DICTATED, DICTATED_LATER } from '../../../../tests/relevance/dictated';
import { FRESH } from '../../../../tests/relevance/fresh';
import { HEARD, HEARD_LATER } from '../../../../tests/relevance/heard';
import { JUDGED } from '../../../../tests/relevance/judged';
import { grade, gradeAtHand, type Judgeable, judgeable, ndcg } from '../../../../tests/relevance/ndcg';
import { PURPOSES } from '../../../../tests/relevance/purposes';
import { SENTENCES, type Sentence, UNANSWERABLE } from '../../../../tests/relevance/sentences';
import { TOLD } from '../../../../tests/relevance/told';
import { TYPED } from '../../../../tests/relevance/typed';
import { UNSEEN } from '../../../../tests/relevance/unseen';
import { sampledOf } from '../../../../tests/sample';
import { embeddedCommerce } from '..';
import { env, NOON, serve, storeView } from '../testing/catalogue';

const WANTED = 0.94;
const SENTENCES_WANTED = 0.92;
/** A little below what they reach since purposes are known: of the whole set and of the share of it that is asked here. */
const UNSEEN_WANTED = 0.87;
const TYPED_WANTED = 0.9;
const PURPOSES_WANTED = 0.88;
const HEARD_WANTED = 0.85;
const HEARD_LATER_WANTED = 0.83;
const ASKED_WANTED = 0.88;
const ASKED_LATER_WANTED = 0.87;
const TOLD_WANTED = 0.8;
/** Of a third of the sixty and of the thirty, of which two find nothing. */
const DICTATED_WANTED = 0.78;
const DICTATED_LATER_WANTED = 0.66;
/** Of a third of each of its kinds. */
const STRANGER_WANTED = 0.9;
/** A little below what it reached when it was asked first; the third that is asked here stands apart from the whole. */
const SECOND_STRANGER_WANTED = 0.75;
const THIRD_STRANGER_WANTED = 0.75;
/** Of a third of what was learnt from. */
const TOLD_BY_MANY_WANTED = 0.78;
/** A little below what they reached while they were held apart. */
const WORKERS_WANTED = 0.68;
const PARENTS_WANTED = 0.75;
const YOUNG_WANTED = 0.72;
/** A little below what they reached after their sentences were learnt from, details and short ones before. */
const VILLAGERS_WANTED = 0.84;
/** A little below what they reached when they were asked first. */
const LETTERS_WANTED = 0.85;
const NEIGHBOURS_WANTED = 0.87;
/** Of every sixth of each kind; all of them reached 0.93. */
const DETAILS_WANTED = 0.88;
/** Of a third of what was mended for in each corner of the shop, and of what was not. */
const MENDED_WANTED = 0.8;
const MEASURED_WANTED = 0.65;
const SENTENCES_EMPTY = 0;
const UNANSWERABLE_SHOWN = 3;
const STRANGER_SHOWN = 2;
const SECOND_STRANGER_SHOWN = 2;
const THIRD_STRANGER_SHOWN = 2;
const NONE = { filters: {}, sort: null };
const STORE = 'viu';
const WORST = 20;
/** Every sixth of each list, all of them in the soak and in `npm run relevance`: a sentence takes long. */
const asked = <T>(list: readonly T[]): T[] => sampledOf(list, Math.min(6, list.length), 1);

/** Every second search of each department, from the first or from the second on. */
const departmentsFrom = (first: 0 | 1): Record<string, readonly Sentence[]> =>
  Object.fromEntries(
    Object.entries(BY_DEPARTMENT).map(([kind, list]) => [kind, list.filter((_, at) => at % 2 === first)]),
  );

const rounded = (value: number): string => value.toFixed(3);

let documents = new Map<string, Judgeable>();
const search = (query: string) => embeddedCommerce(env, storeView(STORE), NOON).catalogue.search(query, NONE, 0, 10);

beforeAll(async () => {
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
  documents = new Map(
    (product as ProductDocument[]).map((doc) => [doc.sku, judgeable(doc, labels, prices.get(doc.sku) ?? 0)]),
  );
});

interface Measured {
  mean: number;
  /** Queries that found nothing. */
  empty: string[];
  /** By query, as it is printed. */
  scores: ReadonlyMap<string, number>;
}

const meanOf = (scores: readonly number[]): number => scores.reduce((sum, score) => sum + score, 0) / scores.length;

/** Searches for each query, prints what the set reaches and its worst queries. */
async function measured(list: readonly Sentence[], graded: typeof grade): Promise<Measured> {
  const all = [...documents.values()];
  // What each document is worth for each query is judged once: it takes longer than the search.
  const worths = new Map(list.map((judged) => [judged, all.map((doc) => graded(doc, judged))]));
  const unanswered = list.filter((judged) => !worths.get(judged)?.some((worth) => worth > 0)).map(({ query }) => query);
  expect(unanswered, 'nothing in the demo answers these any more: judge them anew in tests/relevance').toEqual([]);

  const scores: [query: string, score: number, first: string][] = [];
  for (const judged of list) {
    const { items } = await search(judged.query);
    const found = items.map(({ parentSku }) => documents.get(parentSku));
    const score = ndcg(
      found.map((doc) => (doc ? graded(doc, judged) : 0)),
      worths.get(judged) ?? [],
    );
    const names = items.map(({ name }) => name);
    const query = judged.lacks ? `${judged.query} (lacks ${judged.lacks})` : judged.query;
    scores.push([query, score, names.slice(0, 3).join(' · ')]);
  }
  const mean = meanOf(scores.map(([, score]) => score));
  const empty = scores.flatMap(([query, , first]) => (first ? [] : [query]));
  const worst = scores.toSorted(([, a], [, b]) => a - b).slice(0, WORST);
  console.log(
    `NDCG@10 of ${scores.length} queries: ${rounded(mean)}, ${empty.length} of them empty\n${worst.map(([query, score, first]) => `  ${rounded(score)}  ${query} → ${first}`).join('\n')}`,
  );
  return { mean, empty, scores: new Map(scores.map(([query, score]) => [query, score])) };
}

test(`a judged list of ${JUDGED.length} queries of Mexican shoppers finds what they mean: NDCG@10 of ${WANTED} at least`, async () => {
  const { mean } = await measured(asked(JUDGED), grade);
  expect(mean).toBeGreaterThanOrEqual(WANTED);
});

test.each([
  ['a hundred', SENTENCES],
  ['thirty', FRESH],
] as const)(
  `%s sentences typed on a phone find what they mean: NDCG@10 of ${SENTENCES_WANTED} at least`,
  async (_many, sentences) => {
    const { mean, empty } = await measured(asked(sentences), gradeAtHand);
    expect(mean).toBeGreaterThanOrEqual(SENTENCES_WANTED);
    expect(empty.length, `empty: ${empty.join(', ')}`).toBeLessThanOrEqual(SENTENCES_EMPTY);
  },
);

test(`${UNSEEN.length} sentences of every kind find what they mean: NDCG@10 of ${UNSEEN_WANTED} at least`, async () => {
  const { mean, empty } = await measured(asked(UNSEEN), gradeAtHand);
  expect(mean).toBeGreaterThanOrEqual(UNSEEN_WANTED);
  expect(empty).toEqual([]);
});

test(`${TYPED.length} sentences of the year find what they mean: NDCG@10 of ${TYPED_WANTED} at least`, async () => {
  const { mean, empty } = await measured(asked(TYPED), gradeAtHand);
  expect(mean).toBeGreaterThanOrEqual(TYPED_WANTED);
  expect(empty).toEqual([]);
});

test.each([
  ['sixty', HEARD, HEARD_WANTED],
  ['thirty more', HEARD_LATER, HEARD_LATER_WANTED],
] as const)('%s sentences as shoppers say and misspell them find what they mean', async (_many, sentences, wanted) => {
  const { mean, empty } = await measured(asked(sentences), gradeAtHand);
  expect(mean).toBeGreaterThanOrEqual(wanted);
  expect(empty).toEqual([]);
});

test.each([
  ['forty', ASKED, ASKED_WANTED],
  ['thirty others', ASKED_LATER, ASKED_LATER_WANTED],
] as const)('%s sentences asked another way find what they mean', async (_many, sentences, wanted) => {
  const { mean, empty } = await measured(asked(sentences), gradeAtHand);
  expect(mean).toBeGreaterThanOrEqual(wanted);
  expect(empty).toEqual([]);
});

test(`${PURPOSES.length} sentences that name a purpose, a person or a room find what they mean: NDCG@10 of ${PURPOSES_WANTED} at least`, async () => {
  const { mean, empty } = await measured(asked(PURPOSES), gradeAtHand);
  expect(mean).toBeGreaterThanOrEqual(PURPOSES_WANTED);
  expect(empty).toEqual([]);
});

test(`${TOLD.length} situations told in a sentence find what helps: NDCG@10 of ${TOLD_WANTED} at least`, async () => {
  const { mean, empty } = await measured(asked(TOLD), gradeAtHand);
  expect(mean).toBeGreaterThanOrEqual(TOLD_WANTED);
  expect(empty).toEqual([]);
});

test.each([
  ['sixty sentences dictated to a telephone', DICTATED, DICTATED_WANTED],
  ['thirty other dictated sentences', DICTATED_LATER, DICTATED_LATER_WANTED],
  ['ninety-five searches of one who had never used it', BY_STRANGER, STRANGER_WANTED],
  ['ninety-five searches of another', BY_SECOND_STRANGER, SECOND_STRANGER_WANTED],
  ['ninety-six searches of a third', BY_THIRD_STRANGER, THIRD_STRANGER_WANTED],
  ['a hundred and forty-eight searches of elders and families', BY_ELDERS, TOLD_BY_MANY_WANTED],
  ['a hundred and forty-eight searches of students', BY_STUDENTS, TOLD_BY_MANY_WANTED],
  ['a hundred and forty-eight searches of workers', BY_WORKERS, WORKERS_WANTED],
  ['a hundred and twenty-seven searches of parents and teachers', BY_PARENTS, PARENTS_WANTED],
  ['a hundred and fourteen searches of the young', BY_THE_YOUNG, YOUNG_WANTED],
  ['searches for a thing with a detail', DETAILS, DETAILS_WANTED],
  ['a hundred and forty-seven searches of villagers', BY_VILLAGERS, VILLAGERS_WANTED],
  ['a hundred searches of neighbours', BY_NEIGHBOURS, NEIGHBOURS_WANTED],
  ['sixty long sentences of one who writes as people speak', BY_A_LETTER_WRITER, LETTERS_WANTED],
  ['thirty searches of each corner of the shop, those that were mended for', departmentsFrom(0), MENDED_WANTED],
  ['the others of each corner, which were only measured', departmentsFrom(1), MEASURED_WANTED],
] as const)('%s find what they mean, told by their kind', async (_many, kinds, wanted) => {
  const lists = Object.entries(kinds).map(([kind, list]) => [kind, asked(list)] as const);
  const { mean, scores } = await measured(
    lists.flatMap(([, list]) => list),
    gradeAtHand,
  );
  const means = lists.map(
    ([kind, list]) => `${kind} ${rounded(meanOf(list.map(({ query }) => scores.get(query) ?? 0)))}`,
  );
  console.log(`By kind: ${means.join(', ')}`);
  expect(mean).toBeGreaterThanOrEqual(wanted);
});

test.each([
  [UNANSWERABLE, UNANSWERABLE_SHOWN],
  [STRANGER_UNANSWERABLE, STRANGER_SHOWN],
  [SECOND_STRANGER_UNANSWERABLE, SECOND_STRANGER_SHOWN],
  [THIRD_STRANGER_UNANSWERABLE, THIRD_STRANGER_SHOWN],
  [[...ELDERS_UNANSWERABLE, ...STUDENTS_UNANSWERABLE, ...WORKERS_UNANSWERABLE], THIRD_STRANGER_SHOWN],
])(
  'of things that nobody sells here few are answered with products as if they were sold: %j',
  async (queries, most) => {
    const shown: string[] = [];
    for (const query of sampledOf(queries, 3)) {
      const { items, instead } = await search(query);
      // What is said to be only near is honest.
      if (items.length > 0 && instead === null)
        shown.push(
          `${query} → ${items
            .map(({ name }) => name)
            .slice(0, 3)
            .join(' · ')}`,
        );
    }
    console.log(
      `Not sold, yet answered with products without a word: ${shown.length} of ${queries.length}\n  ${shown.join('\n  ')}`,
    );
    expect(shown.length).toBeLessThanOrEqual(most);
  },
);
