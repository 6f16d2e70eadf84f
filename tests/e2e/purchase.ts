import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import { OWN } from './http';

/** A field by its visible label; pages keep a second, hidden form for visitors without script. */
export const field = (page: Page, label: string | RegExp): Locator =>
  page.getByLabel(label).filter({ visible: true }).first();

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).filter({ visible: true }).last().click();

export const BUYER = { firstName: 'Ana María', lastName: 'Pech Canul', email: 'ana@example.mx', phone: '999 123 4567' };

/** From the home page to a configurable product in the colour and size that were chosen. */
export async function chooseVariant(page: Page, shop: string, colour: 'Azul' | 'Terracota' = 'Azul'): Promise<void> {
  await page.goto(`${shop}/`);
  await page.getByRole('link', { name: 'Salas', exact: true }).filter({ visible: true }).first().click();
  await page.waitForURL(/\/c\/salas/);
  await page
    .getByRole('link', { name: /Sofá Chesterfield Capitonado/ })
    .first()
    .click();
  await page.waitForURL(/\/p\/SOFA-CHESTER\//);
  const code = colour.slice(0, 2).toUpperCase();
  await page.getByRole('link', { name: colour, exact: true }).click();
  await page.waitForURL(new RegExp(`SOFA-CHESTER-${code}`));
  await page.getByRole('link', { name: '2 plazas', exact: true }).click();
  await page.waitForURL(new RegExp(`SOFA-CHESTER-${code}-2P`));
}

/**
 * Puts a variant into the visitor's cart by the form of its page, without opening one: that its button does so is proven
 * where it is pressed.
 */
export async function putInCart(page: Page, shop: string, sku: string, qty = 1): Promise<void> {
  const answer = await page.request.post(`${shop}/f/cart/add`, {
    headers: { ...OWN, accept: 'application/json' },
    form: { sku, qty },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** The variant that `chooseVariant` comes to. */
export const SOFA_VARIANT = 'SOFA-CHESTER-AZ-2P';

export const addToCart = (page: Page) =>
  page.getByRole('button', { name: 'Agregar al carrito' }).filter({ visible: true }).first().click();

/** Who buys; a customer is known. */
export async function giveDetails(page: Page): Promise<void> {
  if ((await field(page, 'Nombre y apellidos').count()) === 0) return;
  await field(page, 'Nombre y apellidos').fill(`${BUYER.firstName} ${BUYER.lastName}`);
  await field(page, /^Correo/).fill(BUYER.email);
}

/** The rest of an address whose postal code is given. */
export async function giveStreet(page: Page): Promise<void> {
  await field(page, 'Calle y número').fill('Calle 60 #491');
  await field(page, /^Celular/).fill(BUYER.phone);
}

/**
 * The checkout from its first step to the last, whose button places the order. With script the postal code fills the
 * rest by itself, without it is asked for first. A step without a choice is passed over. `look` is called at every step
 * that opens; `payment` names a way to pay that is not the default, `alsoFill` is called before the first step is left.
 */
export async function fillCheckout(
  page: Page,
  script: boolean,
  look: (step: string) => Promise<void> = async () => {},
  payment: string | RegExp | null = null,
  alsoFill: () => Promise<void> = async () => {},
): Promise<void> {
  await look('datos');
  if (script) {
    // a code the directory does not have: the municipio is written by hand
    await field(page, 'Código postal').fill('97998');
    await field(page, 'Municipio').fill('Umán');
    expect(await field(page, 'Estado').inputValue()).toBe('Yucatán');
  }
  await field(page, 'Código postal').fill('97000');
  if (!script) await field(page, 'Código postal').press('Enter');
  await page.getByRole('combobox', { name: 'Colonia' }).selectOption({ label: 'Mérida Centro' });
  expect(await field(page, 'Estado').inputValue()).toBe('Yucatán');
  expect(await field(page, 'Municipio').inputValue()).toBe('Mérida');
  await giveDetails(page);
  await giveStreet(page);
  await alsoFill();
  await press(page, 'Continuar');
  await page.waitForURL(/paso=pago/);
  await look('pago');
  if (payment !== null) await page.getByRole('radio', { name: payment }).check();
}

/**
 * Opens the last step of the checkout with a guest's details and address given by the form of the first one, which is
 * not opened: that a page fills it in and sends it is proven where `fillCheckout` does. `payment` as there.
 */
export async function openReview(page: Page, shop: string, payment: string | RegExp | null = null): Promise<void> {
  const answer = await page.request.post(`${shop}/f/checkout/direccion`, {
    headers: { ...OWN, accept: 'application/json' },
    form: {
      fullName: `${BUYER.firstName} ${BUYER.lastName}`,
      emailAddress: BUYER.email,
      phoneNumber: BUYER.phone,
      zipCode: '97000',
      neighbourhood: 'Mérida Centro',
      streetAddress: 'Calle 60',
      exteriorNumber: '491',
    },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  await page.goto(`${shop}/checkout?paso=pago`);
  if (payment !== null) await page.getByRole('radio', { name: payment }).check();
}

/** Places the order and answers its number as the page shows it. */
export async function placeOrder(page: Page): Promise<string> {
  await press(page, 'Realizar pedido');
  await page.waitForURL(/\/checkout\/pedido\//);
  const text = await page.getByRole('main').innerText();
  const number = /\b\d{9}\b/.exec(text)?.[0];
  expect(number, text).toBeDefined();
  return number ?? '';
}

/** What one unit costs, wherever the page says it: above, under what was chosen, at the foot of a phone. */
export const saidPrices = (page: Page) =>
  page.evaluate(() =>
    ['.buy-price .price .sr', '.choices-total strong', '.buy-bar .price .sr'].map(
      (part) => document.querySelector(part)?.textContent,
    ),
  );
