import { drizzle } from 'drizzle-orm/d1';
import type { Env } from '../../env';

/**
 * Typed access to the catalogues; set-based statements are prepared on `env.CATALOGUE` directly. Neither database is
 * given its tables as a schema: that serves relational queries alone, which nothing here asks, and is computed anew at
 * every call (half a millisecond of CPU).
 */
export const catalogueDatabase = (env: Pick<Env, 'CATALOGUE'>) => drizzle(env.CATALOGUE);

/** Typed access to the records of the shop; set-based statements are prepared on `env.SHOP` directly. */
export const shopDatabase = (env: Pick<Env, 'SHOP'>) => drizzle(env.SHOP);
