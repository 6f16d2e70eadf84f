import type { Page } from 'playwright';
import { expect, inject, test } from 'vitest';
import { sampledOf } from '../sample';
import { BROKEN_OFF, browserForFile, seriousFindings } from './browser';
import { buyableProduct } from './buyable';
import { hold } from './hold';
import { openLive, seen } from './live';

const visitor = browserForFile('without pictures');
const shop = inject('shops').embedded;
const { product, path } = buyableProduct();

const search = (page: Page) => page.getByLabel('Buscar', { exact: true }).filter({ visible: true }).first();
const options = (page: Page) => page.getByRole('listbox', { name: 'Sugerencias' }).getByRole('option');

test('SEARCH-001 suggestions come while a text is typed and are walked through by keyboard, and Enter alone leads to all that is found', async () => {
  const { page } = await visitor({ width: 1440 });
  await openLive(page, `${shop}/`);
  await search(page).pressSequentially('sala');
  await options(page).first().waitFor();
  await page.keyboard.press('ArrowDown');
  const field = page.getByRole('combobox', { name: 'Buscar' });
  const active = page.locator(`#${await field.getAttribute('aria-activedescendant')}`);
  expect([await field.getAttribute('aria-expanded'), await active.getAttribute('aria-selected')]).toEqual([
    'true',
    'true',
  ]);
  expect(await seriousFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect.poll(() => options(page).count()).toBe(0);
  expect(await field.inputValue()).toBe('sala');
  await page.keyboard.press('a');
  await options(page).first().waitFor();
  await field.fill('zzzzzz');
  await options(page).filter({ hasText: 'Sala esquinera' }).waitFor();
  await page.getByText('No encontramos nada con “zzzzzz”').filter({ visible: true }).first().waitFor();
  await field.fill('sala');
  await options(page).filter({ hasText: 'Juego de Sala' }).first().waitFor();
  await options(page).first().waitFor();
  await page.keyboard.press('ArrowDown');
  const target = await options(page).first().getAttribute('href');
  await page.keyboard.press('Enter');
  await page.waitForURL(`${shop}${target}`);
  await search(page).fill('sala');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/catalogsearch\/result\?q=sala/);
  await page.locator('#lista > li').first().waitFor();
});

test('LIMIT-010 LIMIT-011 a browser of 992 px asks for 8 suggestions, one of 991 px for 5', async () => {
  const { page } = await visitor({ width: 992 });
  await openLive(page, `${shop}/`);
  for (const [width, text, size] of [
    [992, 'sala', '8'],
    [991, 'mesa', '5'],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    const asked = page.waitForRequest((request) => /\/search\/suggest.*(sala|mesa)/.exec(request.url())?.[1] === text);
    await search(page).fill(text);
    expect(new URL((await asked).url()).searchParams.get('size')).toBe(size);
  }
});

test('SEARCH-032 suggestions that fail say nothing, and the results page is still one Enter away', async () => {
  const { page, forgive } = await visitor();
  forgive(BROKEN_OFF);
  await page.route('**/api/search/suggest*', (route) => route.abort());
  await openLive(page, `${shop}/`);
  const failed = page.waitForEvent('requestfailed');
  await search(page).pressSequentially('sala');
  await failed;
  expect(await options(page).count()).toBe(0);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/catalogsearch\/result\?q=sala/);
});

