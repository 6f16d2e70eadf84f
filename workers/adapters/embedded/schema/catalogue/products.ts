import { sql } from 'drizzle-orm';
import { check, index, integer, primaryKey, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';

/**
 * What a store view serves now. `revision` moves whenever the active version is repriced or something of it is sold out
 * or back. `stockSeq` is the last change of stock (shop.stock_change) that the copy in product_sku has, `reviewSeq` the
 * last one of reviews (shop.review) that the version has. Times are epoch ms.
 */
export const catalogue = sqliteTable('catalogue', {
  store: text().primaryKey(),
  version: integer().notNull(),
  revision: integer().notNull(),
  committedAt: integer('committed_at').notNull(),
  stockSeq: integer('stock_seq').notNull().default(0),
  reviewSeq: integer('review_seq').notNull().default(0),
});

/**
 * One import; its id is the catalogue version, given out by shop.import_version and never used again. The checks make a
 * second or late commit fail as a whole.
 */
export const importRun = sqliteTable(
  'import_run',
  {
    id: integer().primaryKey(),
    store: text().notNull(),
    state: text({ enum: ['open', 'broken', 'aborted', 'committed', 'purged'] }).notNull(),
    commits: integer().notNull().default(0),
    startedAt: integer('started_at').notNull(),
    finishedAt: integer('finished_at'),
  },
  (t) => [
    index('import_run_state').on(t.state, t.store),
    check('import_run_commits_once', sql`${t.commits} <= 1`),
    check('import_run_commits_when_whole', sql`${t.commits} = 0 OR ${t.state} IN ('committed', 'purged')`),
  ],
);

/** A product of one catalogue version. `pid` is also its row in product_search. Amounts in centavos. */
export const product = sqliteTable(
  'product',
  {
    pid: integer().primaryKey({ autoIncrement: true }),
    version: integer().notNull(),
    id: integer().notNull(),
    sku: text().notNull(),
    type: text().notNull(),
    status: integer().notNull(),
    visibility: integer().notNull(),
    urlPath: text('url_path').notNull(),
    slug: text().notNull(),
    finalNet: integer('final_net').notNull(),
    finalGross: integer('final_gross').notNull(),
    regularGross: integer('regular_gross').notNull(),
    discount: integer().notNull(),
    nextBoundaryAt: integer('next_boundary_at'),
    createdAt: text('created_at').notNull(),
    updatedAt: text('updated_at').notNull(),
    card: text().notNull(),
    doc: text().notNull(),
    /** Average and number of reviews where there are enough to count among the best. */
    rating: real(),
    ratingCount: integer('rating_count'),
    /** Brand in words. */
    brand: text(),
    /**
     * Approved reviews written here: the sum of their stars, and how many gave some. They are in `card`, `rating` and
     * `ratingCount`, not in `doc`.
     */
    ownStars: integer('own_stars').notNull().default(0),
    ownRatings: integer('own_ratings').notNull().default(0),
  },
  (t) => [
    uniqueIndex('product_version_id').on(t.version, t.id),
    uniqueIndex('product_version_sku').on(t.version, t.sku),
    index('product_list').on(
      t.version,
      t.pid,
      t.visibility,
      t.status,
      t.finalGross,
      t.discount,
      t.id,
      t.updatedAt,
      t.finalNet,
    ),
    index('product_boundary').on(t.version, t.nextBoundaryAt),
    index('product_updated').on(t.version, t.updatedAt, t.id),
    index('product_created').on(t.version, t.createdAt, t.id),
    index('product_discount').on(t.version, t.discount, t.id),
    index('product_rating').on(t.version, t.rating, t.ratingCount, t.id).where(sql`rating IS NOT NULL`),
    index('product_brand').on(t.version, t.brand).where(sql`brand IS NOT NULL`),
  ],
);

/** Brands of a version with how many of its products are shown in the shop. */
export const brand = sqliteTable(
  'brand',
  { version: integer().notNull(), name: text().notNull(), products: integer().notNull() },
  (t) => [primaryKey({ columns: [t.version, t.name] }), index('brand_products').on(t.version, t.products)],
);

/**
 * Every sku that can be asked for: products (kind own) and children of configurables (kind child). Stock stands here as
 * it is shown: as the import brought it, then as the scheduled function copies it from shop.stock, where it is sold.
 */
export const productSku = sqliteTable(
  'product_sku',
  {
    version: integer().notNull(),
    sku: text().notNull(),
    kind: text({ enum: ['own', 'child'] }).notNull(),
    /** Lower-case sku, for people who type it. */
    skuKey: text('sku_key').notNull(),
    pid: integer().notNull(),
    productId: integer('product_id').notNull(),
    /** false for the sku of a configurable, grouped or bundle product itself: its parts are what is sold. */
    sellable: integer({ mode: 'boolean' }).notNull(),
    qty: integer().notNull(),
    isInStock: integer('is_in_stock', { mode: 'boolean' }).notNull(),
    manageStock: integer('manage_stock', { mode: 'boolean' }).notNull(),
    /**
     * Regular price in pesos without tax, as the source gives it; and the one before, while it was raised so lately
     * that it is still the one to strike through.
     */
    regularNet: real('regular_net').notNull(),
    priorNet: real('prior_net'),
    priorUntil: integer('prior_until'),
  },
  (t) => [
    primaryKey({ columns: [t.version, t.sku, t.kind] }),
    index('product_sku_key').on(t.version, t.skuKey),
    index('product_sku_pid').on(t.pid),
    /** What is to be had, alone: whether something of a product is takes one row. The condition is that of lists. */
    index('product_sku_available')
      .on(t.pid)
      .where(sql`sellable = 1 AND is_in_stock = 1 AND (manage_stock = 0 OR qty > 0)`),
  ],
);

export const productCategory = sqliteTable(
  'product_category',
  {
    version: integer().notNull(),
    categoryId: integer('category_id').notNull(),
    pid: integer().notNull(),
    position: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.version, t.categoryId, t.pid] }),
    index('product_category_pid').on(t.pid),
    index('product_category_place').on(t.version, t.categoryId, t.position, t.pid),
  ],
);

