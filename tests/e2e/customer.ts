import type { Page } from 'playwright';
import { expect } from 'vitest';
import { OWN, postJson } from './http';
import { BUYER, field } from './purchase';
import { SERVICE_TOKEN } from './shops';

export const PASSWORD = 'Ñandú-y-tuna-7';

export const newEmail = () => `ana.${crypto.randomUUID()}@correo.example`;

export const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true }).first().click();
export const openAccount = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Mi cuenta' }).click();

export async function signUp(page: Page, email: string, password = PASSWORD): Promise<void> {
  await field(page, 'Nombre').fill(BUYER.firstName);
  await field(page, 'Apellidos').fill(BUYER.lastName);
  await field(page, /^Correo/).fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByLabel(/^Acepto los/).check();
  await press(page, 'Crear cuenta');
}

export async function signIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await field(page, /^Correo/).fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await press(page, 'Iniciar sesión');
}

/** A new customer of a shop who has signed in nowhere, made as a program makes one; their e-mail. */
export async function newCustomer(shop: string, more: object = {}): Promise<string> {
  const email = newEmail();
  const customer = { email, firstname: BUYER.firstName, lastname: BUYER.lastName, ...more };
  const answer = await postJson('/api/user/create', { customer, password: PASSWORD }, {}, shop);
  expect(answer.status, answer.text).toBe(200);
  return email;
}

/** Signs a visitor in by the form of its page, without opening one: that its button does so is proven where it is pressed. */
export async function signedIn(page: Page, shop: string, email: string): Promise<void> {
  const answer = await page.request.post(`${shop}/f/account/entrar`, {
    headers: { ...OWN, accept: 'application/json' },
    form: { email, password: PASSWORD },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** Signs a new customer in who pays the prices of a group. */
export async function signedInInGroup(page: Page, shop: string, groupId: number): Promise<void> {
  const email = await newCustomer(shop);
  const put = await fetch(`${shop}/api/desk/customers/group`, {
    method: 'POST',
    headers: { authorization: `Bearer ${SERVICE_TOKEN}`, 'content-type': 'application/json' },
    body: JSON.stringify({ email, groupId }),
  });
  expect(put.status).toBe(200);
  await signedIn(page, shop, email);
}
