import type { D1Migration } from 'cloudflare:test';
import { vi } from 'vitest';
import type { Env } from '../workers/env';
import './compiled-once';
import { resetModules } from './reset-modules';

// Passwords are hashed at next to no cost, save where the cost is what is tested.
vi.mock('../workers/adapters/embedded/customers/scrypt', async (original) =>
  (await import('../workers/adapters/embedded/testing/cheap-scrypt')).cheapScrypt(original),
);

// Attempts are counted under names that files share, and `reset` empties only what is loaded: each file has its own.
vi.mock('../workers/objects/attempts', async (original) => {
  const { objectAttempts } = await original<typeof import('../workers/objects/attempts')>();
  const file = crypto.randomUUID();
  const ofThisFile: typeof objectAttempts = ({ ATTEMPTS }) =>
    objectAttempts({ ATTEMPTS: { getByName: (name) => ATTEMPTS.getByName(`${name}:${file}`) } });
  return { objectAttempts: ofThisFile };
});

/**
 * Test files of one workerd follow each other: each begins with modules evaluated anew and with empty storage. `reset`
 * empties only what is loaded, so everything with a fixed name is touched before; objects are told apart by random
 * names.
 */
resetModules();
const { env, reset } = await import('cloudflare:test');
const { migrated } = await import('./workerd/migrated-once');
const { CATALOGUE, CATALOGUE_MIGRATIONS, EDGE_KV, LIMIT_READ, LIMIT_READ_ADDRESS, SHOP, SHOP_MIGRATIONS } =
  env as unknown as Env & Record<'CATALOGUE_MIGRATIONS' | 'SHOP_MIGRATIONS', D1Migration[]>;
await Promise.all([
  CATALOGUE.prepare('SELECT 1').run(),
  SHOP.prepare('SELECT 1').run(),
  EDGE_KV.get('any'),
  LIMIT_READ?.limit({ key: 'any' }),
  LIMIT_READ_ADDRESS?.limit({ key: 'any' }),
  caches.default.match('https://localhost/'),
]);
await reset();
await Promise.all([migrated(CATALOGUE, 'CATALOGUE', CATALOGUE_MIGRATIONS), migrated(SHOP, 'SHOP', SHOP_MIGRATIONS)]);
// Accounts are objects named by their customer's id: those of another file are not met again.
await SHOP.prepare("INSERT INTO sqlite_sequence (name, seq) VALUES ('customer', ?)")
  .bind(crypto.getRandomValues(new Uint32Array(1))[0])
  .run();
