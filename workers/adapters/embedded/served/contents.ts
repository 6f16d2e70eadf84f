import { FRONT_BLOCKS, SEARCH_SYNONYMS } from '../../../../src/commerce/content';
import type {
  AttributeDocument,
  CategoryDocument,
  CmsDocument,
  TaxRuleDocument,
} from '../../../../src/domain/catalogue/document';
import { DOOR_FILTER } from '../../../../src/domain/catalogue/listing/door-filter';
import { listFilters } from '../../../../src/domain/catalogue/listing/filters';
import type { ListFilters } from '../../../../src/domain/catalogue/listing/listing';
import type { CategoryNode } from '../../../../src/domain/catalogue/product';
import { treeOf } from '../../../../src/domain/catalogue/tree';
import { once } from '../../../../src/domain/once';
import { type OtherNames, writtenSynonyms } from '../../../../src/domain/search/content-blocks';
import type { Env } from '../../../env';
import { log, reasonOf } from '../../../http/log';
import { readPlacedCategories } from '../catalogue/category-places';
import { ON_FRONT } from '../catalogue/front-sql';
import { readPriceBounds } from '../catalogue/list-filters';
import { contentsKey } from './edge';
import { CatalogueReads } from './reads';
import type { CatalogueVersion } from './version';

/**
 * What every page needs of a catalogue and an isolate can hold: categories, attributes, tax rules, redirects, the
 * blocks around pages.
 */
export interface CatalogueContents extends CatalogueVersion {
  categories: ReadonlyMap<number, CategoryDocument>;
  /** Categories by their parent, in order; inactive ones too. */
  children: ReadonlyMap<number, CategoryDocument[]>;
  tree: CategoryNode[];
  attributes: Map<string, AttributeDocument>;
  listFilters: ListFilters;
  /** Bounds of the price bands of categories, in pesos; small ones have none. */
  priceBounds: ReadonlyMap<number, readonly number[]>;
  /** Categories whose lists have places, being long. */
  placedCategories: ReadonlySet<number>;
  hasOffers: boolean;
  rules: TaxRuleDocument[];
  redirects: ReadonlyMap<string, string>;
  /** Other names of things: those of the store view above the usual ones, the same object for the same. */
  otherNames(usual: OtherNames): OtherNames;
  /** The active ones of FRONT_BLOCKS, by identifier. */
  blocks: ReadonlyMap<string, CmsDocument>;
}

/** Contents as they stand in KV. */
export interface StoredContents {
  categories: CategoryDocument[];
  attributes: AttributeDocument[];
  rules: TaxRuleDocument[];
  redirects: [path: string, target: string][];
  blocks: CmsDocument[];
  /** What was written before this was noted has none: offers are led to then. */
  hasOffers?: boolean;
  /** Likewise: the ranges of the store view count then. */
  priceBounds?: [categoryId: number, bounds: number[]][];
  /** Likewise: all lists are read product by product then. */
  placedCategories?: number[];
}

const NOTHING: StoredContents = {
  categories: [],
  attributes: [],
  rules: [],
  redirects: [],
  blocks: [],
  hasOffers: false,
};

/** Contents by store view. Values, never promises: what another request has begun may never end. */
const cache = new Map<string, CatalogueContents>();

/** What only pages, lists and searches ask is worked out when the first of them does: a cart needs none of it. */
function contentsOf(served: CatalogueVersion, stored: StoredContents): CatalogueContents {
  const tree = once(() => treeOf(stored.categories));
  const filters = once(() => new Map([...listFilters(stored.attributes), [DOOR_FILTER, null]]));
  const synonyms = stored.blocks.find(({ identifier }) => identifier === SEARCH_SYNONYMS)?.content ?? '';
  let names: { usual: OtherNames; all: OtherNames } | null = null;
  return {
    ...served,
    categories: new Map(stored.categories.map((category) => [category.id, category])),
    children: Map.groupBy(
      stored.categories.toSorted((a, b) => a.position - b.position || a.id - b.id),
      (category) => category.parent_id,
    ),
    get tree() {
      return tree();
    },
    attributes: new Map(stored.attributes.map((attribute) => [attribute.attribute_code, attribute])),
    get listFilters() {
      return filters();
    },
    priceBounds: new Map(stored.priceBounds),
    placedCategories: new Set(stored.placedCategories),
    hasOffers: stored.hasOffers ?? true,
    rules: stored.rules,
    redirects: new Map(stored.redirects),
    otherNames(usual) {
      if (names?.usual !== usual) names = { usual, all: writtenSynonyms(synonyms, usual) };
      return names.all;
    },
    blocks: new Map(stored.blocks.map((block) => [block.identifier, block])),
  };
}

