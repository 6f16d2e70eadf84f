import { expect, test } from 'vitest';
import type { ProductDocument } from '../../../../src/domain/catalogue/document';
import { embeddedCommerce } from '..';
import { bringShownStock } from '../shown-stock';
import { env, MUEBLES, NOON, product, serve, storeView } from '../testing/catalogue';
import { CachedCard, CardCache } from './card-cache';

const store = storeView('viu');
const at = (now: number) => embeddedCommerce(env, store, now).catalogue;
const none = { filters: {}, sort: null };
const cards = async (now = NOON, start = 0, size = 2) =>
  (await at(now).category('muebles-10', none, start, size))?.listing.items ?? [];
const chairs = (name: string) =>
  [1, 2, 3].map((id) =>
    product(id, `${name} ${id}`, { category: [{ category_id: 10, name: 'Muebles', position: id }] }),
  );
const storedCard = (sku: string) =>
  env.CATALOGUE.prepare('SELECT card FROM product WHERE sku = ? ORDER BY version DESC')
    .bind(sku)
    .first<{ card: string }>();

test('cards are held as long as what they show is true: a new catalogue, stock and prices are seen at once', async () => {
  await serve(store, chairs('Silla'), { category: [MUEBLES] });
  const [first, second] = await cards();
  expect([first?.name, second?.name]).toEqual(['Silla 1', 'Silla 2']);
  expect((await cards())[0]).toBe(first);

  await env.SHOP.prepare('UPDATE stock SET qty = 0 WHERE sku = ?').bind(first?.sku).run();
  await bringShownStock(env, 'viu');
  const gone = (await cards())[0];
  expect(gone).toMatchObject({ name: 'Silla 1', availability: 'out_of_stock' });
  expect((await cards())[0]).toBe(gone);
  await env.SHOP.prepare('UPDATE stock SET qty = 5 WHERE sku = ?').bind(first?.sku).run();
  await bringShownStock(env, 'viu');
  expect((await cards())[0]).toEqual(first);

  expect((await cards(NOON, 2)).map((card) => card.name)).toEqual(['Silla 3']);
  expect((await cards(NOON, 0, 3)).map((card) => card.name)).toEqual(['Silla 1', 'Silla 2', 'Silla 3']);

  const priced = JSON.stringify({
    ...JSON.parse((await storedCard(second?.sku ?? ''))?.card ?? ''),
    name: 'Silla rebajada',
  });
  await env.CATALOGUE.prepare('UPDATE product SET card = ?, next_boundary_at = ? WHERE sku = ?')
    .bind(priced, NOON + 60_000, second?.sku)
    .run();
  expect((await cards())[1]?.name).toBe('Silla rebajada');

  await serve(store, chairs('Banco'), { category: [MUEBLES] });
  expect((await cards()).map((card) => card.name)).toEqual(['Banco 1', 'Banco 2']);
});

test('a document is held as long as its catalogue is served; its stock and the next catalogue are seen at once', async () => {
  await serve(store, chairs('Silla'), { category: [MUEBLES] });
  const shown = async () => {
    const lookup = await at(NOON).product('SKU-1', null);
    return lookup.state === 'found' ? lookup.page.product : null;
  };
  const first = await shown();
  expect(first).toMatchObject({ name: 'Silla 1', availability: 'in_stock' });
  expect(await shown()).toEqual(first);

  await env.CATALOGUE.prepare("UPDATE product SET doc = json_set(doc, '$.name', 'Otra') WHERE sku = 'SKU-1'").run();
  expect((await shown())?.name).toBe('Silla 1');
  await env.SHOP.prepare("UPDATE stock SET qty = 0 WHERE sku = 'SKU-1'").run();
  await bringShownStock(env, 'viu');
  expect((await shown())?.availability).toBe('out_of_stock');

  await serve(store, chairs('Banco'), { category: [MUEBLES] });
  expect((await shown())?.name).toBe('Banco 1');
});

