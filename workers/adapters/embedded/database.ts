import { drizzle } from 'drizzle-orm/d1';
import type { Env } from '../../env';
import * as schema from './schema';

/** Typed access to the shop's database; set-based statements are prepared on `env.DB` directly. */
export const database = (env: Pick<Env, 'DB'>) => drizzle(env.DB, { schema });
