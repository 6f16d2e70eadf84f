import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { browserForFile, seriousFindings } from './browser';
import { newEmail, openAccount, PASSWORD, press, signUp } from './customer';
import { openLive } from './live';

const visitor = browserForFile();
const shop = inject('shops').embedded;

/**
 * An authenticator of the browser that knows its user, and shows it at once. Answers how to let it be offered in the e-mail's field, where it would
 * be chosen at once as well.
 */
async function authenticatorOf(page: Page): Promise<() => Promise<unknown>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  const { identifier } = await session.send('Page.addScriptToEvaluateOnNewDocument', {
    source: 'PublicKeyCredential.isConditionalMediationAvailable = async () => false',
  });
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return () => session.send('Page.removeScriptToEvaluateOnNewDocument', { identifier });
}

test('a passkey is added, signs in by its button, in the window and from the field of the e-mail, gets another name and is removed', async () => {
  const { page } = await visitor({ width: 768 });
  const letItBeOffered = await authenticatorOf(page);
  await page.goto(`${shop}/customer/account/create`);
  await signUp(page, newEmail());
  await page.waitForURL(/\/my-account/);
  await press(page, 'Agregar llave de acceso');
  await page.getByText('Tu llave de acceso está lista').first().waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await press(page, 'Agregar llave de acceso');
  await page.getByText('Este dispositivo ya tiene una llave de acceso').waitFor();
  await press(page, 'Cerrar sesión');
  await page.waitForURL(/\/login/);

  await press(page, 'Entrar con llave de acceso');
  await page.waitForURL(/\/my-account$/);
  await page.getByText(/último uso/).waitFor();
  await press(page, 'Cerrar sesión');
  await page.waitForURL(/\/login/);

  await page.goto(`${shop}/`);
  const address = page.url();
  await page.locator('body').press('Shift');
  await openAccount(page);
  const opened = page.getByRole('dialog', { name: 'Iniciar sesión' });
  await opened.getByRole('button', { name: 'Entrar con llave de acceso' }).click();
  await opened.waitFor({ state: 'detached' });
  expect(page.url()).toBe(address);

  await page.goto(`${shop}/my-account`);
  await letItBeOffered();
  await press(page, 'Cerrar sesión');
  await page.waitForURL(/\/my-account$/);
  await page.getByText('Cambiar nombre').click();
  await page.getByLabel('Nombre de la llave de acceso').fill('Mi tableta');
  await press(page, 'Guardar');
  await page.getByText('ya tiene su nuevo nombre').first().waitFor();
  await press(page, 'Eliminar: Mi tableta');
  await page.getByText('Quitamos la llave de acceso').first().waitFor();
  expect(await page.getByRole('main').innerText()).not.toContain('Mi tableta');
});

test('AUTH-023 AUTH-024 from the window a shopper goes to a provider, shows once that the account is theirs, and comes back to the page below', async () => {
  const { page } = await visitor({ width: 390 });
  await page.goto(`${shop}/customer/account/create`);
  await signUp(page, 'beto@correo.example');
  await page.waitForURL(/\/my-account/);
  await press(page, 'Cerrar sesión');
  await page.getByText('Cerraste tu sesión').first().waitFor();
  await openLive(page, `${shop}/preguntas-frecuentes`);
  const address = page.url();
  await openAccount(page);
  const opened = page.getByRole('dialog', { name: 'Iniciar sesión' });
  await opened.waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await opened.getByRole('button', { name: 'Continuar con Cuenta de prueba' }).dblclick();
  await page.getByRole('button', { name: /^Beto/ }).click();
  await page.getByText('Ya hay una cuenta con beto@correo.example.').waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
  await press(page, 'Conectar y entrar');
  await page.waitForURL(address);
  await page.goto(`${shop}/my-account`);
  await page.getByText('Cuenta de prueba quedó conectado: la próxima vez puedes entrar así').waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await press(page, 'Desconectar: Cuenta de prueba');
  await page.getByText('Cuenta de prueba ya no está conectado con tu cuenta').waitFor();
});

test('without script a shopper who is new comes by a provider, also after saying no, and keeps the only way in', async () => {
  const { page } = await visitor({ script: false, width: 1440 });
  await page.goto(`${shop}/login`);
  await press(page, 'Continuar con Cuenta de prueba');
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await page.getByText('No entraste con Cuenta de prueba. Puedes intentarlo cuando quieras.').waitFor();
  await press(page, 'Continuar con Cuenta de prueba');
  await page.getByRole('button', { name: 'Ana Pech' }).click();
  await page.waitForURL(`${shop}/`);
  await page.goto(`${shop}/my-account`);
  await page.getByRole('heading', { name: 'Hola, Ana' }).waitFor();
  await page.getByRole('link', { name: 'Elegir una contraseña' }).waitFor();
  await press(page, 'Desconectar: Cuenta de prueba');
  await page.getByText('Primero elige una contraseña: sin Cuenta de prueba ya no podrías entrar').waitFor();
});
