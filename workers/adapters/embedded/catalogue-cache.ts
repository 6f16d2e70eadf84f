import type { AttributeDocument, CategoryDocument, TaxRuleDocument } from '../../../src/domain/catalogue/document';
import type { CategoryNode } from '../../../src/domain/catalogue/product';
import { treeOf } from '../../../src/domain/catalogue/tree';
import type { StoreView } from '../../../src/domain/store-view';
import type { Env } from '../../env';
import { type ActiveVersion, activeVersion } from './active-version';

/** What every page needs of a catalogue and an isolate can hold: categories, attributes, tax rules, redirects. */
export interface CatalogueCache extends ActiveVersion {
  categories: ReadonlyMap<number, CategoryDocument>;
  /** Categories by their parent, in order; inactive ones too. */
  children: ReadonlyMap<number, CategoryDocument[]>;
  tree: CategoryNode[];
  attributes: Map<string, AttributeDocument>;
  rules: TaxRuleDocument[];
  redirects: ReadonlyMap<string, string>;
}

const NOTHING: CatalogueCache = {
  version: 0,
  revision: 0,
  categories: new Map(),
  children: new Map(),
  tree: [],
  attributes: new Map(),
  rules: [],
  redirects: new Map(),
};

/** Values, never promises: what another request has begun may never end. */
const memories = new Map<string, CatalogueCache>();

async function load(env: Env, store: StoreView, active: ActiveVersion): Promise<CatalogueCache> {
  const [categories, attributes, rules, redirects] = await env.CATALOGUE.batch<{ doc: string }>([
    env.CATALOGUE.prepare('SELECT doc FROM category WHERE version = ?').bind(active.version),
    env.CATALOGUE.prepare('SELECT doc FROM attribute WHERE version = ?').bind(active.version),
    env.CATALOGUE.prepare('SELECT doc FROM tax_rule WHERE version = ? ORDER BY id').bind(active.version),
    env.CATALOGUE.prepare('SELECT json_array(path, target) AS doc FROM redirect WHERE store = ?').bind(store.storeCode),
  ]);
  const parsed = <T>(result: D1Result<{ doc: string }> | undefined): T[] => (result?.results ?? []).map((row) => JSON.parse(row.doc) as T);
  const documents = parsed<CategoryDocument>(categories);
  return {
    ...active,
    categories: new Map(documents.map((category) => [category.id, category])),
    children: Map.groupBy(
      documents.toSorted((a, b) => a.position - b.position || a.id - b.id),
      (category) => category.parent_id,
    ),
    tree: treeOf(documents),
    attributes: new Map(parsed<AttributeDocument>(attributes).map((attribute) => [attribute.attribute_code, attribute])),
    rules: parsed<TaxRuleDocument>(rules),
    redirects: new Map(parsed<[string, string]>(redirects)),
  };
}

/** The memory of what a store view serves now; read once per version and revision. Version 0 before the first import. */
export async function catalogueCache(env: Env, store: StoreView): Promise<CatalogueCache> {
  const active = await activeVersion(env, store.storeCode);
  if (!active) return NOTHING;
  const known = memories.get(store.storeCode);
  if (known?.version === active.version && known.revision === active.revision) return known;
  const loaded = await load(env, store, active);
  memories.set(store.storeCode, loaded);
  return loaded;
}
