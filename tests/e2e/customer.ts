import type { Page } from 'playwright';
import { expect, inject } from 'vitest';
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

/** Signs a new customer up who pays the prices of a group. */
export async function signUpInGroup(page: Page, shop: string, groupId: number): Promise<void> {
  const email = newEmail();
  await page.goto(`${shop}/customer/account/create`);
  await signUp(page, email);
  await page.waitForURL(/\/my-account/);
  const put = await fetch(`${shop}/api/desk/customers/group`, {
    method: 'POST',
    headers: { authorization: `Bearer ${SERVICE_TOKEN}`, 'content-type': 'application/json' },
    body: JSON.stringify({ email, groupId }),
  });
  expect(put.status).toBe(200);
  await page.goto(`${shop}/my-account`);
}

/** A customer who signed up and out again. */
export async function knownCustomer(page: Page): Promise<string> {
  const email = newEmail();
  await page.goto(`${inject('shops').embedded}/customer/account/create`);
  await signUp(page, email);
  await page.waitForURL(/\/my-account/);
  await press(page, 'Cerrar sesión');
  await page.waitForURL(/\/login/);
  return email;
}
