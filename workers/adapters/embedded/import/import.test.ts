import { beforeEach, expect, test } from 'vitest';
import { embeddedCommerce } from '..';
import {
  ATTRIBUTES,
  category,
  configurable,
  env,
  MUEBLES,
  NOON,
  product,
  send,
  serve,
  storeView,
  stream,
  TAX_RULE,
} from '../testing/catalogue';
import { commitImport } from './commit';
import { importDocuments } from './import-documents';
import { abortImport, beginImport, type ImportRun, openImport } from './run';

const store = storeView('viu');
const shop = (now = NOON) => embeddedCommerce(env, store, now);
const names = async () =>
  (await shop().catalogue.category('muebles-10', { filters: {}, sort: null }, 0, 50))?.listing.items.map(
    (card) => card.name,
  );

beforeEach(async () => {
  await serve(store, [product(1, 'Silla de antes')]);
});

test('an import is served only by its commit, as a whole', async () => {
  const before = await shop().catalogue.version();
  const run = await beginImport(env, store, NOON);
  await send(run, 'taxrule', [TAX_RULE]);
  await send(run, 'attribute', ATTRIBUTES);
  await send(run, 'category', [MUEBLES]);
  await send(run, 'product', [product(2, 'Mesa nueva'), product(3, 'Banca nueva')]);
  expect(await names()).toEqual(['Silla de antes']);
  expect(await shop().catalogue.version()).toBe(before);
  const done = await commitImport(env, run, NOON);
  expect(done).toEqual({ ok: true, value: { version: run.id, products: 2, categories: 1 } });
  expect((await names())?.sort()).toEqual(['Banca nueva', 'Mesa nueva']);
  expect(await shop().catalogue.version()).not.toBe(before);
  expect((await shop().stock.check('SKU-1')).ok).toBe(false);
});

test('an import given up midway leaves the shop as it was and cannot be committed', async () => {
  const run = await beginImport(env, store, NOON);
  await send(run, 'category', [MUEBLES]);
  await send(run, 'product', [product(2, 'Mesa nueva', { stock: { is_in_stock: false, qty: 0 } })]);
  expect(await abortImport(env, run, NOON)).toBe(true);
  expect(await commitImport(env, run, NOON)).toMatchObject({ ok: false, problem: { status: 409 } });
  expect(await openImport(env, store, run.id)).toMatchObject({ ok: false, problem: { status: 409 } });
  expect(await names()).toEqual(['Silla de antes']);
});

test.each([
  ['ends inside a document', JSON.stringify([product(2, 'Mesa'), product(3, 'Banca')]).slice(0, -40)],
  ['ends before its list does', `[${JSON.stringify(product(2, 'Mesa'))}`],
  ['is no JSON at all', '<html><body>502 Bad Gateway</body></html>'],
])('a file that %s breaks the import', async (_, text) => {
  const run = await beginImport(env, store, NOON);
  await send(run, 'category', [MUEBLES]);
  expect(await importDocuments(env, run, 'product', stream(text), NOON)).toMatchObject({
    ok: false,
    problem: { status: 400 },
  });
  expect(await commitImport(env, run, NOON)).toMatchObject({ ok: false, problem: { status: 409 } });
  expect(await names()).toEqual(['Silla de antes']);
});

test.each([
  ['committed', (run: ImportRun) => commitImport(env, run, NOON)],
  ['given up', (run: ImportRun) => abortImport(env, run, NOON)],
])('documents that are still under way when their import is %s change nothing any more', async (_, close) => {
  const run = await beginImport(env, store, NOON);
  await send(run, 'category', [MUEBLES]);
  await send(run, 'product', [product(2, 'Mesa')]);
  const line = (id: number) => `${JSON.stringify(product(id, `Tarde ${id}`))}\n`;
  let sent = false;
  const late = new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (sent) return controller.close();
      sent = true;
      await close(run);
      controller.enqueue(new TextEncoder().encode([10, 11, 12].map(line).join('')));
    },
  });
  expect(await importDocuments(env, run, 'product', late, NOON)).toMatchObject({ ok: false, problem: { status: 409 } });
  expect(
    await importDocuments(
      env,
      run,
      'review',
      stream(JSON.stringify([{ id: 1, product_id: 2, title: 'x', detail: 'x', nickname: 'x' }])),
      NOON,
    ),
  ).toMatchObject({ ok: false, problem: { status: 409 } });
  expect(
    await env.CATALOGUE.prepare('SELECT count(*) AS n FROM product WHERE version = ?').bind(run.id).first(),
  ).toEqual({ n: 1 });
});

