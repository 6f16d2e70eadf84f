import { BACK_IN_STOCK_MESSAGES } from '../../src/contract/back-in-stock/messages';
import { ok } from '../../src/domain/result';
import { askForNotice } from '../http/back-in-stock';
import type { Handlers } from './handlers';

/** Notices that something is back in stock. */
export const backInStockHandlers: Handlers<'backInStock'> = {
  stockNotify: async ({ request, body }) => {
    const asked = await askForNotice(request, body.sku, body.email ?? '');
    return asked.ok ? ok({ result: BACK_IN_STOCK_MESSAGES.noted }) : asked;
  },
};
