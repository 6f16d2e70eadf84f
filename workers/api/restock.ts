import { RESTOCK_MESSAGES } from '../../src/contract/restock/messages';
import { ok } from '../../src/domain/result';
import { askForNotice } from '../http/restock';
import type { Handlers } from './handlers';

/** Notices that something is back in stock. */
export const restockHandlers: Handlers<'restock'> = {
  stockNotify: async ({ request, body }) => {
    const asked = await askForNotice(request, body.sku, body.email ?? '');
    return asked.ok ? ok({ result: RESTOCK_MESSAGES.noted }) : asked;
  },
};
