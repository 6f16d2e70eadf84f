import { z } from 'zod';
import type { Env } from './env';

const backendConfig = z.object({
  backend: z.enum(['embedded', 'upstream']),
  url: z.union([z.literal(''), z.url({ protocol: /^https?$/ })]).default(''),
  keyed: z.boolean().default(false),
  timeoutMs: z.int().positive().optional(),
});

/** Where a store view's commerce runs. `url` is the base of a retailer's API; `keyed` says it honours Idempotency-Key; `timeoutMs` bounds each call. */
export type BackendConfig = z.infer<typeof backendConfig>;

const backends = z.record(
  z.string(),
  backendConfig.refine((config) => config.backend === 'embedded' || config.url !== '', 'an upstream backend needs its url'),
);

const EMBEDDED: BackendConfig = { backend: 'embedded', url: '', keyed: false };

const parsed = new Map<string, Record<string, BackendConfig>>();

function parse(text: string): Record<string, BackendConfig> {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    throw new Error('BACKENDS is not JSON: expected {"store code": {"backend": "upstream", "url": "https://…"}}');
  }
  const result = backends.safeParse(raw);
  if (!result.success) throw new Error(`BACKENDS: ${result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ')}`);
  return result.data;
}

/** The backend of a store view from the variable BACKENDS; embedded when it is not named. Throws on a wrong setting. */
export function backendOf(env: Pick<Env, 'BACKENDS'>, storeCode: string): BackendConfig {
  const text = env.BACKENDS;
  if (!text) return EMBEDDED;
  let all = parsed.get(text);
  if (!all) {
    all = parse(text);
    parsed.set(text, all);
  }
  return all[storeCode] ?? EMBEDDED;
}
