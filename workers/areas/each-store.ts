import { STORES } from '../../src/config/stores';
import type { Env } from '../env';
import type { Work } from './define-area';

/** Does a piece of work for each store view, one after the other; `now` in epoch ms. */
export const eachStore =
  (work: (env: Env, storeCode: string, now: number) => Promise<unknown>): Work =>
  async (env, now) => {
    for (const { storeCode } of STORES) await work(env, storeCode, now);
  };
