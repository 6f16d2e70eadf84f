import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_SMALL, type DemoStore } from '../../scripts/demo';
import { withBranches } from '../../scripts/demo/range/branch-documents';
import type { ProductDocument } from '../../src/domain/catalogue/document';
import { browserForFile, seriousFindings } from './browser';
import { hold } from './hold';
import { ask, postForm } from './http';
import { openLive, seen } from './live';
import { type OwnShop, ownShop } from './own-shop';
import { addToCart } from './purchase';

const visitor = browserForFile('without pictures');
const PAGE_SIZE = 50;
const PRODUCTS = 61;
const FIRST_ID = 8_000_000;
const CATEGORY = { id: 510, path: '/c/salas-510' };

const [, FURNITURE] = DEMO_SMALL;
const documents = <T>(store: DemoStore | undefined, entity: string) =>
  (store?.entities.find(([name]) => name === entity)?.[1] ?? []) as T[];

const PRODUCT = documents<ProductDocument>(FURNITURE, 'product').find(({ sku }) => sku === 'MA-REPOSET');

const copyOf = (original: ProductDocument, number: number): ProductDocument => ({
  ...original,
  id: FIRST_ID + number,
  sku: `COPIA-${number}`,
  name: `${original.name} ${number}`,
  slug: `copia-${number}`,
  url_path: `copia-${number}.html`,
  category_ids: [CATEGORY.id],
  category: [{ category_id: CATEGORY.id, name: 'Salas', slug: 'salas-510', path: 'salas', position: number }],
  stock: { ...original.stock, product_id: FIRST_ID + number },
});

/** The furniture catalogue with one product, or with more than a page of it, under another view. */
function catalogueOf(storeCode: string, count: number): DemoStore {
  if (!FURNITURE || !PRODUCT) throw new Error('the demo has no furniture');
  const products = [PRODUCT, ...Array.from({ length: count - 1 }, (_, index) => copyOf(PRODUCT, index + 1))];
  const kept = FURNITURE.entities.filter(([entity]) => ['attribute', 'taxrule', 'category'].includes(entity));
  return { ...FURNITURE, storeCode: storeCode as DemoStore['storeCode'], entities: [...kept, ['product', products]] };
}

/** The same with its branches, of which one alone has the product: the one farthest from Monterrey. */
const withOneInTijuana = (store: DemoStore): DemoStore => ({
  ...store,
  branches: withBranches(store).branches?.map((branch) => {
    const stock: Record<string, number> = branch.code === 'TIJ-RIO' ? { 'MA-REPOSET': 1 } : {};
    return { ...branch, stock };
  }),
});

/** A retailer's script that measures; a test stands in for its host. */
const TAG = { script: 'https://medida.example/tag.js', hosts: ['https://medida.example'] };
const SETTINGS = {
  de: { name: 'Tianguis Berlin', flags: { cartCount: 'items', maxNetworkTaskAttempts: 3, autoRefreshTokens: false } },
  it: { tag: TAG },
};

let shop: OwnShop;
beforeAll(async () => {
  const stores = [
    withOneInTijuana(catalogueOf('viu', 1)),
    catalogueOf('de', 1),
    catalogueOf('it', 1),
    catalogueOf('muebles_america', PRODUCTS),
    catalogueOf('mavi', 1),
  ];
  shop = await ownShop(
    'views',
    { STORE_VIEWS: 'viu,de,it,muebles_america,mavi', STORE_SETTINGS: JSON.stringify(SETTINGS) },
    stores,
  );
});
afterAll(() => shop?.close());

test.each([
  ['', 'viu', 'es-MX'],
  ['/de', 'de', 'de-DE'],
  ['/it', 'it', 'it-IT'],
  ['/muebles_america', 'muebles_america', 'es-MX'],
  ['/mavi', 'mavi', 'es-MX'],
])('STORE-004 STORE-005 STORE-006 STORE-007 STORE-008 under %j is the view %s', async (prefix, store, locale) => {
  const { status, text } = await ask(`${prefix}/checkout/cart`, {}, shop.url);
  expect([status, /<html[^>]*>/.exec(text)?.[0]]).toEqual([200, `<html lang="${locale}" data-store="${store}">`]);
});

