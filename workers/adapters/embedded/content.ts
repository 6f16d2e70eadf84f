import type { ContentPort } from '../../../src/commerce/content';
import type { CmsDocument } from '../../../src/domain/catalogue/document';
import type { StoreView } from '../../../src/domain/store-view';
import type { Env } from '../../env';
import { type ActiveVersion, activeVersion } from './active-version';

/** Most blocks of one answer (spec 0 §9). */
const MAX_BLOCKS = 500;
/** Different sets of blocks an isolate holds; pages ask for a handful. */
const MAX_HELD = 20;

async function read(env: Env, active: ActiveVersion | null, kind: 'cms_page' | 'cms_block', identifiers: readonly string[]): Promise<CmsDocument[]> {
  if (!active || identifiers.length === 0) return [];
  const { results } = await env.CATALOGUE.prepare(
    'SELECT doc FROM json_each(?) AS wanted CROSS JOIN cms ON cms.version = ? AND cms.kind = ? AND cms.identifier = wanted.value ORDER BY wanted.key',
  )
    .bind(JSON.stringify(identifiers), active.version, kind)
    .all<{ doc: string }>();
  return results.map((row) => JSON.parse(row.doc) as CmsDocument).filter((doc) => doc.active);
}

const memories = new Map<string, { key: string; blocks: Map<string, CmsDocument[]> }>();

/** Blocks stand on every page: an isolate reads them once per version and revision. */
async function blocks(env: Env, store: StoreView, identifiers: readonly string[]): Promise<CmsDocument[]> {
  const active = await activeVersion(env, store.storeCode);
  const key = `${active?.version}.${active?.revision}`;
  const known = memories.get(store.storeCode);
  const memory = known?.key === key ? known : { key, blocks: new Map<string, CmsDocument[]>() };
  memories.set(store.storeCode, memory);
  const wanted = identifiers.join('\n');
  const found = memory.blocks.get(wanted) ?? (await read(env, active, 'cms_block', identifiers));
  if (memory.blocks.size < MAX_HELD) memory.blocks.set(wanted, found);
  return found;
}

/** Active pages and blocks of the catalogue version that is served. */
export const contentPort = (env: Env, store: StoreView): ContentPort => ({
  page: async (identifier) => (await read(env, await activeVersion(env, store.storeCode), 'cms_page', [identifier]))[0] ?? null,
  blocks: (identifiers) => blocks(env, store, [...new Set(identifiers)].slice(0, MAX_BLOCKS)),
});
