import { expect, inject, test } from 'vitest';
import { browserForFile, seriousFindings } from './browser';
import { expectRefusal } from './noise';
import { addToCart, chooseVariant, field } from './purchase';

const { embedded } = inject('shops');
const visitor = browserForFile();
const WRONG_CODES = 100;
const OF_CART = 10;

/** Uses up the wrong codes that all carts of an address may try together. */
async function exhaust(address: string): Promise<void> {
  const headers = { 'x-local-address': address };
  for (let carts = 0; carts < WRONG_CODES / OF_CART; carts += 1) {
    const made = await fetch(`${embedded}/api/cart/create`, { method: 'POST', headers });
    const { result: cart } = (await made.json()) as { result: string };
    const codes = Array.from({ length: OF_CART }, (_, at) => `MALO-${at}`);
    await Promise.all(codes.map((code) => fetch(`${embedded}/api/cart/apply-coupon?cartId=${cart}&coupon=${code}`, { method: 'POST', headers })));
  }
}

test('a shopper behind an address that guessed too many codes passes the challenge and is where they were, with the code they typed', async () => {
  const address = '10.77.0.1';
  await exhaust(address);
  const { page, context, noise } = await visitor();
  await context.setExtraHTTPHeaders({ 'x-local-address': address });
  await chooseVariant(page, embedded);
  await addToCart(page);
  await page.getByText('¡El producto se agregó al carrito!').first().waitFor();
  await page.goto(`${embedded}/checkout/cart`);
  await field(page, 'Cupón').fill('TIANGUIS-NO-HAY');
  await page.getByRole('button', { name: 'Aplicar' }).filter({ visible: true }).first().click();
  await page.getByRole('heading', { name: 'Un momento, por favor' }).waitFor();
  expectRefusal(noise, 429);
  await page.frameLocator('iframe[title="Captcha de prueba"]').getByText('pasa siempre').waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await page.waitForFunction(() => document.querySelector<HTMLInputElement>('[name="cf-turnstile-response"]')?.value);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.waitForURL(/\/checkout\/cart/);
  expect(await field(page, 'Cupón').inputValue()).toBe('TIANGUIS-NO-HAY');
  await page.getByText('El cupón no es válido').first().waitFor();
});

test('without script the page says what the check needs, and nothing of what was sent is lost', async () => {
  const address = '10.77.0.2';
  await exhaust(address);
  const { page, context, noise } = await visitor({ script: false });
  await context.setExtraHTTPHeaders({ 'x-local-address': address });
  await chooseVariant(page, embedded);
  await addToCart(page);
  await page.getByText('¡El producto se agregó al carrito!').first().waitFor();
  await page.goto(`${embedded}/checkout/cart`);
  await field(page, 'Cupón').fill('TIANGUIS-NO-HAY');
  await page.getByRole('button', { name: 'Aplicar' }).filter({ visible: true }).first().click();
  await page.getByText('La comprobación necesita JavaScript').waitFor();
  expectRefusal(noise, 429);
  expect(await page.locator('input[name="code"]').getAttribute('value')).toBe('TIANGUIS-NO-HAY');
});