test.each([
  ['/de', 3],
  ['/it', 4],
  ['/muebles_america', 5],
  ['/mavi', 8],
])('STORE-005 STORE-006 STORE-007 STORE-008 the cart of %s is that of view %i', async (prefix, id) => {
  const { cookies } = await postForm(`${prefix}/f/cart/add`, { sku: 'MA-REPOSET', qty: '1' }, {}, shop.url);
  expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual([`__Host-cart-${id}`, `cart-marker-${id}`]);
});

test.each([
  ['/de', 'Geschirr', '„Geschirr“ verkaufen wir nicht'],
  ['/it', 'lenzuola', 'Non vendiamo «lenzuola»'],
  ['', 'vajilla', 'No vendemos “vajilla”'],
])('%s of %s, which nobody sells, says so in its language', async (prefix, thing, said) => {
  const { text } = await ask(`${prefix}/catalogsearch/result?q=${thing}`, {}, shop.url);
  expect(text).toContain(said);
});

test('STORE-013 a store view that is configured otherwise says so in its documents, and no other does', async () => {
  const outline = async (path: string) => {
    const { text } = await ask(path, {}, shop.url);
    return [
      /<title>.* · (.*)<\/title>/.exec(text)?.[1],
      ...['count-by', 'task-attempts', 'auto-refresh'].map((name) => text.match(`data-${name}="([^"]*)"`)?.[1]),
    ];
  };
  expect(await outline('/de/checkout/cart')).toEqual(['Tianguis Berlin', 'items', '3', 'false']);
  expect(await outline('/checkout/cart')).toEqual(['Tianguis', undefined, undefined, undefined]);
});