test('documents are held as far as there is room for their characters, those asked for lately before others', () => {
  const cache = new CardCache('1.1');
  const doc = product(1, 'Silla') as object as ProductDocument;
  const hold = (sku: string, length: number) => cache.keepDocument(sku, { pid: 1, doc, length });
  const held = (...skus: string[]) => skus.filter((sku) => cache.document(sku) !== null);
  hold('a', 900_000);
  hold('b', 900_000);
  hold('a', 900_000);
  expect(held('b', 'a')).toEqual(['b', 'a']);
  hold('c', 900_000);
  expect(held('a', 'b', 'c')).toEqual(['a', 'c']);
  hold('whole', 2_000_001);
  expect(held('a', 'c', 'whole')).toEqual([]);
  for (let count = 0; count <= 64; count += 1) hold(`small ${count}`, 100);
  expect(held('small 0', 'small 1', 'small 64')).toEqual(['small 1', 'small 64']);
});

test('filters are the same object as long as they show the same, and never those of another choice', async () => {
  const coloured = [1, 2, 3].map((id) =>
    product(id, `Mesa ${id}`, {
      color: id === 1 ? '49' : '50',
      category: [{ category_id: 10, name: 'Muebles', position: id }],
    }),
  );
  await serve(store, coloured, { category: [MUEBLES] });
  const filters = async (chosen: Record<string, string[]> = {}) =>
    (await at(NOON).category('muebles-10', { filters: chosen, sort: null }, 0, 50))?.listing.filters ?? [];
  const shown = await filters();
  expect(
    shown.find(({ code }) => code === 'color')?.options.map(({ id, quantity, selected }) => [id, quantity, selected]),
  ).toEqual([
    ['49', 1, false],
    ['50', 2, false],
  ]);
  expect(await filters()).toBe(shown);
  const blue = await filters({ color: ['49'] });
  expect(
    blue.find(({ code }) => code === 'color')?.options.map(({ id, quantity, selected }) => [id, quantity, selected]),
  ).toEqual([
    ['49', 1, true],
    ['50', 2, false],
  ]);
  await env.CATALOGUE.prepare(`UPDATE category_filter SET counts = '[["49",1],["50",1]]' WHERE code = 'color'`).run();
  expect((await filters()).find(({ code }) => code === 'color')?.options.map(({ quantity }) => quantity)).toEqual([
    1, 1,
  ]);
});

test('a thousand cards are held, then the oldest makes room', async () => {
  await serve(store, chairs('Silla'), { category: [MUEBLES] });
  const [card] = await cards();
  if (!card) throw new Error('no card');
  const cache = new CardCache('1.1');
  for (let pid = 1; pid <= 1001; pid += 1) cache.keep(pid, new CachedCard(card, null));
  expect([cache.find(1, null), cache.find(2, null)?.as(null), cache.find(1001, null)?.as(null)]).toEqual([
    null,
    card,
    card,
  ]);
  expect(cache.find(2, NOON)).toBeNull();
});

test('a list need not be read with its cards as long as all of them are held', async () => {
  await serve(store, chairs('Silla'), { category: [MUEBLES] });
  const [card] = await cards();
  if (!card) throw new Error('no card');
  const cache = new CardCache('1.1');
  for (const pid of [1, 2]) cache.keep(pid, new CachedCard(card, null));
  expect(cache.holdsList('a')).toBe(false);
  cache.noteList('a', [1, 2]);
  cache.noteList('b', [1, 3]);
  expect([cache.holdsList('a'), cache.holdsList('b')]).toEqual([true, false]);
  for (let pid = 3; pid <= 1002; pid += 1) cache.keep(pid, new CachedCard(card, null));
  expect(cache.holdsList('a')).toBe(false);
});

test('only so many lists are known', async () => {
  const cache = new CardCache('1.1');
  cache.noteList('a', []);
  for (let list = 0; list < 200; list += 1) cache.noteList(`more ${list}`, []);
  expect(cache.holdsList('a')).toBe(false);
});
