import type { FilterClause, Highlights, SearchQuery } from '../../../src/commerce/catalogue';
import { emptyQuery } from '../../../src/commerce/empty-query';
import { FRONT_PAGE } from '../../../src/domain/catalogue/availability';
import type { ProductDocument } from '../../../src/domain/catalogue/document';
import type { Card } from '../../../src/domain/catalogue/product';
import { brandOf } from '../../../src/domain/catalogue/product-page/front-attributes';
import { takeTurns } from '../../../src/domain/catalogue/turns';
import { FEWEST_REVIEWS, weighedRating } from '../../../src/domain/review';
import { log } from '../../http/log';
import { RetailerFailed } from '../../http/retailer-failed';
import { inStock, listed, type ProductReader, within } from './product-reader';

/** What the front page shows. */
const SHOWN = [within('visibility', FRONT_PAGE), listed, inStock];
/** Products whose brands are counted. */
const READ_FOR_BRANDS = 60;

/** What costs less than usual. */
export const REDUCED: FilterClause = { attribute: 'discount', scope: 'default', value: { gt: 0 } };

/** The filters of each list and the fields it is sorted by, the largest values first. */
const LISTS: Record<Highlights | 'changed', { filters: FilterClause[]; by: string[] }> = {
  offers: { filters: [REDUCED], by: ['discount'] },
  newest: { filters: [], by: ['created_at'] },
  rated: {
    filters: [{ attribute: 'rating.count', scope: 'default', value: { gte: FEWEST_REVIEWS } }],
    by: ['rating.average', 'rating.count'],
  },
  changed: { filters: [], by: ['updated_at'] },
};

async function read(reader: ProductReader, list: keyof typeof LISTS, size: number): Promise<ProductDocument[]> {
  const { filters, by } = LISTS[list];
  const sort: SearchQuery['sort'] = [...by, 'id'].map((field) => ({ field, direction: 'desc' }));
  const found = await reader.search({ ...emptyQuery('product'), filters: [...SHOWN, ...filters], sort, size });
  return found.items as ProductDocument[];
}

/** The best rated ones. A retailer whose products have no ratings refuses to sort by them: then none are. */
async function rated(reader: ProductReader, size: number): Promise<ProductDocument[]> {
  try {
    return await read(reader, 'rated', size);
  } catch (error) {
    if (!(error instanceof RetailerFailed && error.isRefusal)) throw error;
    log('warn', 'upstream ratings refused', { store: reader.store.storeCode, reason: error.message });
    return [];
  }
}

/** What a product is worth among the best rated, or among the offers by its card. */
const worthOf = (kind: Highlights, { rating }: ProductDocument, { price }: Card): number =>
  kind === 'rated' ? (rating ? weighedRating(rating) : 0) : price.regularGross - price.gross;

/** Products for the front page, in one query; departments take turns among those it answers, but with what is new. */
export async function highlights(reader: ProductReader, kind: Highlights, size: number): Promise<Card[]> {
  const documents = kind === 'rated' ? await rated(reader, size) : await read(reader, kind, size);
  const cards = await reader.cards(documents);
  if (kind === 'newest') return cards;
  const { tree } = await reader.reference();
  const bySku = new Map(documents.map((document) => [document.sku, document]));
  const known = cards.flatMap((card) => {
    const document = bySku.get(card.parentSku);
    return document ? [{ card, document }] : [];
  });
  const turns = takeTurns(known, tree, {
    worth: ({ card, document }) => worthOf(kind, document, card),
    categoryIds: ({ document }) => document.category_ids,
  });
  return turns.map(({ card }) => card);
}

/**
 * Brands of the products changed last, the most frequent first, in one query: a retailer's search cannot be relied on
 * to count texts.
 */
export async function brands(reader: ProductReader, size: number): Promise<string[]> {
  const [documents, { attributesByCode }] = await Promise.all([
    read(reader, 'changed', READ_FOR_BRANDS),
    reader.reference(),
  ]);
  const counts = new Map<string, number>();
  for (const document of documents) {
    const brand = brandOf(document, attributesByCode);
    if (brand !== null) counts.set(brand, (counts.get(brand) ?? 0) + 1);
  }
  return [...counts]
    .sort(([one, a], [other, b]) => b - a || (one < other ? -1 : 1))
    .slice(0, size)
    .map(([brand]) => brand);
}
