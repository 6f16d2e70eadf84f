import { isEnabled } from '../../../../src/domain/catalogue/availability';
import type { ProductDocument } from '../../../../src/domain/catalogue/document';
import { type DeriveContext, type PricedColumns, productRows } from './product-rows';

const INSERT_PRODUCTS = `
  INSERT INTO product (version, id, sku, type, status, visibility, url_path, slug, final_net, final_gross, regular_gross, discount, next_boundary_at, created_at, updated_at, card, doc, rating, rating_count, brand)
  SELECT ?1, value ->> 'id', value ->> 'sku', value ->> 'type', value ->> 'status', value ->> 'visibility', value ->> 'urlPath', value ->> 'slug',
    value ->> 'finalNet', value ->> 'finalGross', value ->> 'regularGross', value ->> 'discount', value ->> 'nextBoundaryAt',
    value ->> 'createdAt', value ->> 'updatedAt', value -> 'card', value -> 'doc', value ->> 'rating', value ->> 'ratingCount', value ->> 'brand' FROM json_each(?2)`;

// CROSS JOIN keeps the order: a few links look their products up, not all products the links.
const LINKS = "json_each(?2) AS link CROSS JOIN product ON product.version = ?1 AND product.id = link.value ->> 'id'";

type Links = ReturnType<typeof productRows>['links'];

/**
 * One more table of a product: the statement takes the version and a list of what `part` picks, and no more than that
 * travels to D1.
 */
interface LinkInsert {
  part(links: Links): object;
  sql: string;
}

/** A child sku or URL that is already taken stays with the first product that had it. */
const INSERT_LINKS: LinkInsert[] = [
  {
    part: ({ id, categories }) => ({ id, categories }),
    sql: `INSERT INTO product_category (version, category_id, pid, position)
      SELECT ?1, entry.value ->> 0, product.pid, entry.value ->> 1 FROM ${LINKS}, json_each(link.value, '$.categories') AS entry`,
  },
  {
    part: ({ id, facets }) => ({ id, facets }),
    sql: `INSERT INTO product_facet (pid, code, value, variants)
      SELECT product.pid, entry.value ->> 0, entry.value ->> 1, entry.value ->> 2 FROM ${LINKS}, json_each(link.value, '$.facets') AS entry`,
  },
  {
    part: ({ id, skus }) => ({ id, skus }),
    sql: `INSERT OR IGNORE INTO product_sku (version, sku, kind, sku_key, pid, product_id, sellable, qty, is_in_stock, manage_stock, regular_net, prior_net, prior_until)
      SELECT ?1, entry.value ->> 'sku', entry.value ->> 'kind', entry.value ->> 'skuKey', product.pid, entry.value ->> 'productId', entry.value ->> 'sellable',
        entry.value ->> 'qty', entry.value ->> 'isInStock', entry.value ->> 'manageStock', entry.value ->> 'regularNet', entry.value ->> 'priorNet', entry.value ->> 'priorUntil'
      FROM ${LINKS}, json_each(link.value, '$.skus') AS entry`,
  },
  {
    part: ({ id, urlPath }) => ({ id, urlPath }),
    sql: `INSERT OR IGNORE INTO url_map (version, path, type, id)
      SELECT ?1, link.value ->> 'urlPath', 'product', link.value ->> 'id' FROM json_each(?2) AS link WHERE link.value ->> 'urlPath' <> ''`,
  },
  {
    part: ({ id, words: { told: _, ...words } }) => ({ id, words }),
    sql: `INSERT INTO product_words (pid, name, keywords, category, description, sku, words)
      SELECT product.pid, link.value ->> '$.words.name', link.value ->> '$.words.keywords', link.value ->> '$.words.category',
        link.value ->> '$.words.description', link.value ->> '$.words.sku', link.value ->> '$.words.words' FROM ${LINKS}`,
  },
  {
    part: ({ id }) => ({ id }),
    sql: `INSERT INTO product_search (rowid, scope, name, keywords, category, description, sku)
      SELECT product.pid, 'v' || ?1, words.name, words.keywords, words.category, words.description, words.sku
      FROM ${LINKS} CROSS JOIN product_words AS words ON words.pid = product.pid`,
  },
];

/** Adds words to those of a version: [term, products, named, heads] of each. */
const COUNT_WORDS = `
  INSERT INTO lexicon (version, term, products, named, heads)
  SELECT ?1, value ->> 0, value ->> 1, value ->> 2, value ->> 3 FROM json_each(?2) WHERE true
  ON CONFLICT (version, term) DO UPDATE SET products = products + excluded.products, named = named + excluded.named, heads = heads + excluded.heads`;

/** In how many of these products each word is, which it names, and whose names begin with it. */
function countedWords(rows: readonly ReturnType<typeof productRows>[]): [string, number, number, number][] {
  const counts = new Map<string, [number, number, number]>();
  for (const { columns, links } of rows) {
    if (!isEnabled(columns)) continue;
    for (const [word, names, isHead] of links.words.told) {
      const [products, named, heads] = counts.get(word) ?? [0, 0, 0];
      counts.set(word, [products + 1, named + names, heads + isHead]);
    }
  }
  return [...counts].map(([word, numbers]) => [word, ...numbers]);
}

/** Writes a batch of products and everything derived from them, all or nothing, `together` with further statements. */
export async function writeProducts(
  db: D1Database,
  version: number,
  docs: readonly ProductDocument[],
  ctx: DeriveContext,
  together: readonly D1PreparedStatement[] = [],
): Promise<void> {
  const rows = docs.map((doc) => productRows(doc, ctx));
  const list = (part: (row: (typeof rows)[number]) => object): string => JSON.stringify(rows.map(part));
  await db.batch([
    ...together,
    db.prepare(INSERT_PRODUCTS).bind(
      version,
      list((row) => row.columns),
    ),
    ...INSERT_LINKS.map(({ part, sql }) =>
      db.prepare(sql).bind(
        version,
        list((row) => part(row.links)),
      ),
    ),
    db.prepare(COUNT_WORDS).bind(version, JSON.stringify(countedWords(rows))),
  ]);
}

/** Replaces the columns that depend on the moment, of products of any version. */
export const updatePriced = (db: D1Database, rows: readonly (PricedColumns & { pid: number })[]): D1PreparedStatement =>
  db
    .prepare(
      `UPDATE product SET final_net = fresh.value ->> 'finalNet', final_gross = fresh.value ->> 'finalGross', regular_gross = fresh.value ->> 'regularGross',
         discount = fresh.value ->> 'discount', next_boundary_at = fresh.value ->> 'nextBoundaryAt', card = fresh.value -> 'card'
       FROM json_each(?) AS fresh WHERE product.pid = fresh.value ->> 'pid'`,
    )
    .bind(JSON.stringify(rows));
