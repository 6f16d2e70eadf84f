import { bringShownStock } from '../adapters/embedded/shown-stock';
import { stockHandlers } from '../api/stock';
import { defineArea, eachStore } from './define-area';
import { readOfEngine } from './engine';

export const stock = defineArea('stock', {
  ports: { stock: readOfEngine('stock') },
  calls: stockHandlers,
  retention: 'nothing ages',
  scheduled: { shown: { showStock: eachStore(bringShownStock) } },
});
