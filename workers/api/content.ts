import { CONTENT_MESSAGES } from '../../src/contract/content';
import { ok, refuse } from '../../src/domain/result';
import type { Handlers } from './serving/handlers';

/** Content pages and blocks. */
export const contentHandlers: Handlers<'content'> = {
  contentPage: async ({ request, query: { identifier } }) => {
    const page = await request.commerce.content.page(identifier);
    return page ? ok({ result: page }) : refuse(404, CONTENT_MESSAGES.empty);
  },

  contentBlocks: async ({ request, query: { identifiers } }) => {
    const found = await request.commerce.content.blocks(identifiers);
    const blocks = [...new Map(found.map((block) => [block.id, block])).values()];
    return blocks.length > 0 ? ok({ result: blocks }) : refuse(404, CONTENT_MESSAGES.empty);
  },
};