test('NOTIF-004 NOTIF-009 NOTIF-010 the cart opens at the side with what is in it, closes with Escape, and leads to the checkout', async () => {
  const { page } = await visitor({ width: 1440 });
  await openLive(page, shop + path);
  await page.getByRole('button', { name: 'Agregar al carrito' }).filter({ visible: true }).first().click();
  const toast = page.getByRole('status').filter({ hasText: 'Agregado a tu carrito' });
  await toast.waitFor();
  expect(await toast.getByRole('link', { name: 'Proceder al pago' }).getAttribute('href')).toBe('/checkout');
  await toast.getByRole('button', { name: 'OK', exact: true }).click();
  await expect.poll(() => toast.count()).toBe(0);
  await page.getByRole('button', { name: 'Agregar al carrito' }).filter({ visible: true }).first().click();
  const updated = page.getByRole('status').filter({ hasText: 'Se actualizó la cantidad.' });
  await updated.waitFor();
  expect(await updated.getByRole('link', { name: 'Proceder al pago' }).getAttribute('href')).toBe('/checkout');
  await updated.getByRole('button', { name: 'OK', exact: true }).click();
  await expect.poll(() => updated.count()).toBe(0);
  const opener = page
    .getByRole('link', { name: /^Carrito/ })
    .filter({ visible: true })
    .first();
  await opener.click();
  const cart = page.getByRole('dialog', { name: 'Tu carrito' });
  await cart.getByRole('link', { name: product.name }).waitFor();
  expect(await cart.innerText()).toMatch(/Cantidad:\s*2[\s\S]*Total\s*\$[\d,]+\.\d{2}/);
  expect(await seriousFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await cart.waitFor({ state: 'hidden' });
  await opener.click();
  await cart.getByRole('link', { name: 'Proceder al pago' }).click();
  await page.waitForURL(/\/checkout$/);
});

test('the cart link leads to the cart where there is no script', async () => {
  const { page } = await visitor({ script: false, width: 1440 });
  await page.goto(`${shop}/`);
  await page
    .getByRole('link', { name: /^Carrito/ })
    .filter({ visible: true })
    .first()
    .click();
  await page.waitForURL(`${shop}/checkout/cart`);
});

test.each(sampledOf([true, false], 2, 1))('the list view keeps filters and order, script: %s', async (script) => {
  const { page } = await visitor({ script, width: 1440 });
  await page.goto(`${shop}/c/salas-10?sort=final_price`);
  const names = () => page.locator('#lista > li h2').allTextContents();
  const before = await names();
  await page.getByRole('link', { name: 'Ver en lista' }).click();
  await page.waitForURL(
    (url) => url.searchParams.get('vista') === 'lista' && url.searchParams.get('sort') === 'final_price',
  );
  expect(await names()).toEqual(before);
  expect(await page.getByRole('link', { name: 'Ver en lista' }).getAttribute('aria-current')).toBe('true');
});

test('the design system has its page on a developer machine', async () => {
  const { page } = await visitor({ width: 1440 });
  expect(await openLive(page, `${shop}/dev/ui`)).toBe(200);
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Sistema de diseño');
  expect(await seriousFindings(page)).toEqual([]);
});

test('a call can be tried on the API page', async () => {
  const { page } = await visitor({ width: 1440 });
  await page.goto(`${shop}/api/docs#searchSuggest`);
  const call = page.locator('#searchSuggest');
  await call.getByLabel('q', { exact: true }).fill('sala');
  await call.getByRole('button', { name: 'Try it' }).click();
  await expect
    .poll(() => call.locator('output').innerText())
    .toMatch(/^200 · \d+ ms · \/api\/search\/suggest\?q=sala[\s\S]*"categories"/);
  // All calls are written alike: axe looks at this one and every twentieth, in the soak at all.
  const others = page.locator('main details:not(#searchSuggest)');
  const kept = sampledOf(await others.evaluateAll((all) => all.map(({ id }) => id)), 20);
  await others.evaluateAll((all, ids) => {
    for (const one of all) if (!ids.includes(one.id)) one.remove();
  }, kept);
  expect(await seriousFindings(page)).toEqual([]);
});

test('COMPARE-001 COMPARE-003 NOTIF-022 a product is compared once, saved, seen again later and reviewed', async () => {
  const { page } = await visitor({ width: 1440 });
  await openLive(page, shop + path);
  const compare = page.getByRole('button', { name: 'Comparar', exact: true });
  await compare.click();
  await page.getByRole('status').filter({ hasText: 'Agregado a tu comparación' }).waitFor();
  expect(
    await page.getByRole('button', { name: 'Quitar de la comparación', exact: true }).getAttribute('aria-pressed'),
  ).toBe('true');
  await page.getByRole('button', { name: 'Guardar en favoritos', exact: true }).click();
  await page
    .getByRole('link', { name: /^Favoritos\s*1$/ })
    .first()
    .waitFor();

  await openLive(page, `${shop}/c/salas-10`);
  const other = page.locator('.cards > .card', { hasNotText: product.name }).first();
  const name = (await other.locator('.card-name').textContent()) ?? '';
  await other.getByRole('button', { name: /^Comparar/ }).click();
  await page.getByRole('button', { name: `Quitar de la comparación: ${name}` }).waitFor();

  await openLive(page, `${shop}/compare`);
  await page.waitForURL(/\/compare\?sku=/);
  expect(await page.getByRole('columnheader').count()).toBe(2);
  expect(await seriousFindings(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const box of await page
    .getByRole('columnheader')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect())))
    expect([box.left >= 0, box.right <= 390], 'both products are wholly seen').toEqual([true, true]);
  expect(
    await page.evaluate(() => {
      const table = document.querySelector('.compare') ?? document.body;
      const wider = [document.documentElement, table].map((box) => box.scrollWidth - box.clientWidth);
      return [wider, getComputedStyle(table).overflow];
    }),
    'the page alone is scrolled, and only down',
  ).toEqual([[0, 0], 'visible']);
  const main = page.getByRole('main');
  expect(await main.getByText(/^Llega /).count()).toBe(2);
  expect(await main.getByText(/^(Agregar al carrito|Elige )/).count()).toBe(2);
  await page.getByRole('link', { name: `Eliminar: ${name}` }).click();
  await expect.poll(() => page.getByRole('columnheader').count()).toBe(1);
  await page.goto(`${shop}/compare?sku=SOFA-CHESTER,BURO-1C,PANTALLA-LED`);
  expect(await page.evaluate(() => document.documentElement.scrollWidth), 'a third one is beside them').toBe(390);
  await page.setViewportSize({ width: 1440, height: 900 });

  await openLive(page, `${shop}/favoritos`);
  await page.locator('.cards > .card', { hasText: product.name }).waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByRole('button', { name: `Quitar de favoritos: ${product.name}` }).click();
  await page.getByRole('heading', { name: 'Todavía no tienes favoritos' }).waitFor();

  await openLive(page, `${shop}/`);
  await page.locator('.viewed').scrollIntoViewIfNeeded();
  await page.locator('.viewed .card', { hasText: product.name }).waitFor();

  await openLive(page, `${shop}${path}`);
  await page.getByRole('link', { name: 'Escribir una reseña' }).click();
  await seen(page, 'review-form');
  await page.getByRole('button', { name: 'Enviar mi reseña' }).click();
  await page.getByText('Elige cuántas estrellas le das').waitFor();
  await page.getByRole('radio', { name: '3 estrellas' }).check();
  await page.keyboard.press('ArrowRight');
  expect(await page.getByRole('radio', { name: '4 estrellas' }).isChecked()).toBe(true);
  await page.getByLabel('Título').fill('Cumple');
  await page.getByLabel('¿Qué te gustó y qué no?').fill('Llegó a tiempo.');
  await page.getByLabel('Nombre que se muestra').fill('Eva');
  expect(await seriousFindings(page)).toEqual([]);
  // What the page says while it leaves is read as it is sent: a page that is left cannot be asked.
  await page.evaluate(() =>
    document.addEventListener('submit', ({ target }) => {
      sessionStorage.setItem('said', (target as Element).querySelector('[role="status"]')?.textContent ?? '');
    }),
  );
  await page.getByRole('button', { name: 'Enviar mi reseña' }).click();
  await page.getByText('Gracias. Tu reseña aparece en cuanto la hayamos leído.').waitFor();
  expect(await page.evaluate(() => sessionStorage.getItem('said'))).toBe('Enviando tu reseña…');
});

