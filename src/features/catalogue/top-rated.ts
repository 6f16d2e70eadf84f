import { commerce } from '../../commerce';
import type { SearchQuery } from '../../commerce/ports';
import type { Card } from '../../domain/catalogue/product';

const BRAND = 'marca';
const MOST_BRANDS = 12;
/** An average of fewer says little. */
const FEWEST_REVIEWS = 3;
const SHOWN: SearchQuery['filters'] = [
  { attribute: 'status', scope: 'default', value: { in: [0, 1] } },
  { attribute: 'visibility', scope: 'default', value: { in: [2, 4] } },
  { attribute: 'stock.is_in_stock', scope: 'default', value: { eq: true } },
];

export interface TopRated {
  cards: Card[];
  /** Names of the brands with most products. */
  brands: string[];
}

/** The best rated products and the brands of the shop, read in one query; nothing of either when it cannot be answered. */
export async function topRated(size: number): Promise<TopRated> {
  const { catalogue } = commerce();
  const found = await catalogue
    .query({
      entity: 'product',
      text: '',
      filters: SHOWN,
      availableFilters: [{ field: BRAND, size: MOST_BRANDS }],
      sort: [{ field: 'rating.average', direction: 'desc' }],
      size: 2 * size,
      from: 0,
      includeFields: ['sku'],
      excludeFields: null,
      groupId: 0,
    })
    .catch(() => null);
  if (!found?.ok) return { cards: [], brands: [] };
  const { items, aggregations, attributeMetadata } = found.value;
  const skus = (items as Record<string, unknown>[]).flatMap(({ sku }) => (typeof sku === 'string' ? [sku] : []));
  const labels = new Map(attributeMetadata.find((attribute) => attribute.attribute_code === BRAND)?.options?.map(({ value, label }) => [String(value), label]));
  const buckets = Object.entries(aggregations).find(([name]) => name.includes(BRAND))?.[1].buckets ?? [];
  const cards = await catalogue.cards(skus).catch(() => []);
  return {
    cards: cards.filter((card) => card.rating && card.rating.count >= FEWEST_REVIEWS && card.availability === 'in_stock').slice(0, size),
    brands: buckets.map(({ key }) => labels.get(String(key)) ?? String(key)),
  };
}
