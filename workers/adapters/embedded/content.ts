import type { ContentPort } from '../../../src/commerce/content';
import { FRONT_BLOCKS } from '../../../src/commerce/content';
import type { CmsDocument } from '../../../src/domain/catalogue/document';
import { type CatalogueRequest, rowsOf, type Session } from './session';

/** Most blocks of one answer (spec 0 §9). */
const MAX_BLOCKS = 500;

async function read(session: Session, kind: 'cms_page' | 'cms_block', identifiers: readonly string[]): Promise<CmsDocument[]> {
  if (session.version === 0 || identifiers.length === 0) return [];
  const statement = session.db
    .prepare('SELECT doc FROM json_each(?) AS wanted CROSS JOIN cms ON cms.version = ? AND cms.kind = ? AND cms.identifier = wanted.value ORDER BY wanted.key')
    .bind(JSON.stringify(identifiers), session.version, kind);
  return (await rowsOf<{ doc: string }>(session, statement)).map((row) => JSON.parse(row.doc) as CmsDocument).filter((doc) => doc.active);
}

const isFront = (identifier: string): boolean => (FRONT_BLOCKS as readonly string[]).includes(identifier);

/** Active blocks; those of the front and the foot of pages are held by the isolate. */
async function blocks(session: Session, identifiers: readonly string[]): Promise<CmsDocument[]> {
  if (!identifiers.every(isFront)) return read(session, 'cms_block', identifiers);
  return identifiers.flatMap((identifier) => session.contents.blocks.get(identifier) ?? []);
}

/** Active pages and blocks of the catalogue version that is served. */
export const contentPort = (request: CatalogueRequest): ContentPort => ({
  page: async (identifier) => {
    const pages = await request.run(
      (session) => read(session, 'cms_page', [identifier]),
      (found) => found.length === 0,
    );
    return pages[0] ?? null;
  },
  blocks: (identifiers) => request.run((session) => blocks(session, [...new Set(identifiers)].slice(0, MAX_BLOCKS))),
});