test('a commit without product or category is refused, an older import behind a newer one too', async () => {
  const older = await beginImport(env, store, NOON);
  const empty = await beginImport(env, store, NOON);
  await send(empty, 'category', [MUEBLES]);
  expect(await commitImport(env, empty, NOON)).toMatchObject({
    ok: false,
    problem: { status: 422, message: 'The import holds no product' },
  });
  await send(older, 'product', [product(2, 'Mesa')]);
  expect(await commitImport(env, older, NOON)).toMatchObject({
    ok: false,
    problem: { status: 422, message: 'The import holds no category' },
  });
  await serve(store, [product(9, 'Más nueva')]);
  const late = await beginImport(env, store, NOON);
  await send(late, 'category', [MUEBLES]);
  await send(late, 'product', [product(2, 'Mesa')]);
  await serve(store, [product(10, 'La más nueva')]);
  expect(await commitImport(env, late, NOON)).toMatchObject({ ok: false, problem: { status: 409 } });
  expect(await names()).toEqual(['La más nueva']);
});

test('of two commits at the same time one is done', async () => {
  const run = await beginImport(env, store, NOON);
  await send(run, 'category', [MUEBLES]);
  await send(run, 'product', [product(2, 'Mesa')]);
  const done = await Promise.all([commitImport(env, run, NOON), commitImport(env, run, NOON)]);
  expect(done.map((one) => one.ok).sort()).toEqual([false, true]);
});

test('skipped documents are named with their reason; of two with one sku or id the later one is', async () => {
  const run = await beginImport(env, store, NOON);
  await send(run, 'category', [MUEBLES]);
  const { sku: _, ...nameless } = product(5, 'Sin sku');
  const report = await send(run, 'product', [
    product(2, 'Mesa'),
    nameless,
    product(3, 'Otra', { sku: 'SKU-2' }),
    product(2, 'Otra más', { sku: 'SKU-X' }),
    { _type: 'product', _source: product(4, 'Silla') },
  ]);
  expect(report.accepted).toBe(2);
  expect(report.skipped).toEqual([
    { position: 2, id: '5', reason: expect.stringContaining('sku') },
    { position: 3, id: 'SKU-2', reason: 'repeats sku SKU-2' },
    { position: 4, id: 'SKU-X', reason: 'repeats id 2' },
  ]);
  expect((await send(run, 'product', [product(7, 'Repetida', { sku: 'SKU-4' })])).skipped).toEqual([
    { position: 1, id: 'SKU-4', reason: 'repeats sku SKU-4' },
  ]);
});

test('attributes cannot come after products, which are computed with them', async () => {
  const run = await beginImport(env, store, NOON);
  await send(run, 'product', [product(2, 'Mesa')]);
  expect(await importDocuments(env, run, 'attribute', stream('[]'), NOON)).toMatchObject({
    ok: false,
    problem: { status: 409 },
  });
});

test('more documents than one batch holds arrive in their order', async () => {
  const many = Array.from({ length: 230 }, (_, index) => product(index + 1, `Silla ${index + 1}`));
  const { report } = await serve(store, many);
  expect(report).toEqual({ accepted: 230, skipped: [] });
  const page = await shop().catalogue.category('muebles-10', { filters: {}, sort: 'id:desc' }, 200, 50);
  expect(page?.listing).toMatchObject({ total: 230, start: 200 });
  expect(page?.listing.items.map((card) => card.id)).toEqual(Array.from({ length: 30 }, (_, index) => 30 - index));
});

