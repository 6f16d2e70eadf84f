import { z } from 'zod';
import { createHash } from '../node-crypto';
import { jsonSetting, type Setting, type Variables } from './setting';

const backendConfig = () =>
  z.object({
    backend: z.enum(['embedded', 'upstream']),
    url: z.union([z.literal(''), z.url({ protocol: /^https?$/ })]).default(''),
    keyed: z.boolean().default(false),
    timeoutMs: z.int().positive().optional(),
    users: z.strictObject({ tokenInHeader: z.boolean() }).optional(),
  });

/**
 * Where a store view's commerce runs. `url` is the base of a retailer's API; `keyed` says it honours Idempotency-Key;
 * `timeoutMs` bounds each call; `users.tokenInHeader` sends user tokens in the Authorization header instead of the
 * query.
 */
export type BackendConfig = z.infer<ReturnType<typeof backendConfig>>;

const backends = () =>
  z.record(
    z.string(),
    backendConfig().refine(
      (config) => config.backend === 'embedded' || config.url !== '',
      'an upstream backend needs its url',
    ),
  );

const EMBEDDED: BackendConfig = { backend: 'embedded', url: '', keyed: false };

const EXAMPLE = '{"store code": {"backend": "upstream", "url": "https://…"}}';

const settings = jsonSetting('BACKENDS', backends, EXAMPLE);

export const BACKENDS = {
  name: 'BACKENDS',
  kind: 'variable',
  shape: 'JSON by store view',
  about:
    'Where a store view gets its catalogue, cart and orders: backend, url, keyed, timeoutMs, users.tokenInHeader (README, "Sell what a retailer\'s API offers").',
  without: 'the engine of the shop, as for a store view that is not named',
  example: EXAMPLE,
  isTakenByStart: true,
  check: settings,
} as const satisfies Setting;

/** The backend of a store view from the variable BACKENDS; embedded when it is not named. Throws on a wrong setting. */
export const backendOf = (env: Variables<'BACKENDS'>, storeCode: string): BackendConfig =>
  settings(env.BACKENDS)[storeCode] ?? EMBEDDED;

/** Whether any store view is a retailer's. Throws on a wrong setting. */
export const hasRetailers = (env: Variables<'BACKENDS'>): boolean =>
  Object.values(settings(env.BACKENDS)).some((config) => config?.backend === 'upstream');

export const OWN_REALM = 'shop';
const REALM_LENGTH = 16;

/**
 * Whose customers a store view has: our own engine's, or those of one retailer, named by a hash of its base address.
 */
export function realmOf(env: Variables<'BACKENDS'>, storeCode: string): string {
  const { backend, url } = backendOf(env, storeCode);
  return backend === 'embedded' ? OWN_REALM : createHash('sha256').update(url).digest('hex').slice(0, REALM_LENGTH);
}
