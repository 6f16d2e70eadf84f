import { drizzle } from 'drizzle-orm/d1';
import type { Env } from '../../env';
import * as catalogue from './schema/catalogue';
import * as shop from './schema/shop';

/** Typed access to the catalogues; set-based statements are prepared on `env.CATALOGUE` directly. */
export const catalogueDatabase = (env: Pick<Env, 'CATALOGUE'>) => drizzle(env.CATALOGUE, { schema: catalogue });

/** Typed access to the records of the shop; set-based statements are prepared on `env.SHOP` directly. */
export const shopDatabase = (env: Pick<Env, 'SHOP'>) => drizzle(env.SHOP, { schema: shop });