test('redirects, postal codes and coupons come in with the commit', async () => {
  await serve(store, [product(1, 'Silla')], {
    redirect: [{ from: '/salas-viejas', to: '/c/muebles-10' }],
    postal_code: [
      {
        code: '44100',
        state: 'Jalisco',
        region_id: 2334,
        region_code: 'JAL',
        municipality: 'Guadalajara',
        city: 'Guadalajara',
        neighbourhoods: ['Guadalajara Centro'],
        covered: true,
        delivery_from: 2,
        delivery_to: 3,
      },
    ],
    coupon: [{ code: 'BUENFIN', kind: 'fixed', value: 200 }],
  });
  expect(await shop().catalogue.redirect('salas-viejas/')).toBe('/c/muebles-10');
  expect(await shop().catalogue.redirect('otra')).toBeNull();
  expect(await shop().postal.postalCode('44100')).toMatchObject({
    municipality: 'Guadalajara',
    neighbourhoods: ['Guadalajara Centro'],
    regionId: 2334,
    deliveryDays: { from: 2, to: 3 },
  });
  expect(await shop().postal.postalCode('97000')).toMatchObject({
    state: 'Yucatán',
    neighbourhoods: [],
    regionCode: 'YUC',
  });
  expect(await shop().postal.postalCode('00000')).toBeNull();
});

test('postal codes alone come in without a catalogue and leave the one that is served as it is', async () => {
  const before = await names();
  const run = await beginImport(env, store, NOON);
  await send(run, 'postal_code', [
    {
      code: '97000',
      state: 'Yucatán',
      region_id: 2350,
      region_code: 'YUC',
      municipality: 'Mérida',
      city: 'Mérida',
      neighbourhoods: ['Mérida Centro'],
      covered: true,
    },
  ]);
  expect(await commitImport(env, run, NOON)).toEqual({
    ok: true,
    value: { version: run.id, products: 0, categories: 0 },
  });
  expect((await shop().postal.postalCode('97000'))?.neighbourhoods).toEqual(['Mérida Centro']);
  expect(await names()).toEqual(before);
  expect((await shop().stock.check('SKU-1')).ok).toBe(true);
});

test('a store view has its own catalogue', async () => {
  const other = storeView('muebles_america');
  await serve(other, [product(1, 'Ropero')]);
  expect(await names()).toEqual(['Silla de antes']);
  expect(
    (
      await embeddedCommerce(env, other, NOON).catalogue.category('muebles-10', { filters: {}, sort: null }, 0, 50)
    )?.listing.items.map((card) => card.name),
  ).toEqual(['Ropero']);
});

test('a regular price raised within 30 days is not the one to strike through', async () => {
  const DAY_MS = 24 * 60 * 60 * 1000;
  const reduced = (price: number) => [product(1, 'Silla', { price, special_price: 800 })];
  await serve(store, reduced(1000), {}, NOON);
  await serve(store, reduced(2000), {}, NOON + DAY_MS);
  const card = async (now: number) => (await shop(now).catalogue.cards(['SKU-1']))[0];
  expect((await card(NOON + 2 * DAY_MS))?.price).toMatchObject({ gross: 92_800, regularGross: 116_000 });
  expect((await card(NOON + 31 * DAY_MS + 1))?.price).toMatchObject({ gross: 92_800, regularGross: 232_000 });
  const found = await shop(NOON + 2 * DAY_MS).catalogue.product('SKU-1', null);
  expect(found.state === 'found' && found.page.product.price).toMatchObject({ gross: 92_800, regularGross: 116_000 });
});

test('counts of a category are those of its list, below it included', async () => {
  await serve(
    store,
    [
      product(1, 'Silla', { category_ids: [11] }),
      product(2, 'Mesa'),
      product(3, 'Oculta', { visibility: 1 }),
      configurable(4, 'B', 'Banca', [['B-1', '49']], { status: 2 }),
    ],
    {
      category: [MUEBLES, category(11, 'Sillas', 10)],
    },
  );
  const [muebles] = await shop().catalogue.categories();
  expect(muebles).toMatchObject({ id: 10, productCount: 2, children: [{ id: 11, productCount: 1 }] });
});
