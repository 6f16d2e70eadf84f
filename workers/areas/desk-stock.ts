import { embeddedDeskStock } from '../adapters/embedded/desk-stock';
import { deskStockHandlers } from '../api/desk/stock';
import { deskStockForms } from '../forms/desk-stock';
import { defineArea } from './define-area';

export const deskStock = defineArea('deskStock', {
  ports: {},
  calls: deskStockHandlers,
  forms: deskStockForms,
  retention: 'nothing ages',
  desk: {
    stock: {
      make: ({ env, store, now, operator }) => embeddedDeskStock(env, { operator, store: store.storeCode, at: now }),
      needs: { read: 'see', correct: 'orders' },
    },
  },
});
