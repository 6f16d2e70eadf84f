import type { Page } from 'playwright';
import { expect, inject, test } from 'vitest';
import { sampledOf } from '../sample';
import { browserForFile } from './browser';
import { openLive } from './live';

const visitor = browserForFile('without pictures');
const shop = inject('shops').embedded;
const SALAS = `${shop}/c/salas-10`;

const names = (page: Page) => page.locator('#lista > li h2').allTextContents();
const queryOf = (page: Page) => new URL(page.url()).searchParams;

/** Prices of the list as numbers, in its order. */
const prices = async (page: Page) =>
  page
    .locator('#lista > li')
    .evaluateAll((items) =>
      items.map((item) => Number(/\$([\d,]+)/.exec(item.textContent ?? '')?.[1]?.replaceAll(',', ''))),
    );

/** Chooses one option of a filter as people do, and tells how many products it promised. */
async function choose(page: Page, label: string): Promise<number> {
  const choice = page.locator('#filtros label').filter({ hasText: new RegExp(`^${label} \\d+$`) });
  const promised = Number(await choice.locator('.choice-count').innerText());
  const before = page.url();
  await choice.click();
  await page.waitForURL((url) => url.href !== before);
  return promised;
}

test('CAT-004 choosing a filter changes the query; list, count and chips follow, and back takes it back', async () => {
  const { page } = await visitor({ width: 1440 });
  await page.goto(SALAS);
  const all = await names(page);
  const promised = await choose(page, 'Azul');
  expect([...queryOf(page).keys()]).toEqual(['color']);
  const blue = await names(page);
  expect(blue.length).toBe(promised);
  expect(blue.length).toBeLessThan(all.length);
  expect(all).toEqual(expect.arrayContaining(blue));
  expect(await page.getByText(`${promised} producto`).first().isVisible()).toBe(true);
  expect(await page.getByRole('link', { name: /Color: Azul/ }).count()).toBe(1);
  await page.goBack();
  await page.keyboard.press('Shift');
  await page.locator('.filters-foot[data-awake]').waitFor({ state: 'attached' });
  expect(await names(page)).toEqual(all);
  await page.goForward();
  expect(await names(page)).toEqual(blue);
});

test('filters of different kinds narrow together, a chip takes its own back', async () => {
  const { page } = await visitor({ width: 1440 });
  await page.goto(SALAS);
  await choose(page, 'Azul');
  const blue = await names(page);
  await choose(page, 'Terracota');
  const either = await names(page);
  expect(queryOf(page).getAll('color')).toHaveLength(2);
  expect(either).toEqual(expect.arrayContaining(blue));
  await page.getByRole('link', { name: /Color: Terracota/ }).click();
  await page.waitForURL((url) => url.searchParams.getAll('color').length === 1);
  expect(await names(page)).toEqual(blue);
});

test('CAT-005 Limpiar filtros empties the query', async () => {
  const { page } = await visitor({ width: 1440 });
  await page.goto(SALAS);
  const all = await names(page);
  await choose(page, 'Azul');
  await page.getByRole('link', { name: 'Limpiar filtros' }).filter({ visible: true }).first().click();
  await page.waitForURL(`${SALAS}#listado`);
  expect(await names(page)).toEqual(all);
});

test('on a phone filters open as a sheet and are sent together', async () => {
  const { page } = await visitor();
  await openLive(page, SALAS);
  await page.getByRole('button', { name: 'Filtros' }).click();
  const counts = () => page.locator('#filtros .choice').allTextContents();
  const before = await counts();
  await page.locator('#filtros label').filter({ hasText: 'Azul' }).click();
  expect(page.url()).toBe(SALAS);
  const all = await page.locator('.list-head .muted').innerText();
  const send = page.locator('#filtros .filters-foot button');
  await expect.poll(() => send.innerText()).not.toBe(`Ver ${all}`);
  const promised = await send.innerText();
  const told = await counts();
  expect(told).not.toEqual(before);
  await send.click();
  await page.waitForURL(/color=/);
  expect(await counts()).toEqual(told.filter((value) => !value.endsWith(' 0')));
  expect(`Ver ${await page.locator('.list-head .muted').innerText()}`).toBe(promised);
  const pictured = await page
    .locator('#lista .picture img')
    .evaluateAll((pictures) => pictures.map((picture) => picture.getAttribute('src') ?? ''));
  expect(pictured.length).toBeGreaterThan(0);
});

const ORDERS: [label: string, direction: number][] = [
  ['Precio: menor a mayor', 1],
  ['Precio: mayor a menor', -1],
];

test.each(sampledOf(ORDERS, 2))('%s sorts what is listed, in the address too', async (label, direction) => {
  const { page } = await visitor({ width: 1440 });
  await page.goto(SALAS);
  await page.getByLabel('Ordenar por').focus();
  await page.getByLabel('Ordenar por').selectOption({ label });
  await page.waitForURL(/sort=final_price/);
  const found = await prices(page);
  expect(found.length).toBeGreaterThan(4);
  expect(found).toEqual(found.toSorted((a, b) => direction * (a - b)));
});

test('search finds by words, counts, and says so when there is nothing', async () => {
  const { page } = await visitor({ width: 1440 });
  await page.goto(`${shop}/`);
  await page.getByRole('searchbox').filter({ visible: true }).first().fill('sofá azul');
  await page.keyboard.press('Enter');
  await page.waitForURL(/catalogsearch\/result\?q=/);
  // What barely fits has a list of its own below.
  expect((await page.locator('.listing-main li h2').allTextContents()).join()).toMatch(/Sofá/);
  await page.goto(`${shop}/catalogsearch/result?q=zzzzzz`);
  expect(await page.getByRole('main').innerText()).toContain('No encontramos nada con “zzzzzz”');
});

test('CAT-001 from home to a product by categories, and back to the same list', async () => {
  const { page } = await visitor();
  await page.goto(`${shop}/`);
  await page.getByRole('link', { name: 'Salas', exact: true }).filter({ visible: true }).first().click();
  await page.waitForURL(SALAS);
  const all = await names(page);
  await page.locator('#lista > li a').nth(3).click();
  await page.waitForURL(/\/p\//);
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(all[3]);
  await page.goBack();
  expect(await names(page)).toEqual(all);
});

test('the keyboard alone skips to the content, finds the button and buys', async () => {
  const { page } = await visitor({ width: 1440 });
  await page.goto(`${shop}/p/BURO-1C/buro-de-un-cajon-1023`);
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Saltar al contenido');
  await page.keyboard.press('Enter');
  await page.waitForURL(/#contenido$/);
  const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim());
  for (let presses = 0; presses < 60 && (await focused()) !== 'Agregar al carrito'; presses += 1) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => Boolean(document.activeElement?.closest('header')))).toBe(false);
  }
  await page.keyboard.press('Enter');
  await page.getByText('Agregado a tu carrito').waitFor();
  await page.goto(`${shop}/checkout/cart`);
  expect(await page.getByRole('spinbutton').inputValue()).toBe('1');
});
