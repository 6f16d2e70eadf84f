import { STORES } from '../src/config/stores';
import { bringShownStock } from '../workers/adapters/embedded/shown-stock';
import type { Env } from '../workers/env';

/** Brings the stock that pages of each store view show up to what is sold. */
export async function showStock(env: Env): Promise<void> {
  for (const { storeCode } of STORES) await bringShownStock(env, storeCode);
}
