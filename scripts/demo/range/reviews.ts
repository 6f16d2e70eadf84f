import type { ProductDocument } from '../../../src/domain/catalogue/document.ts';
import { type ReviewDocument, review } from '../content/reviews.ts';
import type { Opinion } from './opinions/index.ts';
import { type Dice, diceOf } from './seed.ts';

/** What customers of a house say: of a product, of the shop, and what they are called. */
export interface Voices {
  opinionsOf(product: ProductDocument): Opinion[];
  service: string[];
  names: string[];
}

/** Share of the rated products that somebody wrote about, and of the texts that say something of the shop too. */
const WRITTEN = 0.6;
const ABOUT_SERVICE = 0.7;
/** The last day that can have been lived through, and how long after it was added a thing is first written about. */
const TODAY = Date.UTC(2026, 10, 15);
const FIRST_AFTER_DAYS = 9;
const DAY = 24 * 60 * 60 * 1000;

/** Deals one after the other, shuffled, and begins again only when all are out. */
function dealer<T>(dice: Dice, cards: readonly T[]): () => T | undefined {
  let left: T[] = [];
  return () => {
    if (left.length === 0) left = dice.some(cards, cards.length);
    return left.shift();
  };
}

/** A day between the product's first weeks and today, or null when it is too new to be written about. */
function dayFor(dice: Dice, product: ProductDocument): string | null {
  const first = Date.parse(`${product.created_at.slice(0, 10)}T00:00:00Z`) + FIRST_AFTER_DAYS * DAY;
  return first > TODAY
    ? null
    : new Date(first + dice.between(0, Math.floor((TODAY - first) / DAY)) * DAY).toISOString().slice(0, 10);
}

const MOST = 3;

/** The average nearest to one that was meant which so many whole stars can have, as it is shown: with one decimal. */
const reachable = (average: number, count: number): number =>
  Math.round((Math.round(average * count) / count) * 10) / 10;

/** The products with as many opinions as somebody wrote, and without stars where nobody did. */
export function asWritten<P extends ProductDocument>(products: readonly P[], reviews: readonly ReviewDocument[]): P[] {
  const written = new Map<number, number>();
  for (const { product_id } of reviews) written.set(product_id, (written.get(product_id) ?? 0) + 1);
  return products.map((product) => {
    const { rating, ...bare } = product;
    const count = written.get(product.id);
    return (rating && count ? { ...bare, rating: { average: reachable(rating.average, count), count } } : bare) as P;
  });
}

/** What is said with a reservation goes with the fewer stars. */
const RESERVED = /\b(?:pero|aunque|tardó|cumple|aber|nur|ma|però)\b/i;
const reservedLast = (reviews: readonly ReviewDocument[]): ReviewDocument[] =>
  [...reviews].sort(
    (a, b) =>
      Number(RESERVED.test(`${a.title} ${a.detail}`)) - Number(RESERVED.test(`${b.title} ${b.detail}`)) || a.id - b.id,
  );

/** The reviews with whole stars each that come to the average of their product. */
export function withStars(reviews: readonly ReviewDocument[], products: readonly ProductDocument[]): ReviewDocument[] {
  const stars = new Map<number, number>();
  for (const { id, rating } of products) {
    if (!rating) continue;
    const own = reservedLast(reviews.filter(({ product_id }) => product_id === id));
    const sum = Math.round(rating.average * own.length);
    const fewer = Math.floor(sum / own.length);
    for (const [index, review] of own.entries())
      stars.set(review.id, index < sum - fewer * own.length ? fewer + 1 : fewer);
  }
  return reviews.map((review) => {
    const rating = stars.get(review.id);
    return rating === undefined ? review : { ...review, rating };
  });
}

/** Reviews of grown products, at most three each; no two products of a category get the same text. */
export function grownReviews(
  storeId: number,
  products: readonly ProductDocument[],
  voices: Voices,
  firstId: number,
): ReviewDocument[] {
  const write = review(storeId);
  const service = dealer(diceOf(`service:${storeId}`), voices.service);
  const names = dealer(diceOf(`names:${storeId}`), voices.names);
  const dealt = new Map<Opinion[], () => Opinion | undefined>();
  const said = new Set<string>();
  let id = firstId;
  return products.flatMap((product) => {
    const opinions = voices.opinionsOf(product);
    const dice = diceOf(`review:${storeId}:${product.sku}`);
    if (opinions.length === 0 || !product.rating || !dice.chance(WRITTEN)) return [];
    const deal = dealt.get(opinions) ?? dealer(diceOf(`opinions:${storeId}:${product.sku}`), opinions);
    dealt.set(opinions, deal);
    return Array.from({ length: Math.min(dice.between(1, MOST), product.rating.count, opinions.length) }).flatMap(
      () => {
        const day = dayFor(dice, product);
        const opinion = deal();
        const name = names();
        if (!day || !opinion || !name) return [];
        id += 1;
        const [title, detail] = opinion;
        const place = product.category_ids[0] ?? 0;
        let text = dice.chance(ABOUT_SERVICE) ? `${detail} ${service()}` : detail;
        for (let tries = voices.service.length; tries > 0 && said.has(`${place} ${text}`); tries -= 1)
          text = `${detail} ${service()}`;
        said.add(`${place} ${text}`);
        return write(id, product.id, day, name, title, text);
      },
    );
  });
}
