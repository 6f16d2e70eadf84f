import type { EntityDocument, SearchQuery, SearchResult } from '../../../../src/commerce/catalogue';
import { DEFAULT_SIZES } from '../../../../src/contract/catalogue/default-sizes';
import { isAttributeCode } from '../../../../src/domain/catalogue/attributes';
import type { CategoryDocument, Entity } from '../../../../src/domain/catalogue/document';
import { MOST_COUNTED } from '../../../../src/domain/catalogue/listing/listing';
import { withVariant } from '../../../../src/domain/catalogue/offered-document';
import { ok, type Result, refuse } from '../../../../src/domain/result';
import { foldText } from '../../../../src/domain/search/text';
import { rowsOf } from '../catalogue-view';
import { LIVE } from '../search/configuration';
import { find } from '../search/find';
import type { SearchView } from '../search/search-view';
import { aggregationsOf, countStatements } from './aggregations';
import { computedProducts, nestedCategory } from './documents';
import { SOURCES } from './fields';
import { filtersSql } from './filters';
import { isTooMany, productList } from './product-list';
import { projection } from './projection';
import { sortSql } from './sort';

/** How far into a result one can page. */
const MAX_WINDOW = 10_000;

/** Most documents of one answer (spec 0 §9). */
const MAX_SIZES: Record<Entity, number> = {
  product: 999,
  category: 4000,
  attribute: 1000,
  taxrule: 500,
  review: 500,
  cms_page: 500,
  cms_block: 500,
  cms_hierarchy: 500,
};

/** Of the 100 parameters of a D1 statement, those left beside size and offset and the field that is counted. */
const MAX_PARAMETERS = 95;

const TOO_MANY =
  'Too many products to look into: filter by sku, category, price or an attribute in scope catalog first';

type Item = SearchResult['items'][number];

interface Hit {
  pid: number;
  score: number;
  /** sku of the variant by which alone it was found. */
  child: string | null;
  /** 1 when there are more than were scored. */
  cut: number;
}

interface Page {
  items: { item: EntityDocument; score?: number }[];
  total: number;
  /** Whether there are more than `total`, and more in each bucket than it says. */
  isMore: boolean;
  aggregations: SearchResult['aggregations'];
}

const wordsOf = (doc: Record<string, unknown>): string =>
  foldText(
    [doc.name, doc.title, doc.default_frontend_label, doc.detail].filter((one) => typeof one === 'string').join(' '),
  );

/**
 * Entities of which there are few: every document that passes the filters is read, text looks anywhere in names and
 * titles.
 */
async function otherPage(view: SearchView, query: SearchQuery, from: number, size: number): Promise<Page> {
  const { table, where } = SOURCES[query.entity];
  const filters = filtersSql(view, query.entity, query.filters);
  const order = sortSql(query, false);
  const statement = view.db
    .prepare(`SELECT doc FROM ${table} WHERE version = ? AND ${where} AND ${filters.sql} ORDER BY ${order.sql} LIMIT ?`)
    .bind(view.version, ...filters.params, ...order.params, MAX_WINDOW);
  const results = await rowsOf<{ doc: string }>(view, statement);
  const text = foldText(query.text.trim());
  const docs = results
    .map((row) => JSON.parse(row.doc) as Record<string, unknown>)
    .filter((doc) => text === '' || wordsOf(doc).includes(text));
  const page = docs.slice(from, from + size);
  const items = query.entity === 'category' ? page.map((doc) => nestedCategory(view, doc as CategoryDocument)) : page;
  return { items: items.map((item) => ({ item })), total: docs.length, isMore: false, aggregations: {} };
}

/** Products that a text finds, the most relevant first. */
async function searchHits(view: SearchView, text: string): Promise<Hit[]> {
  const found = await find<Hit[]>(view, {
    text,
    configurations: [LIVE],
    read: ({ sql, params }) => ({
      statements: [view.db.prepare(`SELECT pid, score, child, cut FROM (${sql}) ORDER BY ord`).bind(...params)],
      of([result]) {
        const value = (result?.results ?? []) as Hit[];
        return { value, isNothing: value.length === 0, had: null };
      },
    }),
  });
  return found?.value ?? [];
}

