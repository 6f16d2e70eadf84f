import type { StoreView } from '../../../src/domain/store-view';
import { backendOf } from '../../backend-config';
import type { Env } from '../../env';
import type { CartBackend } from './backend';
import { embeddedBackend } from './backends/embedded';
import { upstreamBackend } from './backends/upstream';

/** Who sells in this store view, as it is configured. */
export function cartBackend(env: Env, store: StoreView): CartBackend {
  const config = backendOf(env, store.storeCode);
  return config.backend === 'upstream' ? upstreamBackend(env, store, config) : embeddedBackend(env, store);
}
