import { STORES } from '../src/config/stores';
import { publishChanged } from '../workers/adapters/embedded/served/publish';
import type { Env } from '../workers/env';

/** Brings KV up to what each store view serves; what fails for one is tried again in a minute. */
export async function publishCatalogues(env: Env, now: number): Promise<void> {
  for (const { storeCode } of STORES) await publishChanged(env, storeCode, now);
}
