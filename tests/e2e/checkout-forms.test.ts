import type { Page, Request } from 'playwright';
import { expect, inject, test } from 'vitest';
import { browserForFile } from './browser';
import { hold } from './hold';
import { openLive } from './live';
import { BUYER, field, giveDetails, giveStreet, placeOrder, putInCart } from './purchase';

const visitor = browserForFile('without pictures');
const origin = inject('shops').embedded;
const shop = `${origin}/muebles_america`;
const CHAIR = '/p/MA-ESCRITORIO/escritorio-blanco-con-cajonera';
const SCRIPTS = '**/assets/*.js';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Every form of the checkout that is sent from now on: its path below /f/checkout, and what was in it. */
function sentForms(page: Page): { form: string; fields: URLSearchParams }[] {
  const sent: { form: string; fields: URLSearchParams }[] = [];
  page.on('request', (request: Request) => {
    const [, form] = /\/f\/checkout\/([\w-]+)$/.exec(new URL(request.url()).pathname) ?? [];
    if (form) sent.push({ form, fields: new URLSearchParams(request.postData() ?? '') });
  });
  return sent;
}

async function openCheckout(page: Page): Promise<void> {
  await putInCart(page, shop, 'MA-ESCRITORIO');
  await page.goto(`${shop}/checkout`, { waitUntil: 'domcontentloaded' });
}

/** Waits until the form of the open step runs. */
const awake = (page: Page, form: string) => page.locator(`[data-island="${form}"][data-awake]`).waitFor();

test('on a slow line what was typed, chosen and ticked before a step runs is what it goes on with, and is sent once', async () => {
  const { page } = await visitor();
  await openCheckout(page);
  const sent = sentForms(page);

  let letGo = await hold(page, SCRIPTS);
  await page.reload({ waitUntil: 'domcontentloaded' });
  await giveDetails(page);
  await page.getByLabel('Crear una cuenta con estos datos').check();
  await field(page, 'Código postal').fill('97000');
  await field(page, 'Colonia').fill('merida centro');
  await giveStreet(page);
  await page.getByText('Lo recibe otra persona').click();
  await field(page, 'Nombre de quien recibe').fill('Luis');
  await letGo();
  await page.getByText(/^Sí llegamos/).waitFor();
  expect(await field(page, /^Correo/).inputValue()).toBe(BUYER.email);
  expect(await page.locator('input[name="password"]').getAttribute('required')).not.toBeNull();
  await page.getByLabel('Crear una cuenta con estos datos').uncheck();
  expect(await page.locator('input[name="password"]').getAttribute('required')).toBeNull();
  expect(await page.getByRole('combobox', { name: 'Colonia' }).inputValue()).toBe('Mérida Centro');
  expect(await field(page, 'Municipio').inputValue()).toBe('Mérida');
  expect(await field(page, 'Calle y número').inputValue()).toBe('Calle 60 #491');
  expect(await field(page, 'Nombre de quien recibe').inputValue()).toBe('Luis');
  await press(page, 'Continuar');
  await page.waitForURL(/paso=pago/);

  letGo = await hold(page, SCRIPTS);
  await page.reload({ waitUntil: 'domcontentloaded' });
  await page.getByRole('radio', { name: /^Tarjeta de crédito o débito/ }).check();
  await page.getByLabel('Mensualidades').selectOption('3');
  await page.getByLabel('Necesito factura').check();
  await field(page, 'RFC').fill('MANO610814JL5');
  await page.getByLabel('Régimen fiscal').selectOption('612');
  await letGo();
  await awake(page, 'order-form');
  await expect.poll(() => page.locator('select[name="taxRegime"] option[value="601"]').count()).toBe(0);
  expect(await page.getByRole('radio', { name: /^Tarjeta de crédito o débito/ }).isChecked()).toBe(true);
  expect(await page.getByLabel('Mensualidades').inputValue()).toBe('3');
  expect(await page.getByLabel('Régimen fiscal').inputValue()).toBe('612');
  expect(await field(page, 'RFC').getAttribute('required')).not.toBeNull();
  await page.getByLabel('Necesito factura').uncheck();
  await page.getByRole('radio', { name: /^Transferencia/ }).check();
  expect(sent[0]?.fields.get('neighbourhood')).toBe('Mérida Centro');
  expect(await placeOrder(page)).toMatch(/^\d{9}$/);
  expect(sent.map(({ form }) => form)).toEqual(['direccion', 'pedido']);
});

