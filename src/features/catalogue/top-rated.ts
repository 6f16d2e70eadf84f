import { commerce } from '../../commerce';
import type { SearchQuery } from '../../commerce/ports';
import type { Card } from '../../domain/catalogue/product';
import { answered, optional } from '../shop/optional';

/** How many products are read: enough that the brands among them are those of the shop. */
const READ = 60;
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
  /** Brands of the best rated products, those with most of them first. */
  brands: string[];
}

/** Each text once, the most frequent first. */
function byFrequency(texts: string[]): string[] {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a).map(([text]) => text);
}

const textsOf = (items: Record<string, unknown>[], field: string): string[] =>
  items.flatMap(({ [field]: value }) => (typeof value === 'string' && value.trim() !== '' ? [value.trim()] : []));

/** The best rated products and the brands they are of, read in one query; nothing of either when it cannot be answered. */
export async function topRated(size: number): Promise<TopRated> {
  const { catalogue } = commerce();
  const asked = catalogue.query({
    entity: 'product',
    text: '',
    filters: SHOWN,
    availableFilters: [],
    sort: [{ field: 'rating.average', direction: 'desc' }],
    size: READ,
    from: 0,
    includeFields: ['sku', 'marca'],
    excludeFields: null,
    groupId: 0,
  });
  const found = await answered('best rated', asked);
  if (!found) return { cards: [], brands: [] };
  const items = found.items as Record<string, unknown>[];
  const cards = await optional('best rated', catalogue.cards(textsOf(items, 'sku').slice(0, 2 * size)), []);
  return {
    cards: cards.filter((card) => card.rating && card.rating.count >= FEWEST_REVIEWS && card.availability === 'in_stock').slice(0, size),
    brands: byFrequency(textsOf(items, 'marca')).slice(0, MOST_BRANDS),
  };
}
