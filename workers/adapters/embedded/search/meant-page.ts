import { OPENED } from '../../../../src/domain/catalogue/availability';
import { dropUnknownValues } from '../../../../src/domain/catalogue/listing/listing';
import type { ListingQuery } from '../../../../src/domain/catalogue/product';
import type { Meant } from '../../../../src/domain/search/meant';
import { listingReading } from '../catalogue/list';
import { foundFilters } from '../catalogue/list-filters';
import { listCte } from '../catalogue/list-sql';
import type { Reading } from '../catalogue/read-list';
import type { PidQuery } from '../product-documents';
import { PAGE_ROOM } from './candidates';
import { LIVE } from './configuration';
import { type Found, find, namedSource } from './find';
import { FEWEST, hadIn, namedOf, noteOf, type Page } from './note';
import type { SearchView } from './search-view';

/** Words become a filter while it loses no more than one product that is named so for this many it finds. */
const MOST_LOST = 4;

/** Of which products a list is: those that are found and may be shown. */
export const scopeOf = (view: SearchView, source: PidQuery) => ({
  version: view.version,
  source,
  visibility: OPENED,
  inStockOnly: !view.store.flags.listOutOfStockProducts,
  filters: foundFilters,
});

/** What a shopper asks a list for: words, filters, a window of it. */
export interface Asked {
  text: string;
  typed: string;
  query: ListingQuery;
  window: { start: number; perPage: number };
  isLiteral: boolean;
  qualities: ReadonlySet<string>;
  /** Whether what serves is looked for, and not what is named. */
  isHelped?: boolean;
  /** Values that cards show their variants by. */
  shown?: ListingQuery['filters'];
}

interface FilteredPage extends Page {
  /** Products that are named by all of the words and do not have the values that some of the words may mean. */
  unlike: number;
}

/** One page of what words find under filters; `more` reads something else in the same batch. */
export function pageOf<T extends Page = Page>(
  view: SearchView,
  { text, typed, query, window, isLiteral, qualities, isHelped = false, shown = {} }: Asked,
  more: (page: Reading<Page>) => Reading<T>,
): Promise<Found<T> | null> {
  return find<T>(view, {
    text,
    typed,
    isLiteral,
    isNarrowed: Object.keys(query.filters).length > 0,
    leavesOut: true,
    isHelped,
    qualities,
    configurations: [LIVE],
    read(hits, all) {
      const scope = {
        ...scopeOf(view, hits),
        shown,
        note: noteOf(all),
      };
      const list = listingReading(view, scope, query, window, 'ord');
      const { statements, of } = more(list);
      return {
        statements,
        of(results) {
          const value = of(results);
          return { value, isNothing: value.total === 0, had: hadIn(value) };
        },
      };
    },
  });
}

/**
 * One page of `asked`: the words that are left beside filters, under these. With it how many products are named by all of
 * `words`, which has the words of the filters too, and lack a value of these.
 */
function filteredPage(view: SearchView, asked: Asked, words: Asked): Promise<Found<FilteredPage> | null> {
  const named = namedSource(view, words.text, LIVE, PAGE_ROOM.all);
  const source = { sql: 'SELECT pid, 0 AS ord, NULL AS child, 0 AS cut FROM named', params: [] };
  const [all, alike] = [words, asked].map(({ query }) =>
    listCte(scopeOf(view, source), dropUnknownValues(query, view.contents.listFilters).filters),
  ) as [PidQuery, PidQuery];
  const count = view.db
    .prepare(
      `WITH named AS MATERIALIZED (${named.sql}) SELECT (${all.sql} SELECT count(*) FROM list) - (${alike.sql} SELECT count(*) FROM list) AS products`,
    )
    .bind(...named.params, ...all.params, ...alike.params);
  return pageOf(view, asked, ({ statements, of }) => ({
    statements: [count, ...statements],
    of: ([counted, ...results]) => ({
      ...of(results),
      unlike: (counted?.results[0] as { products: number } | undefined)?.products ?? 0,
    }),
  }));
}

export const merged = (query: ListingQuery, ...more: ListingQuery['filters'][]): ListingQuery => ({
  ...query,
  filters: Object.assign({}, ...more, query.filters),
});

/**
 * What words find that mean these filters: they become filters, but for values of an attribute that nothing has, or
 * that would lose too many products which are named so and do not have the value: then they are looked for after all.
 */
export async function meantPage(view: SearchView, meant: Meant, { query, ...more }: Omit<Asked, 'text' | 'qualities'>) {
  const words: Asked = {
    ...more,
    text: meant.plain,
    query: merged(query, meant.price),
    qualities: meant.qualities,
  };
  const filtered: Asked = { ...words, text: meant.text, query: merged(query, meant.values, meant.price) };
  const hasValues = Object.keys(meant.values).some((code) => !(code in query.filters));
  const asFilters = hasValues ? await filteredPage(view, filtered, words) : null;
  const left = asFilters && !asFilters.isUnlike ? asFilters.value : null;
  const isFiltered = left !== null && namedOf(asFilters) >= FEWEST && left.unlike * MOST_LOST <= left.total;
  if (isFiltered) return { asked: filtered, page: asFilters };
  const shown: Asked = { ...words, shown: meant.values };
  return { asked: shown, page: await pageOf(view, shown, (page) => page) };
}
