import { STORES } from '../src/config/stores';
import { finishImports } from '../workers/adapters/embedded/import/finish';
import type { Env } from '../workers/env';

/** Finishes imports that broke off between the catalogue and the shop. */
export async function finishBrokenImports(env: Env, now: number): Promise<void> {
  for (const { storeCode } of STORES) await finishImports(env, storeCode, now);
}
