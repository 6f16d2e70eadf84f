import type { ContentPort } from '../../../src/commerce/content';
import { FRONT_BLOCKS } from '../../../src/commerce/content';
import type { CmsDocument } from '../../../src/domain/catalogue/document';
import { type CatalogueRequest, type CatalogueView, rowsOf } from './catalogue-view';

/** Most blocks of one answer (spec 0 §9). */
const MAX_BLOCKS = 500;

async function read(
  view: CatalogueView,
  kind: 'cms_page' | 'cms_block',
  identifiers: readonly string[],
): Promise<CmsDocument[]> {
  if (view.version === 0 || identifiers.length === 0) return [];
  const statement = view.db
    .prepare(
      'SELECT doc FROM json_each(?) AS wanted CROSS JOIN cms ON cms.version = ? AND cms.kind = ? AND cms.identifier = wanted.value ORDER BY wanted.key',
    )
    .bind(JSON.stringify(identifiers), view.version, kind);
  return (await rowsOf<{ doc: string }>(view, statement))
    .map((row) => JSON.parse(row.doc) as CmsDocument)
    .filter((doc) => doc.active);
}

const isFront = (identifier: string): boolean => (FRONT_BLOCKS as readonly string[]).includes(identifier);

/** Active blocks; those of the front and the foot of pages are held by the isolate. */
async function blocks(view: CatalogueView, identifiers: readonly string[]): Promise<CmsDocument[]> {
  if (!identifiers.every(isFront)) return read(view, 'cms_block', identifiers);
  return identifiers.flatMap((identifier) => view.contents.blocks.get(identifier) ?? []);
}

/** Active pages and blocks of the catalogue version that is served. */
export const contentPort = (request: CatalogueRequest): ContentPort => ({
  page: async (identifier) => {
    const pages = await request.run(
      (view) => read(view, 'cms_page', [identifier]),
      (found) => found.length === 0,
    );
    return pages[0] ?? null;
  },
  blocks: (identifiers) => request.run((view) => blocks(view, [...new Set(identifiers)].slice(0, MAX_BLOCKS))),
});