test('a page names itself in the languages it stands in, and leads to itself in every other view', async () => {
  const product = `/p/MA-REPOSET/${PRODUCT?.slug}`;
  const page = async (path: string) => {
    const { text } = await ask(path, {}, shop.url);
    const pairs = [...text.matchAll(/<link rel="?alternate"? hrefLang="([^"]+)" href="?([^"\s>]+)/gi)].map(
      ([, language, address = '']) => [language, new URL(address).pathname],
    );
    return {
      pairs,
      ways: [...text.matchAll(/href="?([^"\s>]*\/otra-tienda\/[^"\s>]+)/g)].map(([, way = '']) =>
        way.replaceAll('&amp;', '&'),
      ),
    };
  };
  for (const path of ['', product, CATEGORY.path])
    expect((await page(`/de${path}`)).pairs.sort()).toEqual([
      ['de-DE', `/de${path}`],
      ['es-MX', path || '/'],
      ['it-IT', `/it${path}`],
    ]);
  const { pairs, ways } = await page(`/mavi${product}`);
  expect([pairs, ways.length]).toEqual([[], 4]);
  for (const way of ways) {
    const there = await ask(way, {}, shop.url);
    expect([there.status, there.location?.endsWith(product)]).toEqual([303, true]);
    expect((await ask(there.location ?? '', {}, shop.url)).status).toBe(200);
  }
});

test('TRACK-001 TRACK-005 TRACK-006 TRACK-007 TRACK-008 TRACK-009 a visit that says where it came from asks calmly, keeps nothing before a yes, and then tells the cart’s origin', async () => {
  const { page, context } = await visitor();
  const kept = async () => [
    ...(await context.cookies())
      .map(({ name }) => name)
      .filter((name) => ['consent', 'source', 'userID'].includes(name)),
    ...(await page.evaluate(() =>
      [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((key) => key.includes('told')),
    )),
    ...(await page.evaluate(() => (window.dataLayer ?? []).map(String))),
  ];
  const told: { url: URL; body: string; status: number }[] = [];
  page.on('response', (response) => {
    const url = new URL(response.url());
    if (url.pathname.endsWith('/user/set-origin'))
      told.push({ url, body: response.request().postData() ?? '', status: response.status() });
  });
  await openLive(page, `${shop.url}/c/salas-510?utm_source=correo&utm_medium=email&utm_campaign=buen-fin`);
  const bar = page.getByRole('region', { name: 'Medición' });
  await bar.waitFor();
  const moved = await page.evaluate(() => {
    const place = () => document.querySelector('h1')?.getBoundingClientRect().top;
    const before = place();
    document.querySelector('.consent')?.remove();
    return [before, place()];
  });
  expect(moved[0]).toBe(moved[1]);
  expect(await kept()).toEqual([]);
  await page.goto(`${shop.url}/c/salas-510?utm_source=correo&utm_medium=email&utm_campaign=buen-fin`);
  await bar.waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await page.locator('main .card-name a').first().click();
  await page.waitForURL(/\/p\/MA-REPOSET/);
  await page.getByRole('button', { name: 'Agregar al carrito' }).first().click();
  await expect.poll(async () => (await context.cookies()).some(({ name }) => name === 'cart-marker-2')).toBe(true);
  expect([await kept(), told.length]).toEqual([[], 0]);
  await bar.getByRole('button', { name: 'Sí, está bien' }).click();
  await expect.poll(() => told.map(({ status }) => status)).toEqual([200]);
  const [{ url, body } = { url: new URL(shop.url), body: '{}' }] = told;
  expect([url.searchParams.get('cartId'), url.searchParams.get('utmSource')]).toEqual([
    '{{cartId}}',
    'correo&utm_medium=email&utm_campaign=buen-fin',
  ]);
  const cookies = Object.fromEntries(
    (await context.cookies()).map(({ name, value }) => [name, decodeURIComponent(value)]),
  );
  expect([cookies.consent, cookies.source]).toEqual(['yes', url.searchParams.get('utmSource')]);
  expect(JSON.parse(body).tracking.id).toBe(cookies.userID?.split('.')[0]);
  expect(await page.evaluate(() => (window.dataLayer as { event: string }[]).map(({ event }) => event))).toEqual([
    'view_item',
  ]);
  await page.getByRole('button', { name: 'Agregar al carrito' }).first().click();
  await expect
    .poll(() => page.evaluate(() => (window.dataLayer as { event: string }[]).map(({ event }) => event)))
    .toEqual(['view_item', 'add_to_cart']);
  await openLive(page, `${shop.url}/c/salas-510`);
  expect([await bar.count(), told.length]).toEqual([0, 1]);
});

test('who says no is not asked again, and nothing is kept or loaded; who says yes gets the retailer’s tag, and nobody before', async () => {
  const asked: string[] = [];
  const open = async () => {
    const { page, context } = await visitor();
    await context.route('https://medida.example/**', (route) => {
      asked.push(route.request().url());
      return route.fulfill({
        contentType: 'text/javascript',
        body: 'document.documentElement.dataset.tag = String(window.dataLayer.length)',
      });
    });
    await openLive(page, `${shop.url}/it/p/MA-REPOSET/${PRODUCT?.slug}?gclid=Cj0K`);
    const bar = page.getByRole('region', { name: 'Misurazione' });
    await bar.waitFor();
    return { page, context, bar };
  };
  const refusing = await open();
  await refusing.bar.getByRole('button', { name: 'No, grazie' }).click();
  await openLive(refusing.page, `${shop.url}/it?utm_source=correo`);
  const names = (await refusing.context.cookies())
    .map(({ name, value }) => `${name}=${value}`)
    .filter((one) => /^(?:consent|source|userID)=/.test(one));
  expect([names, await refusing.bar.count(), asked, await refusing.page.evaluate(() => window.dataLayer)]).toEqual([
    ['consent=no'],
    0,
    [],
    undefined,
  ]);
  const agreeing = await open();
  expect(asked).toEqual([]);
  await agreeing.bar.getByRole('button', { name: 'Sì, va bene' }).click();
  await expect.poll(() => agreeing.page.evaluate(() => document.documentElement.dataset.tag)).toBe('1');
  expect(asked).toEqual([TAG.script]);
});

test('whoever has answered changes their mind on the privacy page: the question comes back with the focus', async () => {
  const { page, context } = await visitor();
  const consent = async () => (await context.cookies()).find(({ name }) => name === 'consent')?.value;
  const bar = page.getByRole('region', { name: 'Medición' });
  await openLive(page, `${shop.url}/aviso-de-privacidad`);
  for (const [name, given] of [
    ['Sí, está bien', 'yes'],
    ['No, gracias', 'no'],
  ] as const) {
    expect(await bar.count()).toBe(0);
    await page.locator('[data-asks-consent]').click();
    const no = bar.getByRole('button', { name: 'No, gracias' });
    await expect.poll(() => no.evaluate((button) => button === document.activeElement)).toBe(true);
    await bar.getByRole('button', { name }).click();
    await bar.waitFor({ state: 'detached' });
    await expect.poll(consent).toBe(given);
  }
});

test('Ver más brings the next products into the same list, and there is no more when all are there; on a phone they begin where it was, and nothing scrolls past them', async () => {
  const { page } = await visitor({ touch: true });
  await openLive(page, `${shop.url}/muebles_america${CATEGORY.path}`);
  const items = page.locator('#lista > li');
  expect(await items.count()).toBe(PAGE_SIZE);
  const more = (await seen(page, 'load-more')).getByRole('link', { name: 'Ver más' });
  await more.evaluate((link) => link.scrollIntoView({ block: 'center' }));
  await more.tap();
  await expect.poll(() => items.count()).toBe(PRODUCTS);
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done)))),
  );
  const top = await items.nth(PAGE_SIZE).evaluate((item) => item.getBoundingClientRect().top);
  expect(top).toBeGreaterThan(0);
  expect(top).toBeLessThan(page.viewportSize()?.height ?? 0);
  const names = await page.locator('#lista > li h2').allTextContents();
  expect(new Set(names).size).toBe(PRODUCTS);
  await expect.poll(() => page.getByRole('link', { name: 'Ver más' }).count()).toBe(0);
  expect(await page.getByText(`Viste ${PRODUCTS} de ${PRODUCTS}`).count()).toBe(1);
});

