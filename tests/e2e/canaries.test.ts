import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_SMALL } from '../../scripts/demo/index.ts';
import { browserForFile } from './browser';
import { type OwnShop, ownShop } from './own-shop';
import { addToCart, chooseVariant, field } from './purchase';

const visitor = browserForFile('without pictures');
const PERSON = {
  firstName: 'Xiadani',
  lastName: 'Quetzalcanario',
  email: 'xiadani.canario@correo.example',
  password: 'Zanate-Canario-71',
  street: 'Callejón Canarioluna',
  phone: '5587654321',
};

let shop: OwnShop;
beforeAll(async () => {
  shop = await ownShop('canaries', { STORE_VIEWS: 'viu' }, DEMO_SMALL.slice(0, 1));
}, 120_000);
afterAll(() => shop?.close());

const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true }).last().click();

/** Signs up, buys to the review of the order, places it, signs out and in again. */
async function journey(page: Page): Promise<void> {
  await chooseVariant(page, shop.url);
  await addToCart(page);
  await page.getByText('Agregado a tu carrito').waitFor();
  await page.goto(`${shop.url}/customer/account/create`);
  await field(page, 'Nombre').fill(PERSON.firstName);
  await field(page, 'Apellidos').fill(PERSON.lastName);
  await field(page, /^Correo/).fill(PERSON.email);
  await page.getByLabel('Contraseña', { exact: true }).fill(PERSON.password);
  await page.getByLabel(/^Acepto los/).check();
  await press(page, 'Crear cuenta');
  await page.waitForURL(/\/my-account/);
  await page.goto(`${shop.url}/checkout?paso=datos`);
  await field(page, 'Código postal').fill('97000');
  await page.getByRole('combobox', { name: 'Colonia' }).selectOption({ label: 'Mérida Centro' });
  await field(page, 'Calle y número').fill(`${PERSON.street} 12`);
  await field(page, /^Celular/).fill(PERSON.phone);
  await press(page, 'Continuar');
  await page.waitForURL(/paso=pago/);
  await press(page, 'Realizar pedido');
  await page.waitForURL(/\/checkout\/pedido\//);
  await page.goto(`${shop.url}/my-account`);
  await press(page, 'Cerrar sesión');
  await page.waitForURL(/\/login/);
  await field(page, /^Correo/).fill(PERSON.email);
  await page.getByLabel('Contraseña', { exact: true }).fill(PERSON.password);
  await press(page, 'Iniciar sesión');
  await page.waitForURL(/\/my-account/);
  await page.goto(`${shop.url}/`);
}

/** Everything scripts keep in the browser, as text. */
const keptByScripts = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const kept: unknown[] = [{ ...localStorage }, { ...sessionStorage }, document.cookie];
    for (const { name = '' } of await indexedDB.databases()) {
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(opening.error);
      });
      for (const store of db.objectStoreNames) {
        const all = db.transaction(store).objectStore(store).getAll();
        await new Promise((resolve) => {
          all.onsuccess = resolve;
        });
        kept.push(all.result);
      }
      db.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) kept.push(request.url, await (await cache.match(request))?.text());
    }
    return JSON.stringify(kept);
  });

/**
 * Text of every file below the parts of the shop's storage that hold what is the same for everyone: kept pages, and
 * what isolates share.
 */
function sharedStorage(): string {
  const files = readdirSync(shop.state, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => /\/(?:cache|kv)\//.test(path))
    .map((path) => readFileSync(path).toString('latin1'))
    .join('\n');
}

test('nothing of a customer and no token is in a log line, an address, a shared page or what scripts keep', async () => {
  const { page, context } = await visitor({ width: 768 });
  const addresses: string[] = [];
  const tokens = new Set<string>();
  const noteTokens = async () => {
    for (const { value, httpOnly } of await context.cookies()) if (httpOnly && value.length > 16) tokens.add(value);
  };
  const looks: Promise<void>[] = [];
  const look = () => void looks.push(noteTokens());
  page.on('request', (request) => addresses.push(request.url()));
  page.on('response', look);
  await journey(page);
  page.off('response', look);
  await Promise.all([...looks, noteTokens()]);
  expect(tokens.size).toBeGreaterThanOrEqual(3);
  const canaries = [...Object.values(PERSON), ...tokens].flatMap((text) => [
    text,
    encodeURIComponent(text),
    Buffer.from(text, 'utf8').toString('latin1'),
  ]);

  const shown: string[] = [];
  for (const path of ['/', '/c/salas', '/p/SOFA-CHESTER/', '/aviso-de-privacidad'])
    shown.push(await (await fetch(new URL(path, shop.url))).text());
  const places = {
    'a log line': readFileSync(shop.log, 'utf8'),
    'an address': addresses.join('\n'),
    'a shared page': shown.join('\n'),
    'shared storage': sharedStorage(),
    'what scripts keep': await keptByScripts(page),
  };
  for (const [place, text] of Object.entries(places)) {
    expect(text.length, place).toBeGreaterThan(0);
    expect(
      canaries.filter((canary) => text.includes(canary)),
      place,
    ).toEqual([]);
  }
});