/** What is served before the first import. */
export const EMPTY_CONTENTS = contentsOf({ version: 0, revision: 0 }, NOTHING);

const contentsStatements = (
  db: D1Database,
  storeCode: string,
  { version }: CatalogueVersion,
): D1PreparedStatement[] => [
  db.prepare('SELECT doc FROM category WHERE version = ?').bind(version),
  db.prepare('SELECT doc FROM attribute WHERE version = ?').bind(version),
  db.prepare('SELECT doc FROM tax_rule WHERE version = ? ORDER BY id').bind(version),
  db.prepare('SELECT json_array(path, target) AS doc FROM redirect WHERE store = ?').bind(storeCode),
  db
    .prepare(
      "SELECT doc FROM cms WHERE version = ? AND kind = 'cms_block' AND doc ->> 'active' AND identifier IN (SELECT value FROM json_each(?)) ORDER BY identifier",
    )
    .bind(version, JSON.stringify(FRONT_BLOCKS)),
  db
    .prepare(`SELECT EXISTS (SELECT 1 FROM product WHERE version = ? AND ${ON_FRONT} AND discount > 0) AS doc`)
    .bind(version),
  readPriceBounds(db, version),
  readPlacedCategories(db, version),
];

/** The contents of a version out of the database, by one batch of these reads. */
export async function readContents(
  env: Env,
  storeCode: string,
  served: CatalogueVersion,
  reads: CatalogueReads,
): Promise<StoredContents> {
  const results = await reads.batch(contentsStatements(env.CATALOGUE, storeCode, served));
  const parsed = <T>(index: number): T[] =>
    ((results[index]?.results ?? []) as { doc: string }[]).map((row) => JSON.parse(row.doc) as T);
  return {
    categories: parsed(0),
    attributes: parsed(1),
    rules: parsed(2),
    redirects: parsed(3),
    blocks: parsed(4),
    hasOffers: parsed(5)[0] === 1,
    priceBounds: parsed(6),
    placedCategories: parsed(7),
  };
}

async function readEdge(env: Env, storeCode: string, served: CatalogueVersion): Promise<StoredContents | null> {
  try {
    return await env.EDGE_KV.get<StoredContents>(contentsKey(storeCode, served), 'json');
  } catch (error) {
    log('warn', 'catalogue contents not read from KV', { store: storeCode, reason: reasonOf(error) });
    return null;
  }
}

/**
 * The contents of the version a store view is believed to serve: held by the isolate, else out of KV, else out of the
 * database with one wait more. Throws OtherVersion when the primary was asked and serves another one.
 */
export async function catalogueContents(
  env: Env,
  storeCode: string,
  served: CatalogueVersion,
): Promise<CatalogueContents> {
  const known = cache.get(storeCode);
  if (known?.version === served.version && known.revision === served.revision) return known;
  const stored =
    (await readEdge(env, storeCode, served)) ??
    (await readContents(env, storeCode, served, new CatalogueReads(env, storeCode, served, 'nearest')));
  const contents = contentsOf(served, stored);
  cache.set(storeCode, contents);
  return contents;
}

/**
 * Contents of a version for what nothing but an import changes, its tax rules and attributes: those of any revision of
 * it that the isolate holds will do. Throws OtherVersion as `catalogueContents` does.
 */
export async function contentsOfVersion(
  env: Env,
  storeCode: string,
  served: CatalogueVersion | null,
): Promise<CatalogueContents> {
  if (!served) return EMPTY_CONTENTS;
  const held = cache.get(storeCode);
  return held?.version === served.version ? held : catalogueContents(env, storeCode, served);
}
