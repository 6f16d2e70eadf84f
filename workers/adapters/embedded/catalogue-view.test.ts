import { afterEach, expect, test, vi } from 'vitest';
import { embeddedCommerce } from '.';
import { noteVersion } from './served/version-pointer';
import { env, NOON, product, serve, storeView } from './testing/catalogue';
import { laggingReplica } from './testing/replica';

const store = storeView('viu');
const none = { filters: {}, sort: null };

afterEach(() => void vi.restoreAllMocks());

const versionNow = async ({ storeCode } = store) => {
  const row = await env.CATALOGUE.prepare('SELECT version, revision FROM catalogue WHERE store = ?')
    .bind(storeCode)
    .first<{ version: number; revision: number }>();
  if (!row) throw new Error('nothing is served');
  return row;
};

const shopBehind = (replica: ReturnType<typeof laggingReplica>) =>
  embeddedCommerce({ ...env, CATALOGUE: replica.database }, store, NOON).catalogue;

test('a replica that lacks the believed version does not answer: the primary does, and goes on answering', async () => {
  await serve(store, [product(1, 'Silla')]);
  const { version, revision } = await versionNow();
  const replica = laggingReplica(env.CATALOGUE, { version: version - 1, revision: 1 });
  const catalogue = shopBehind(replica);
  expect((await catalogue.category('muebles-10', none, 0, 10))?.listing.items.map(({ name }) => name)).toEqual([
    'Silla',
  ]);
  expect(replica.asked).toEqual(['first-unconstrained', 'first-primary']);
  expect((await catalogue.product('SKU-1', null)).state).toBe('found');
  expect(replica.asked).toEqual(['first-unconstrained', 'first-primary', 'first-primary']);
  expect(await catalogue.shown()).toBe(`${version}.${revision}`);
});

test('a replica of the believed version that lags by a revision does not answer either', async () => {
  await serve(store, [product(1, 'Silla')]);
  const { version, revision } = await versionNow();
  const replica = laggingReplica(env.CATALOGUE, { version, revision: revision - 1 });
  expect((await shopBehind(replica).product('SKU-1', null)).state).toBe('found');
  expect(replica.asked).toEqual(['first-unconstrained', 'first-primary']);
});

test('a replica that knows of a newer version answers for the believed one', async () => {
  await serve(store, [product(1, 'Silla')]);
  const { version, revision } = await versionNow();
  const catalogue = embeddedCommerce(env, store, NOON).catalogue;
  expect(await catalogue.version()).toBe(`${version}.${revision}`);
  await serve(store, [product(1, 'Silla nueva')]);
  const found = await catalogue.product('SKU-1', null);
  expect(found.state === 'found' && found.page.product.name).toBe('Silla');
  expect(await catalogue.shown()).toBe(`${version}.${revision}`);
});

test('what is not found is asked of the primary, and where that serves a newer version it is looked for in that one', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  await serve(store, [product(1, 'Silla')]);
  const before = await versionNow();
  const catalogue = embeddedCommerce(env, store, NOON).catalogue;
  await catalogue.version();
  await serve(store, [product(1, 'Silla'), product(2, 'Mesa')]);
  const after = await versionNow();
  const found = await catalogue.product('SKU-2', null);
  expect(found.state === 'found' && found.page.product.name).toBe('Mesa');
  expect([after.version > before.version, await catalogue.shown()]).toEqual([
    true,
    `${after.version}.${after.revision}`,
  ]);
  expect(warn).not.toHaveBeenCalled();
});

test('a page is missing only when the primary says so, in one more batch', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  await serve(store, [product(1, 'Silla')]);
  for (const ask of [
    (shop: ReturnType<typeof shopBehind>) => shop.product('NO-HAY', null),
    (shop: ReturnType<typeof shopBehind>) => shop.resolveUrl('no-hay'),
    (shop: ReturnType<typeof shopBehind>) => shop.search('zzzqqq', none, 0, 10),
  ]) {
    const replica = laggingReplica(env.CATALOGUE, 'in step');
    await ask(shopBehind(replica));
    expect(replica.asked).toEqual(['first-unconstrained', 'first-primary']);
  }
  const replica = laggingReplica(env.CATALOGUE, 'in step');
  expect(await shopBehind(replica).category('no-hay', none, 0, 10)).toBeNull();
  expect(replica.asked).toEqual(['first-primary']);
});

test('a page is read in one batch', async () => {
  await serve(store, [product(1, 'Silla'), product(2, 'Mesa')]);
  for (const ask of [
    (shop: ReturnType<typeof shopBehind>) => shop.product('SKU-1', null),
    (shop: ReturnType<typeof shopBehind>) => shop.category('muebles-10', none, 0, 10),
    (shop: ReturnType<typeof shopBehind>) => shop.search('silla', none, 0, 10),
    (shop: ReturnType<typeof shopBehind>) => shop.suggest('silla', 10),
  ]) {
    const replica = laggingReplica(env.CATALOGUE, 'in step');
    await ask(shopBehind(replica));
    expect([String(ask), replica.asked]).toEqual([String(ask), ['first-unconstrained']]);
  }
});

test('where the primary serves an older version than is believed, as after a restore, that one is shown and named', async () => {
  const other = storeView('muebles_america');
  await serve(other, [product(1, 'Silla')]);
  const { version, revision } = await versionNow(other);
  noteVersion(other.storeCode, { version: version + 1000, revision: 1 });
  const { catalogue } = embeddedCommerce(env, other, NOON);
  expect((await catalogue.product('SKU-1', null)).state).toBe('found');
  expect([await catalogue.version(), await catalogue.shown()]).toEqual([
    `${version + 1000}.1`,
    `${version}.${revision}`,
  ]);
});