test('NOTIF-050 NOTIF-051 NOTIF-052 NOTIF-053 NOTIF-054 the code of a product is scanned, and each way in which it fails is said', async () => {
  const { page, forgive } = await visitor({ width: 390, touch: true });
  // The call for a code nobody sells answers 404, which the browser notes.
  forgive(/404/);
  await openLive(page, `${shop}/escanear`);
  const open = page.getByRole('button', { name: 'Abrir la cámara' });
  const tries = async (camera: string, codes: string[] | null) => {
    await page.evaluate(
      ([error, seen]) => {
        const getUserMedia = async () => {
          if (error) throw new DOMException('x', error);
          return document.createElement('canvas').captureStream();
        };
        Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } });
        HTMLMediaElement.prototype.play = async () => undefined;
        const Reader = class {
          async detect() {
            return (seen as string[]).map((rawValue) => ({ rawValue }));
          }
        };
        Object.assign(window, { BarcodeDetector: seen ? Reader : undefined });
      },
      [camera, codes] as const,
    );
    await open.click();
  };
  const says = async (camera: string, codes: string[] | null, words: string) => {
    await tries(camera, codes);
    await page.getByText(words).waitFor();
  };
  await says('NotAllowedError', [], 'No tenemos permiso para usar la cámara');
  await says('NotFoundError', [], 'No encontramos una cámara');
  await says('NotReadableError', [], 'Otra aplicación está usando la cámara');
  await says('', null, 'Este navegador no permite usar la cámara');
  await says('', ['NADIE-LO-VENDE'], 'No se pudo leer el código QR');
  expect(await seriousFindings(page)).toEqual([]);
  await tries('', [product.sku]);
  await page.waitForURL((url) => url.pathname === path);
});

test('whoever has favourites is never told that there are none: not while they come, and not where they do not come', async () => {
  const { page, forgive } = await visitor();
  forgive(/status of 500/);
  const keep = () =>
    page.evaluate(() => localStorage.setItem('viu-favorites', JSON.stringify([{ sku: 'BURO-1C', at: Date.now() }])));
  const none = page.getByRole('heading', { name: 'Todavía no tienes favoritos' });
  const list = '**/favoritos?*';
  await page.goto(`${shop}/contacto`);
  await keep();
  const letGo = await hold(page, list);
  await openLive(page, `${shop}/favoritos`);
  await expect.poll(() => none.count()).toBe(0);
  await letGo();
  await page.getByRole('link', { name: /Buró/ }).first().waitFor();

  await page.unroute(list);
  let refusals = 1;
  await page.route(list, (route) => (refusals-- > 0 ? route.fulfill({ status: 500, body: '' }) : route.continue()));
  await page.goto(`${shop}/favoritos`);
  await page.keyboard.press('Shift');
  await page.waitForURL(/favoritos\?/);
  await page.getByRole('link', { name: /Buró/ }).first().waitFor();
});
