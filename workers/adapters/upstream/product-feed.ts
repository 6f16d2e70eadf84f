import type { FilterClause, SearchQuery } from '../../../src/commerce/catalogue';
import { emptyQuery } from '../../../src/commerce/empty-query';
import type { ProductFeedPort, Stretch } from '../../../src/commerce/product-feed';
import type { CmsDocument, ProductDocument } from '../../../src/domain/catalogue/document';
import { LISTED } from '../../../src/domain/catalogue/visibility';
import { listed, type ProductReader, within } from './product-reader';

/** Documents of one call. */
const CALL = 250;
/** Ids of a stretch, and stretches at most: where ids lie far apart, a stretch has more of them. */
const STRETCH_IDS = 2000;
const MOST_STRETCHES = 1000;
const MOST_OF_A_STRETCH = 50_000;
/** Most pages of one call (spec 0 §9). */
const MAX_PAGES = 500;

const shown: FilterClause[] = [listed, within('visibility', [...LISTED])];
const ids = (value: FilterClause['value']): FilterClause => ({ attribute: 'id', scope: 'default', value });
const byId = (direction: 'asc' | 'desc'): SearchQuery['sort'] => [{ field: 'id', direction }];

/** All that a retailer's catalogue serves: by id, since no search goes on for ever by counting. */
export function upstreamProductFeed(reader: ProductReader): ProductFeedPort {
  const search = async (
    filters: FilterClause[],
    size: number,
    direction: 'asc' | 'desc' = 'asc',
  ): Promise<ProductDocument[]> =>
    (await reader.search({ ...emptyQuery('product'), filters: [...shown, ...filters], sort: byId(direction), size }))
      .items as ProductDocument[];

  return {
    async stretches() {
      const [[first], [last]] = await Promise.all([search([], 1), search([], 1, 'desc')]);
      if (!first || !last || last.id < first.id) return [];
      const begin = first.id - 1;
      const width = Math.max(STRETCH_IDS, Math.ceil((last.id - begin) / MOST_STRETCHES));
      return Array.from(
        { length: Math.ceil((last.id - begin) / width) },
        (_, index): Stretch => ({ after: begin + index * width, upTo: begin + (index + 1) * width }),
      );
    },

    async products({ after, upTo }) {
      const all = new Map<number, ProductDocument>();
      for (let last = after; all.size < MOST_OF_A_STRETCH; ) {
        const found = await search([ids({ gt: last, lte: upTo })], CALL);
        for (const product of found) all.set(product.id, product);
        const reached = found.at(-1)?.id ?? last;
        // One that does not sort, or answers what was not asked for, would be asked for ever.
        if (found.length < CALL || reached <= last) break;
        last = reached;
      }
      return [...all.values()].map(({ sku, slug, updated_at }) => ({ sku, slug, updatedAt: updated_at }));
    },

    async offers(after) {
      const found = (await search([ids({ gt: after })], CALL))
        .filter(({ id }) => id > after)
        .toSorted((a, b) => a.id - b.id);
      return {
        products: found,
        context: await reader.context(found),
        next: found.length === CALL ? (found.at(-1)?.id ?? null) : null,
      };
    },

    async pages() {
      const query = {
        ...emptyQuery('cms_page'),
        filters: [{ attribute: 'active', scope: 'default' as const, value: { eq: true } }],
        size: MAX_PAGES,
      };
      const found = (await reader.search(query)).items as CmsDocument[];
      return found
        .filter(({ active }) => active)
        .map(({ identifier, update_time }) => ({
          identifier,
          updatedAt: typeof update_time === 'string' ? update_time : null,
        }));
    },
  };
}
