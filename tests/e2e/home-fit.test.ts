import { expect, inject, test } from 'vitest';
import { DEMO_SMALL } from '../../scripts/demo';
import type { ProductDocument } from '../../src/domain/catalogue/document';
import { thingOf } from '../../src/domain/fits/thing';
import { atDoor } from '../../src/domain/fits/verdict';
import { browserForFile, seriousFindings } from './browser';
import { openLive } from './live';

const visitor = browserForFile('without pictures');
const shop = inject('shops').embedded;

const demo = DEMO_SMALL[0]?.entities.flatMap(([entity, documents]) =>
  entity === 'product' ? (documents as ProductDocument[]) : [],
);
const measuredAs = (sku: string) => {
  const found = demo?.find((one) => one.sku === sku);
  return thingOf((code) => String(found?.[code] ?? ''));
};
/** A sofa of the demo, 205 × 84 × 72 cm: it goes through any door of 75 cm, laid on its back. */
const sofa = (() => {
  const found = demo?.find(({ medidas }) => medidas === '205 × 84 × 72 cm');
  if (!found) throw new Error('the demo sells no such sofa');
  return `/p/${encodeURIComponent(found.sku)}/${found.slug}`;
})();

test('the measures of a home are typed once, by keyboard: the product says whether it goes in, and lists show what does', async () => {
  const { page } = await visitor();
  await openLive(page, shop + sofa);
  const box = page.locator('details').filter({ hasText: '¿Cabe en tu casa?' });
  await box.locator('summary').focus();
  await page.keyboard.press('Enter');
  await box.getByText(/^Elevador con puerta de 80 × 200 cm/).waitFor();
  expect(await box.innerText()).toContain('Puerta de 80 × 200 cm: pasa');
  await box.getByRole('link', { name: 'Las medidas de mi casa' }).focus();
  await page.keyboard.press('Enter');
  const window = page.getByRole('dialog', { name: '¿Cabe en tu casa?' });
  const door = window.getByRole('group', { name: 'Tu puerta' });
  await door.getByLabel('Ancho').fill('83');
  await page.keyboard.press('Enter');
  await door.getByText('Falta esta medida.').waitFor();
  expect(await door.getByLabel('Alto').evaluate((field) => field === document.activeElement)).toBe(true);
  expect(await seriousFindings(page)).toEqual([]);
  await page.keyboard.type('205');
  await window.getByRole('group', { name: 'El lugar donde va' }).getByLabel('Ancho').fill('900');
  for (const measure of ['900', '240']) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(measure);
  }
  await page.keyboard.press('Enter');
  await window.waitFor({ state: 'detached' });
  await box.getByText(/^Tu puerta de 83 × 205 cm: pasa/).waitFor();
  expect(await box.innerText()).toContain('El lugar de 900 × 900 × 240 cm: cabe');
  expect(await box.innerText()).not.toMatch(/Elevador|Tu elevador/);
  await openLive(page, `${shop}/c/salas-10`);
  await page.getByRole('button', { name: 'Filtros' }).click();
  await page.locator('#filtros').getByText('Mi puerta: 83 × 205 cm').click();
  await page.locator('#filtros .filters-foot button').click();
  await page.waitForURL((url) => url.searchParams.get('mi-puerta') === '83x205');
  await page.getByRole('link', { name: 'Quitar filtro Cabe en mi puerta: 83 × 205 cm' }).waitFor();
  const listed = await page
    .locator('#lista > li a[href*="/p/"]')
    .evaluateAll((links) => [
      ...new Set(
        links.map((link) => decodeURIComponent(link.getAttribute('href')?.split('/p/')[1]?.split('/')[0] ?? '')),
      ),
    ]);
  expect(listed.length).toBeGreaterThan(2);
  const held = listed.filter((sku) => {
    const thing = measuredAs(sku);
    return !thing || atDoor(thing, { width: 830, height: 2050 }).is === 'no';
  });
  expect(held).toEqual([]);
  await openLive(page, shop + sofa);
  await box.getByText(/^Tu puerta de 83 × 205 cm: pasa/).waitFor();
});

test('without script the measures of a home lead by their address to what goes in', async () => {
  const { page } = await visitor({ script: false });
  await page.goto(`${shop}/c/salas-10?color=50`);
  await page.getByRole('button', { name: 'Filtros' }).click();
  await page.getByRole('link', { name: 'Las medidas de mi puerta' }).click();
  const door = page.getByRole('group', { name: 'Tu puerta' });
  await door.getByLabel('Ancho').fill('83');
  await page.getByRole('button', { name: 'Guardar mis medidas' }).click();
  await page.getByText('Falta esta medida.').waitFor();
  await door.getByLabel('Alto').fill('205');
  await page.getByRole('button', { name: 'Guardar mis medidas' }).click();
  await page.getByRole('link', { name: 'Ver lo que cabe por mi puerta' }).click();
  await page.waitForURL((url) => url.search === '?color=50&mi-puerta=83x205');
  await page.getByRole('link', { name: 'Quitar filtro Cabe en mi puerta: 83 × 205 cm' }).waitFor();
  await page.goto(shop + sofa);
  await page.getByText('¿Cabe en tu casa?').click();
  await page.getByRole('link', { name: 'Las medidas de mi casa' }).click();
  await door.getByLabel('Ancho').fill('60');
  await door.getByLabel('Alto').fill('190');
  await page.getByRole('button', { name: 'Guardar mis medidas' }).click();
  await page.getByText('Tu puerta de 60 × 190 cm: no pasa').waitFor();
  await page.getByRole('link', { name: 'Volver a donde estabas' }).click();
  await page.waitForURL(shop + sofa);
});