/**
 * Values a product can be filtered by: its own and its children's, option ids as text. `variants`: bits of the variants
 * that have it, -1 where all have.
 */
export const productFacet = sqliteTable(
  'product_facet',
  {
    pid: integer().notNull(),
    code: text().notNull(),
    value: text().notNull(),
    variants: integer().notNull().default(-1),
  },
  (t) => [primaryKey({ columns: [t.pid, t.code, t.value] }), index('product_facet_value').on(t.code, t.value, t.pid)],
);

/**
 * The attributes a category's list offers as filters, in their order, each with how many products of the whole list
 * have each value: [value, products] pairs.
 */
export const categoryFilter = sqliteTable(
  'category_filter',
  {
    version: integer().notNull(),
    categoryId: integer('category_id').notNull(),
    place: integer().notNull(),
    code: text().notNull(),
    counts: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.version, t.categoryId, t.place] })],
);

/**
 * The words of a product as product_search has them, by column, each word with a blank on both sides; `words` is how
 * many they are.
 */
export const productWords = sqliteTable('product_words', {
  pid: integer().primaryKey(),
  name: text().notNull(),
  keywords: text().notNull(),
  category: text().notNull(),
  description: text().notNull(),
  sku: text().notNull(),
  words: integer().notNull(),
});

/**
 * Every word of a version with how common it is there: in how many products that are sold it stands at all, in how many
 * it names them (name, keywords, category), and how many names begin with it. A version of before these were counted
 * has the words that name products alone.
 */
export const lexicon = sqliteTable(
  'lexicon',
  {
    version: integer().notNull(),
    term: text().notNull(),
    products: integer().notNull().default(0),
    named: integer().notNull().default(1),
    heads: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.version, t.term] })],
);

export const category = sqliteTable(
  'category',
  {
    version: integer().notNull(),
    id: integer().notNull(),
    parentId: integer('parent_id').notNull(),
    slug: text().notNull(),
    urlPath: text('url_path').notNull(),
    doc: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.version, t.id] })],
);

export const attribute = sqliteTable(
  'attribute',
  { version: integer().notNull(), id: integer().notNull(), code: text().notNull(), doc: text().notNull() },
  (t) => [primaryKey({ columns: [t.version, t.code] })],
);

export const taxRule = sqliteTable(
  'tax_rule',
  { version: integer().notNull(), id: integer().notNull(), doc: text().notNull() },
  (t) => [primaryKey({ columns: [t.version, t.id] })],
);

export const cms = sqliteTable(
  'cms',
  {
    version: integer().notNull(),
    kind: text({ enum: ['cms_page', 'cms_block', 'cms_hierarchy'] }).notNull(),
    id: integer().notNull(),
    identifier: text().notNull(),
    doc: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.version, t.kind, t.identifier] })],
);

/**
 * Reviews as they are shown: those an import brought, and copies of the approved ones that were written here (`isOwn`).
 */
export const review = sqliteTable(
  'review',
  {
    version: integer().notNull(),
    id: integer().notNull(),
    doc: text().notNull(),
    isOwn: integer('is_own', { mode: 'boolean' }).notNull().default(false),
  },
  (t) => [primaryKey({ columns: [t.version, t.id] }), index('review_product').on(t.version, sql`doc ->> 'product_id'`)],
);

/** url_path (without leading slash, as imported) or CMS identifier → what it names. */
export const urlMap = sqliteTable(
  'url_map',
  {
    version: integer().notNull(),
    path: text().notNull(),
    type: text({ enum: ['product', 'category', 'cms_page'] }).notNull(),
    id: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.version, t.path] })],
);

/**
 * What an import brings beside its version, kept until its commit puts it in force or hands it to the database of the
 * shop.
 */
export const staged = sqliteTable(
  'staged',
  {
    version: integer().notNull(),
    entity: text({ enum: ['redirect', 'postal_code', 'coupon', 'stock', 'stock_product'] }).notNull(),
    key: text().notNull(),
    doc: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.version, t.entity, t.key] })],
);

export const redirect = sqliteTable(
  'redirect',
  { store: text().notNull(), path: text().notNull(), target: text().notNull() },
  (t) => [primaryKey({ columns: [t.store, t.path] })],
);

/**
 * What an import took of one of its sources, a row for each batch: `position` is the last document it covers, `skipped`
 * the JSON list of those left out.
 */
export const importPart = sqliteTable(
  'import_part',
  {
    version: integer().notNull(),
    source: text().notNull(),
    entity: text().notNull(),
    position: integer().notNull(),
    accepted: integer().notNull(),
    skipped: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.version, t.source, t.position] })],
);
