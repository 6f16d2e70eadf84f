const USUAL_CACHE_MS = 60_000;
const LEAST_CACHE_MS = 30_000;
const WRITE_PAUSE_MS = 1_000;

interface Kept {
  value: string | null;
  metadata: unknown;
  until: number;
}

/**
 * A KV namespace seen from one place that is as late as it is documented to be: what was read once is answered out of
 * the place's cache for a minute (or the cacheTtl asked for, 30 s at least), that there is nothing too; a key takes one
 * write a second. `log` lists the calls.
 */
export function slowKv() {
  const values = new Map<string, { value: string; metadata: unknown; writtenAt: number }>();
  const cache = new Map<string, Kept>();
  const log: string[] = [];

  function read(key: string, options?: { cacheTtl?: number } | string): Kept {
    log.push(`get ${key}`);
    const known = cache.get(key);
    if (known && Date.now() < known.until) return known;
    const asked = typeof options === 'object' ? options.cacheTtl : undefined;
    const life = asked === undefined ? USUAL_CACHE_MS : Math.max(asked * 1000, LEAST_CACHE_MS);
    const { value = null, metadata = null } = values.get(key) ?? {};
    const kept = { value, metadata, until: Date.now() + life };
    cache.set(key, kept);
    return kept;
  }

  const namespace = {
    async get(key: string, options?: { cacheTtl?: number } | string) {
      const { value } = read(key, options);
      return options === 'json' && value !== null ? JSON.parse(value) : value;
    },
    async getWithMetadata(key: string) {
      const { value, metadata } = read(key);
      return { value, metadata, cacheStatus: null };
    },
    async put(key: string, value: string, { metadata = null }: { metadata?: unknown } = {}) {
      const before = values.get(key);
      if (before && Date.now() - before.writtenAt < WRITE_PAUSE_MS)
        throw new Error('KV PUT failed: 429 Too Many Requests');
      log.push(`put ${key}`);
      values.set(key, { value, metadata, writtenAt: Date.now() });
    },
  };
  return { namespace: namespace as unknown as KVNamespace, values, log };
}
