import type { ProductDocument } from '../../src/domain/catalogue/document';
import { foldText } from '../../src/domain/search/text';
import type { Judged, Rule } from './rules';

const DEPTH = 10;
const BEST = 3;
const GOOD = 2;
const FAIR = 1;

/** What rules ask about a product. */
export interface Judgeable {
  sku: string;
  name: string;
  categories: string[];
  brand: string;
  colors: string[];
  sizes: string[];
  /** Pesos with IVA. */
  price: number;
  isService: boolean;
  isSoldOut: boolean;
}

const isOne = (product: Judgeable, rule: Rule): boolean =>
  (rule.name?.test(product.name) ?? true) &&
  !rule.not?.test(product.name) &&
  (rule.category === undefined || product.categories.some((name) => rule.category?.test(name))) &&
  (rule.brand === undefined || product.brand === rule.brand) &&
  (rule.sku === undefined || product.sku === rule.sku) &&
  (rule.color === undefined || product.colors.includes(rule.color)) &&
  (rule.size === undefined || product.sizes.includes(rule.size)) &&
  (rule.under === undefined || product.price < rule.under) &&
  (rule.over === undefined || product.price >= rule.over) &&
  product.isService === (rule.service ?? product.isService);

/** How well a product answers a query: 3, 2, 1 or 0. */
export function grade(product: Judgeable, { best, good = [], fair }: Judged): number {
  if (best.some((rule) => isOne(product, rule))) return BEST;
  if (good.some((rule) => isOne(product, rule))) return GOOD;
  return fair.some((rule) => isOne(product, rule)) ? FAIR : 0;
}

/** As `grade`, but what is sold out cannot be handed over: at best it would do. */
export const gradeAtHand = (product: Judgeable, judged: Judged): number =>
  Math.min(grade(product, judged), product.isSoldOut ? FAIR : BEST);

const gainOf = (grades: readonly number[]): number =>
  grades.slice(0, DEPTH).reduce((sum, one, place) => sum + (2 ** one - 1) / Math.log2(place + 2), 0);

/**
 * NDCG@10: what the first ten are worth, the earlier the more, of what the best ten in the best order would be worth.
 * `all`: grades of the whole catalogue.
 */
export function ndcg(found: readonly number[], all: readonly number[]): number {
  const ideal = gainOf(all.toSorted((a, b) => b - a));
  return ideal === 0 ? 0 : gainOf(found) / ideal;
}

/** Attributes by which a thing is larger or smaller. */
const SIZED_BY = ['size', 'pulgadas', 'memoria', 'numero'];

type Labels = ReadonlyMap<string, ReadonlyMap<string, string>>;

const listOf = (value: unknown): string[] =>
  [value].flat().flatMap((one) => (one === undefined || one === null ? [] : String(one).split(',')));

/** What can be judged of a product; `labels` are the labels of options, by attribute code and value. */
export function judgeable(product: ProductDocument, labels: Labels, price: number): Judgeable {
  const labelled = (code: string): string[] =>
    [product, ...product.configurable_children].flatMap((one) =>
      listOf((one as Record<string, unknown>)[code]).flatMap((value) => labels.get(code)?.get(value) ?? []),
    );
  const variants = product.configurable_children;
  const ones = variants.length > 0 ? variants : [product];
  return {
    sku: product.sku,
    name: foldText(product.name),
    categories: product.category.map(({ name }) => foldText(name)),
    brand: product.marca ?? '',
    colors: labelled('color'),
    sizes: SIZED_BY.flatMap(labelled),
    price,
    isService: product.type_id === 'virtual',
    isSoldOut: !ones.some(({ stock }) => stock?.is_in_stock),
  };
}
