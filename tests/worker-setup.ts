import { applyD1Migrations, type D1Migration, env } from 'cloudflare:test';
import type { Env } from '../workers/env';

const { CATALOGUE, CATALOGUE_MIGRATIONS, SHOP, SHOP_MIGRATIONS } = env as unknown as Env & Record<'CATALOGUE_MIGRATIONS' | 'SHOP_MIGRATIONS', D1Migration[]>;
await applyD1Migrations(CATALOGUE, CATALOGUE_MIGRATIONS);
await applyD1Migrations(SHOP, SHOP_MIGRATIONS);
