import { POPULAR_SEARCHES } from '../../commerce/content';
import { listedSearches } from '../../domain/search/content-blocks';
import { frontBlocks } from '../shop/front-blocks';

/** What is searched most, as the shop's content says; none where it does not. */
export async function popularSearches(): Promise<string[]> {
  const { [POPULAR_SEARCHES]: block } = await frontBlocks([POPULAR_SEARCHES]);
  return block ? listedSearches(block.content) : [];
}