/** A page of products; null where telling them would open too many documents. */
async function productPage(view: SearchView, query: SearchQuery, from: number, size: number): Promise<Page | null> {
  const { db, reads } = view;
  const hits = query.text.trim() === '' ? null : await searchHits(view, query.text);
  const { pids: list, sorted, opened } = productList(view, query, hits?.map(({ pid }) => pid) ?? null, from + size);
  const most = Math.max(MOST_COUNTED, from + size) + 1;
  const [count, page, toOpen, ...counted] = await reads.batch([
    db.prepare(`SELECT count(*) AS total FROM (${list.sql} LIMIT ${most})`).bind(...list.params),
    db.prepare(`${sorted.sql} LIMIT ? OFFSET ?`).bind(...sorted.params, size, from),
    opened
      ? db.prepare(`SELECT count(*) AS opened FROM (${opened.sql})`).bind(...opened.params)
      : db.prepare('SELECT 0 AS opened'),
    ...countStatements(view, query, { sql: `${list.sql} LIMIT ${MOST_COUNTED}`, params: list.params }),
  ]);
  if (isTooMany((toOpen?.results[0] as { opened: number } | undefined)?.opened ?? 0)) return null;
  const { total = 0 } = (count?.results[0] ?? {}) as { total?: number };
  const isMore = total === most;
  const pids = ((page?.results ?? []) as { pid: number }[]).map((row) => row.pid);
  const docs = await computedProducts(view, pids, query.groupId);
  const byPid = new Map(hits?.map((hit) => [hit.pid, hit]));
  return {
    items: pids.flatMap((pid) => {
      const item = docs.get(pid);
      const { score = 1, child = null } = byPid.get(pid) ?? {};
      return item ? [{ item: withVariant(item, child), score }] : [];
    }),
    total: isMore && from + size < MOST_COUNTED ? MOST_COUNTED : total,
    isMore: isMore || hits?.some(({ cut }) => cut === 1) === true,
    aggregations: aggregationsOf(view, query, counted),
  };
}

/** Parameters of the longest statement of a query. */
function parametersOf(view: SearchView, query: SearchQuery, most: number): number {
  if (query.entity === 'product')
    return productList(view, query, query.text.trim() === '' ? null : [], most).sorted.params.length;
  return filtersSql(view, query.entity, query.filters).params.length + query.sort.length * 2;
}

/**
 * Answers a query of the search-query layer. A size above the entity's limit is cut to it (perPage says so); 400 beyond
 * the first 10,000 results, with more filters than a statement can hold, and where a field without a column is asked of
 * more than a thousand products. Of more than a thousand the answer says that there are more, and counts the first
 * thousand.
 */
export async function searchQuery(view: SearchView, query: SearchQuery): Promise<Result<SearchResult>> {
  const perPage = Math.min(
    query.size > 0 ? Math.floor(query.size) : DEFAULT_SIZES[query.entity],
    MAX_SIZES[query.entity],
  );
  const start = Math.max(0, Math.floor(query.from));
  if (start + perPage > MAX_WINDOW) {
    return refuse(400, 'Result window is too large', {
      fields: [{ field: 'from', rule: 'max', message: `from + size must not exceed ${MAX_WINDOW}` }],
    });
  }
  if (parametersOf(view, query, start + perPage) > MAX_PARAMETERS) {
    return refuse(400, 'Too many filters', {
      fields: [{ field: 'filters', rule: 'max', message: 'Too many filters' }],
    });
  }
  const page = await (query.entity === 'product' ? productPage : otherPage)(view, query, start, perPage);
  if (!page) return refuse(400, TOO_MANY, { fields: [{ field: 'filters', rule: 'narrow', message: TOO_MANY }] });
  const { items, total, isMore, aggregations } = page;
  const fields = query.availableFilters.map(({ field }) =>
    isAttributeCode(field) ? view.contents.attributes.get(field) : undefined,
  );
  const project = projection(query.includeFields, query.excludeFields);
  return ok({
    items: items.map(({ item, score = 1 }): Item => ({ ...project(item as Record<string, unknown>), _score: score })),
    total,
    ...(isMore ? { isMore: true as const } : {}),
    start,
    perPage,
    aggregations,
    attributeMetadata: fields.filter((attribute) => attribute !== undefined),
  });
}
