import { stockNotify } from './calls';
import { BACK_IN_STOCK_FORMS } from './forms';
import { BACK_IN_STOCK_MESSAGES } from './messages';

/** Notices that something is back in stock. */
export const backInStock = {
  calls: { stockNotify },
  forms: BACK_IN_STOCK_FORMS,
  messages: BACK_IN_STOCK_MESSAGES,
  events: ['restock-noted', 'back-in-stock'],
} as const;