test('UI-012 without script Ver más leads to the next products, and back, as do the pages in boxes of 34 px', async () => {
  const { page } = await visitor({ script: false });
  await page.goto(`${shop.url}/muebles_america${CATEGORY.path}`);
  await page.getByRole('link', { name: 'Ver más' }).click();
  const shown = () => page.locator('#lista > li').count();
  await expect.poll(shown).toBe(PRODUCTS - PAGE_SIZE);
  await page.getByRole('link', { name: 'Ver los anteriores' }).click();
  await expect.poll(shown).toBe(PAGE_SIZE);
  const second = page.getByRole('navigation', { name: 'Páginas' }).getByRole('link', { name: '2' });
  expect(await second.boundingBox()).toMatchObject({ width: 34, height: 34 });
  await second.click();
  await expect.poll(shown).toBe(PRODUCTS - PAGE_SIZE);
});

test('SHIP-012 the branches that have a product open over its page, those that have it first, the nearest first to who says where they are, and close to where one was', async () => {
  const { page, context } = await visitor();
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 25.7, longitude: -100.3 });
  await openLive(page, `${shop.url}/p/MA-REPOSET/${PRODUCT?.slug}`);
  const address = page.url();
  await page.locator('a[data-branches]').click();
  const opened = page.getByRole('dialog', { name: 'Recoger en sucursal' });
  await opened.waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await opened.getByRole('button', { name: 'Usar mi ubicación' }).click();
  const rows = async () =>
    (await opened.getByRole('listitem').allInnerTexts()).map((row) => row.split('\n').filter((line) => line !== ''));
  await expect
    .poll(async () => (await rows()).slice(0, 2).map(([name]) => name))
    .toEqual(['Tijuana Zona Río', 'Monterrey Obispado']);
  expect((await rows()).slice(0, 2).map((row) => row.slice(1, 3))).toEqual([
    [expect.stringMatching(/^a \d{4} km$/), 'Hay existencias'],
    [expect.stringMatching(/^a \d\.\d km$/), 'Sin existencias'],
  ]);
  await page.keyboard.press('Escape');
  await opened.waitFor({ state: 'detached' });
  expect(page.url()).toBe(address);
  expect(await page.evaluate(() => document.activeElement?.matches('a[data-branches]'))).toBe(true);
});

test('a tap on the branches before anything runs opens them; where their window never comes, their page', async () => {
  const { page, forgive } = await visitor();
  forgive(/window not opened/);
  const letScriptsGo = await hold(page, '**/assets/*.js');
  await page.goto(`${shop.url}/p/MA-REPOSET/${PRODUCT?.slug}`, { waitUntil: 'domcontentloaded' });
  const address = page.url();
  await page.locator('a[data-branches]').click();
  await letScriptsGo();
  await page.getByRole('dialog', { name: 'Recoger en sucursal' }).waitFor();
  expect(page.url()).toBe(address);
  await hold(page, '**/assets/branch-window*.js');
  await openLive(page, address);
  await page.locator('a[data-branches]').click();
  await page.waitForURL(/\/recoger\?/, { waitUntil: 'commit' });
});

