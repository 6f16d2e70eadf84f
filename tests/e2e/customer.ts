import type { Page } from 'playwright';
import { inject } from 'vitest';
import { BUYER, field } from './purchase';

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
  await page.getByLabel('Repite tu contraseña').fill(password);
  await page.getByLabel(/^Acepto los/).check();
  await press(page, 'Crear cuenta');
}

export async function signIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await field(page, /^Correo/).fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await press(page, 'Iniciar sesión');
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
