import type { DeskStock } from '../../../../src/commerce/desk/stock';
import { STOCK_MESSAGES } from '../../../../src/contract/stock';
import { refuse } from '../../../../src/domain/result';
import type { Env } from '../../../env';
import { backendOf } from '../../../settings/backends';
import type { By } from '../audit/write';
import { correctStock } from './correct';
import { readDeskProduct } from './read';

/** Stock at the desk of a store view: our own, or a retailer's, which is corrected there. */
export function embeddedDeskStock(env: Env, by: By): DeskStock {
  const isOurs = backendOf(env, by.store).backend === 'embedded';
  return {
    isOurs,
    read: async (sku) => (isOurs ? readDeskProduct(env, by.store, sku) : null),
    correct: async (correction, key) =>
      isOurs ? correctStock(env, by, correction, key) : refuse(404, STOCK_MESSAGES.noStock),
  };
}
