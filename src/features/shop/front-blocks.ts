import type { FrontBlock } from '../../commerce/content';
import { commerce } from '../../commerce/request-context';
import type { CmsDocument } from '../../domain/catalogue/document';
import { optional } from './optional';

/** Content blocks by identifier. A page is worth showing without them: none when they cannot be read. */
export async function frontBlocks(identifiers: FrontBlock[]): Promise<Partial<Record<FrontBlock, CmsDocument>>> {
  const blocks = await optional('blocks', commerce().content.blocks(identifiers), []);
  return Object.fromEntries(blocks.map((block) => [block.identifier, block]));
}
