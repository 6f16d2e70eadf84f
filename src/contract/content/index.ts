import { contentBlocks, contentPage } from './calls';
import { CONTENT_MESSAGES } from './messages';

/** Content pages and blocks. */
export const content = { calls: { contentPage, contentBlocks }, messages: CONTENT_MESSAGES };