test('whose pieces never come buys with forms alone, and a button that is pressed twice buys and orders once', async () => {
  const { page } = await visitor();
  const sent = sentForms(page);
  const keys: (string | null)[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/f/cart/comprar')) keys.push(new URLSearchParams(request.postData() ?? '').get('key'));
  });
  await hold(page, SCRIPTS);
  await page.goto(shop + CHAIR, { waitUntil: 'domcontentloaded' });
  await page.getByRole('button', { name: 'Comprar ahora' }).dblclick();
  // The second press breaks the first one's navigation off, which waitForURL takes for a failure.
  await expect.poll(() => page.url()).toMatch(/\/checkout$/);
  expect([new Set(keys).size, keys.includes(null)]).toEqual([1, false]);
  await giveDetails(page);
  await field(page, 'Código postal').fill('97000');
  await field(page, 'Colonia').fill('Mérida Centro');
  await giveStreet(page);
  await press(page, 'Continuar');
  await page.waitForURL(/paso=pago/, { waitUntil: 'domcontentloaded' });
  await page.getByRole('radio', { name: /^Transferencia/ }).check();
  await page.getByRole('button', { name: 'Realizar pedido' }).dblclick();
  await expect.poll(() => page.url()).toMatch(/\/checkout\/pedido\//);
  await page.waitForLoadState('domcontentloaded');
  expect(await page.getByRole('main').innerText()).toContain('Mérida Centro');
  const orders = sent
    .filter(({ form }) => form === 'pedido')
    .map(({ fields }) => `${fields.get('orderId')} ${fields.get('key')}`);
  expect(new Set(orders).size).toBe(1);
});

test('an answer that comes late says nothing of the postal code that was typed since, which every page knows then', async () => {
  const { page } = await visitor();
  await openCheckout(page);
  await giveDetails(page);
  await awake(page, 'address-form');
  const letGo = await hold(page, '**/api/postal-code/97000');
  const late = page.waitForResponse('**/api/postal-code/97000');
  await field(page, 'Código postal').fill('97000');
  await field(page, 'Código postal').fill('68000');
  const municipality = () => field(page, 'Municipio').inputValue();
  await expect.poll(municipality).toBe('Oaxaca de Juárez');
  await letGo();
  await (await late).finished();
  await page.evaluate(() => new Promise((done) => setTimeout(done, 200)));
  expect(await municipality()).toBe('Oaxaca de Juárez');
  await openLive(page, shop);
  await page.getByRole('link', { name: /^Enviar a 68000/ }).waitFor();
});

const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('name'));

test('what is wrong with an address is said beside its field and gone to, in what is folded too, by the browser and by the shop', async () => {
  const { page, forgive } = await visitor();
  forgive(/404 \(Not Found\) .*\/api\/postal-code\/00000/);
  await openCheckout(page);
  await awake(page, 'address-form');
  await press(page, 'Continuar');
  await expect
    .poll(() => focused(page), { message: 'of both who buys and the address the first comes first' })
    .toBe('fullName');
  await giveDetails(page);
  await field(page, 'Código postal').fill('97000');
  await page.getByRole('combobox', { name: 'Colonia' }).selectOption({ label: 'Mi colonia no aparece' });
  await giveStreet(page);
  await page.getByText('Lo recibe otra persona').click();
  await field(page, 'Nombre de quien recibe').fill('X');
  await page.getByText('Lo recibe otra persona').click();
  await press(page, 'Continuar');
  await expect.poll(() => focused(page)).toBe('neighbourhoodOther');
  await page.locator('#f-neighbourhoodOther-error').getByText('Escribe tu colonia').waitFor();
  await page.getByLabel('Escribe tu colonia').fill('Itzimná');
  await expect.poll(() => page.locator('#f-neighbourhoodOther-error').innerText()).toBe('');
  await press(page, 'Continuar');
  await expect.poll(() => focused(page)).toBe('firstName');
  await page.getByText('El nombre lleva al menos 3 letras').waitFor();
  await field(page, 'Nombre de quien recibe').fill('Luis');
  await field(page, 'Código postal').fill('00000');
  await page.getByText('No encontramos ese código postal.').waitFor();
  await press(page, 'Continuar');
  await page.waitForLoadState();
  await awake(page, 'address-form');
  await expect.poll(() => focused(page)).toBe('zipCode');
  expect(await field(page, 'Colonia').inputValue()).toBe('Itzimná');
  expect(await field(page, 'Calle y número').inputValue()).toBe('Calle 60 #491');
});
