import type { ContentPort } from '../../../src/commerce/ports';
import type { CmsDocument } from '../../../src/domain/catalogue/document';
import type { StoreView } from '../../../src/domain/store-view';
import type { Env } from '../../env';
import { activeVersion } from './active-version';

/** Most blocks of one answer (spec 0 §9). */
const MAX_BLOCKS = 500;

async function read(env: Env, store: StoreView, kind: 'cms_page' | 'cms_block', identifiers: readonly string[]): Promise<CmsDocument[]> {
  const active = await activeVersion(env, store.storeCode);
  if (!active || identifiers.length === 0) return [];
  const { results } = await env.DB.prepare(
    'SELECT doc FROM json_each(?) AS wanted CROSS JOIN cms ON cms.version = ? AND cms.kind = ? AND cms.identifier = wanted.value ORDER BY wanted.key',
  )
    .bind(JSON.stringify(identifiers), active.version, kind)
    .all<{ doc: string }>();
  return results.map((row) => JSON.parse(row.doc) as CmsDocument).filter((doc) => doc.active);
}

/** Active pages and blocks of the catalogue version that is served. */
export const contentPort = (env: Env, store: StoreView): ContentPort => ({
  page: async (identifier) => (await read(env, store, 'cms_page', [identifier]))[0] ?? null,
  blocks: (identifiers) => read(env, store, 'cms_block', [...new Set(identifiers)].slice(0, MAX_BLOCKS)),
});
