import type { DeskMessages } from '../../../../src/commerce/desk';
import type { Env } from '../../../env';
import { listMessages } from '.';

const PAGE_MESSAGES = 50;

/** Messages at the desk of a store view. */
export const embeddedDeskMessages = (env: Env, storeCode: string): DeskMessages => ({
  async messages(before) {
    const messages = await listMessages(env, storeCode, before, PAGE_MESSAGES);
    return { messages, next: messages.length === PAGE_MESSAGES ? (messages.at(-1)?.id ?? null) : null };
  },
});
