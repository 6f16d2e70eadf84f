import { stockNotify } from './calls';
import { RESTOCK_FORMS } from './forms';
import { RESTOCK_MESSAGES } from './messages';

/** Notices that something is back in stock. */
export const restock = {
  calls: { stockNotify },
  forms: RESTOCK_FORMS,
  messages: RESTOCK_MESSAGES,
  events: ['restock-noted', 'back-in-stock'],
} as const;
