import { applyD1Migrations, type D1Migration, env } from 'cloudflare:test';
import type { Env } from '../workers/env';

const { DB, MIGRATIONS } = env as unknown as Env & { MIGRATIONS: D1Migration[] };
await applyD1Migrations(DB, MIGRATIONS);
