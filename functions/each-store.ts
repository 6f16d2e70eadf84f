import { STORES } from '../src/config/stores';
import { finishImports } from '../workers/adapters/embedded/import/finish';
import { bringShownReviews } from '../workers/adapters/embedded/reviews/shown';
import { publishChanged } from '../workers/adapters/embedded/served/publish';
import { bringShownStock } from '../workers/adapters/embedded/shown-stock';
import type { Env } from '../workers/env';

/** Does a piece of work for each store view, one after the other; `now` in epoch ms. */
const eachStore =
  (work: (env: Env, storeCode: string, now: number) => Promise<unknown>) =>
  async (env: Env, now: number): Promise<void> => {
    for (const { storeCode } of STORES) await work(env, storeCode, now);
  };

/** Finishes imports that broke off between the catalogue and the shop. */
export const finishBrokenImports = eachStore(finishImports);

/** Brings the stock that pages of each store view show up to what is sold. */
export const showStock = eachStore(bringShownStock);

/** Brings the reviews that pages of each store view show up to what operators decided. */
export const showReviews = eachStore(bringShownReviews);

/** Brings KV up to what each store view serves; what fails for one is tried again in a minute. */
export const publishCatalogues = eachStore(publishChanged);
