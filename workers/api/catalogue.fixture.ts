import type { SearchResult } from '../../src/commerce/catalogue';
import { storeViews } from '../../src/config/stores';
import { computeDocument, type PriceContext } from '../../src/domain/catalogue/compute';
import { child, configurable, iva, product } from '../../src/domain/catalogue/documents.fixture';
import { ok } from '../../src/domain/result';
import { NOTHING_FOUND } from '../../tests/fakes/catalogue';

const [store] = storeViews('viu');
if (!store) throw new Error('no store view');
const context: PriceContext = {
  rules: [iva],
  place: { country: 'MX' },
  now: Date.parse('2026-03-01T12:00:00Z'),
  groupId: 0,
  store,
};

export const lamp = computeDocument(product({ price: 100, special_price: 80 }), context);
export const chair = computeDocument(
  configurable([child('SILLA-RO-AZ', { price: 1499 }), child('SILLA-RO-NE', { price: 999 })]),
  context,
);

/** A search that finds these, whatever it is asked. */
export const found = (items: SearchResult['items']) => async () => ok({ ...NOTHING_FOUND, items, total: items.length });
