import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { browserForFile, seriousFindings } from './browser';
import { addToCart, BUYER, chooseVariant, field, fillCheckout, placeOrder } from './purchase';

const visitor = browserForFile();
const shop = inject('shops').embedded;

const PASSWORD = 'Ñandú-y-tuna-7';

let customers = 0;
const newEmail = () => `ana.${Date.now()}.${customers++}@correo.example`;

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).filter({ visible: true }).first().click();
const openAccount = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Mi cuenta' }).click();

async function signUp(page: Page, email: string): Promise<void> {
  await field(page, 'Nombre').fill(BUYER.firstName);
  await field(page, 'Apellidos').fill(BUYER.lastName);
  await field(page, /^Correo/).fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Contraseña otra vez').fill(PASSWORD);
  await page.getByLabel(/^Acepto los/).check();
  await press(page, 'Crear cuenta');
}

async function signIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await field(page, /^Correo/).fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await press(page, 'Iniciar sesión');
}

const inCart = async (page: Page): Promise<string> => {
  await page.goto(`${shop}/checkout/cart`);
  return page.getByRole('main').innerText();
};

test.each([{ script: true }, { script: false }])(
  'AUTH-002 a shopper signs up with a cart, leaves it by signing out, finds it again by signing in, and buys; script: $script',
  async ({ script }) => {
    const { page } = await visitor({ script, width: 768 });
    const email = newEmail();
    await chooseVariant(page, shop, script ? 'Azul' : 'Terracota');
    await addToCart(page);
    if (script) await page.getByText('¡El producto se agregó al carrito!').waitFor();
    else await page.waitForURL(/\/checkout\/cart/);
    await page.goto(`${shop}/customer/account/create`);
    await signUp(page, email);
    await page.waitForURL(/\/my-account/);
    await page.getByRole('heading', { name: `Hola, ${BUYER.firstName}` }).waitFor();
    expect(await inCart(page)).toContain('Sofá Chesterfield Capitonado');

    await page.goto(`${shop}/my-account`);
    await press(page, 'Cerrar sesión');
    await page.getByText('Cerraste tu sesión').first().waitFor();
    expect(await inCart(page)).toContain('Tu carrito está vacío');
    await page.goto(`${shop}/my-account`);
    await page.waitForURL(/\/login\?volver=%2Fmy-account/);

    await signIn(page, email);
    await page.waitForURL(/\/my-account$/);
    expect(await inCart(page)).toContain('Sofá Chesterfield Capitonado');
    await page.getByRole('link', { name: 'Proceder al pago' }).filter({ visible: true }).first().click();
    await page.waitForURL(/\/checkout$/);
    await fillCheckout(page, script);
    expect(await placeOrder(page)).toMatch(/^\d{9}$/);
    expect(await inCart(page)).toContain('Tu carrito está vacío');
  },
);

test('the window of signing in says what was wrong, and leaves the page as it was', async () => {
  const { page, noise } = await visitor({ width: 1440 });
  const email = newEmail();
  await page.goto(`${shop}/customer/account/create`);
  await signUp(page, email);
  await page.waitForURL(/\/my-account/);
  await press(page, 'Cerrar sesión');
  await page.waitForURL(/\/login/);

  await page.goto(`${shop}/p/SOFA-CHESTER/`);
  const address = page.url();
  await page.locator('body').press('Shift');
  await page.locator('html[data-live], body').first().waitFor();
  await openAccount(page);
  const opened = page.getByRole('dialog', { name: 'Iniciar sesión' });
  await opened.waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await signIn(page, email, 'Otra-clave-9');
  await opened
    .getByRole('alert')
    .getByText(/No pudimos iniciar tu sesión/)
    .waitFor();
  noise.splice(0);
  await signIn(page, email);
  await opened.waitFor({ state: 'detached' });
  expect(page.url()).toBe(address);
  await openAccount(page);
  await page.waitForURL(/\/my-account$/);
  await page.getByRole('heading', { name: `Hola, ${BUYER.firstName}` }).waitFor();
});

test('VALID-037 NOTIF-060 every field of a sign-up says what is wrong with it, by itself, and nothing but passwords has to be typed again', async () => {
  const { page } = await visitor({ script: false });
  await page.goto(`${shop}/customer/account/create`);
  await field(page, 'Nombre').fill('Al');
  await field(page, 'Apellidos').fill(BUYER.lastName);
  await field(page, /^Correo/).fill('ana@');
  await page.getByLabel('Contraseña', { exact: true }).fill('corta');
  await page.getByLabel('Contraseña otra vez').fill('otra');
  await press(page, 'Crear cuenta');
  const main = await page.getByRole('main').innerText();
  for (const said of [
    'El nombre lleva al menos 3 letras',
    'Escribe un correo válido',
    'La contraseña lleva al menos 8 caracteres',
    'Las dos contraseñas deben ser iguales',
    'Acepta los términos y condiciones',
  ])
    expect(main).toContain(said);
  expect(await field(page, 'Apellidos').inputValue()).toBe(BUYER.lastName);
  expect(await page.getByLabel('Contraseña', { exact: true }).inputValue()).toBe('');
});
