import type * as upstreamRoom from './adapters/upstream/room';
import { type BackendConfig, backendOf, hasRetailers } from './settings/backends';
import type { Variables } from './settings/setting';

export type UpstreamAdapters = typeof upstreamRoom;

interface Embedded extends BackendConfig {
  backend: 'embedded';
}

/** A retailer's API, with what speaks to it. */
export interface Upstream extends BackendConfig {
  backend: 'upstream';
  adapters: UpstreamAdapters;
}

/** The backend of a store view by its code. */
export type Backends = (storeCode: string) => Embedded | Upstream;

const embedded = (config: BackendConfig): Embedded => ({ ...config, backend: 'embedded' });

/** The backends of the store views, with these adapters for the retailers among them. */
export const backendsWith =
  (env: Variables<'BACKENDS'>, adapters: UpstreamAdapters): Backends =>
  (storeCode) => {
    const config = backendOf(env, storeCode);
    return config.backend === 'upstream' ? { ...config, backend: 'upstream', adapters } : embedded(config);
  };

/**
 * The backends of the store views, with the adapters of retailers where there is one: a shop without any never reads
 * them. Throws on a wrong setting.
 */
export async function bringBackends(env: Variables<'BACKENDS'>): Promise<Backends> {
  if (!hasRetailers(env)) return (storeCode) => embedded(backendOf(env, storeCode));
  return backendsWith(env, await import('./adapters/upstream/room'));
}