test('a postal code typed at the branches counts for all pages, and one that is known puts the nearest branches first', async () => {
  const { page } = await visitor();
  const field = () => page.getByLabel('Tu código postal');
  const first = () => page.locator('.branch-list > li').first().innerText();
  await openLive(page, `${shop.url}/sucursales`);
  await field().fill('22000');
  await page.keyboard.press('Enter');
  await page.waitForURL(/cp=22000/);
  expect(await first()).toContain('Tijuana Zona Río');
  await page.getByRole('link', { name: /^Enviar a 22000/ }).waitFor();
  await openLive(page, `${shop.url}/sucursales`);
  await expect.poll(() => field().inputValue()).toBe('22000');
  await expect.poll(first).toContain('Tijuana Zona Río');
  await openLive(page, `${shop.url}/p/MA-REPOSET/${PRODUCT?.slug}`);
  await page.locator('.pickup-near').scrollIntoViewIfNeeded();
  const near = page.locator('.pickup-near').getByRole('status');
  const told = async () => (await near.innerText()).split('\n').filter((line) => line !== '');
  await expect
    .poll(told)
    .toEqual([
      expect.stringMatching(/^Recoge .+ desde las \d\d:\d\d$/),
      'Tijuana Zona Río · En tu ciudad',
      expect.stringMatching(/^(?:Abierta|Cerrada)/),
      '664 555 0122',
      'Ver en el mapa',
    ]);
  // The checkout knows it too: the nearest branch stands first and is chosen.
  await addToCart(page);
  await page.getByText('Agregado a tu carrito').waitFor();
  await page.goto(`${shop.url}/checkout`);
  await page.locator('[data-island="address-form"][data-awake]').waitFor();
  const typed = (label: RegExp) => page.getByLabel(label).filter({ visible: true }).first();
  await typed(/^Nombre y apellidos/).fill('Ana Pech');
  await typed(/^Calle/).fill('Calle 60');
  await page.getByRole('link', { name: /^Recoger en sucursal/ }).click();
  await page.waitForURL(/recibir=sucursal/);
  // What was typed goes along, there and back.
  await expect.poll(() => typed(/^Nombre y apellidos/).inputValue()).toBe('Ana Pech');
  await page.getByRole('link', { name: /^Entrega a domicilio/ }).click();
  await expect.poll(() => typed(/^Calle/).inputValue()).toBe('Calle 60');
  await page.getByRole('link', { name: /^Recoger en sucursal/ }).click();
  await page.waitForURL(/recibir=sucursal/);
  await openLive(page, page.url());
  // Before a branch is chosen the sum says what that costs.
  expect(await page.locator('.order-plane dl').textContent()).toContain('Recoger en sucursalGratis');
  const branch = page.getByRole('radio').first();
  await expect.poll(() => branch.isChecked()).toBe(true);
  expect(await branch.inputValue()).toBe('TIJ-RIO');
  await page.locator('.radio-card').first().getByText('En tu ciudad').waitFor();
});

test('who picks up and has said nowhere where they are is asked in the step, and the nearest branch comes first and is chosen', async () => {
  const { page } = await visitor();
  await openLive(page, `${shop.url}/p/MA-REPOSET/${PRODUCT?.slug}`);
  await addToCart(page);
  await page.getByText('Agregado a tu carrito').waitFor();
  await openLive(page, `${shop.url}/checkout?paso=datos&recibir=sucursal`);
  const name = page.getByLabel(/^Nombre y apellidos/).filter({ visible: true });
  await name.first().fill('Ana Pech');
  await page.getByRole('link', { name: '¿Cuál te queda cerca? Dinos tu código postal' }).click();
  const window = page.getByRole('dialog', { name: '¿A dónde te lo enviamos?' });
  await window.getByLabel('Código postal').fill('22000');
  await page.keyboard.press('Enter');
  await window.waitFor({ state: 'detached' });
  await page.locator('.radio-card').first().getByText('En tu ciudad').waitFor();
  expect(await page.getByRole('radio').first().isChecked()).toBe(true);
  expect(await name.first().inputValue()).toBe('Ana Pech');
  expect(await page.getByRole('link', { name: /^¿Cuál te queda cerca/ }).count()).toBe(0);
});
