import type { Page } from 'playwright';
import { expect, inject, test } from 'vitest';
import { sampledOf } from '../sample';
import { browserForFile, seriousFindings } from './browser';
import { newCustomer, newEmail, openAccount, PASSWORD, press, signedIn, signIn } from './customer';
import { postJson } from './http';
import { awake, openLive } from './live';
import { linkTo, subjectsTo } from './mail';
import { expectRefusal } from './noise';
import { field } from './purchase';

const visitor = browserForFile('without pictures');
const shop = inject('shops').embedded;

/**
 * An authenticator of the browser that knows its user, and shows it at once. Answers how to let it be offered in the
 * e-mail's field, where it would be chosen at once as well.
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

const SCRIPTED = [{ script: true }, { script: false }];

test('a passkey is added, signs in by its button, in the window and from the field of the e-mail, gets another name and is removed', async () => {
  const { page } = await visitor({ width: 768 });
  const letItBeOffered = await authenticatorOf(page);
  await signedIn(page, shop, await newCustomer(shop));
  await page.goto(`${shop}/my-account/security`);
  await press(page, 'Agregar llave de acceso');
  await page.getByText('Tu llave de acceso está lista').first().waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await press(page, 'Agregar llave de acceso');
  await page.getByText('Este dispositivo ya tiene una llave de acceso').waitFor();
  await press(page, 'Cerrar sesión');
  await page.waitForURL(/\/login/);

  await press(page, 'Entrar con llave de acceso');
  await page.waitForURL(/\/my-account$/);
  await page.getByRole('link', { name: 'Acceso y seguridad' }).click();
  await page.getByText(/último uso/).waitFor();
  await page.getByText('Chrome en Linux (este dispositivo)').waitFor();
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
  await page.goto(`${shop}/my-account/security`);
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
  await newCustomer(shop, { email: 'beto@correo.example' });
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
  await page.goto(`${shop}/my-account/security`);
  await page.getByText('Cuenta de prueba quedó conectado: la próxima vez puedes entrar así').waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await press(page, 'Desconectar: Cuenta de prueba');
  await page.getByText('Cuenta de prueba ya no está conectado con tu cuenta').waitFor();
  await openLive(page, `${address}#sesion-iniciada`);
  await page.getByText('Iniciaste sesión').waitFor();
  expect(page.url()).toBe(address);
});

test('without script a shopper who is new comes by a provider, also after saying no, and keeps the only way in', async () => {
  const { page } = await visitor({ script: false, width: 1440 });
  await page.goto(`${shop}/login`);
  await press(page, 'Continuar con Cuenta de prueba');
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await page.getByText('No entraste con Cuenta de prueba. Puedes intentarlo cuando quieras.').waitFor();
  await press(page, 'Continuar con Cuenta de prueba');
  await page.getByRole('button', { name: 'Ana Pech' }).click();
  await page.waitForURL(`${shop}/#sesion-iniciada`);
  await page.goto(`${shop}/my-account`);
  await page.getByRole('heading', { name: 'Hola, Ana' }).waitFor();
  await page.goto(`${shop}/my-account/security`);
  await page.getByRole('link', { name: 'Elegir una contraseña' }).waitFor();
  await press(page, 'Desconectar: Cuenta de prueba');
  await page.getByText('Primero elige una contraseña: sin Cuenta de prueba ya no podrías entrar').waitFor();
});

const NEXT = 'Zarzamora-y-sal-8';
const WELCOME = 'Te damos la bienvenida a Tianguis';

/** Chooses a password on the page a link led to, or in the account. */
async function choosePassword(page: Page, password: string): Promise<void> {
  await page.getByLabel('Contraseña nueva', { exact: true }).fill(password);
  await page.getByLabel('Repite la contraseña nueva').fill(password);
  await press(page, 'Guardar contraseña');
}

test.each(sampledOf(SCRIPTED, 2))(
  'AUTH-008 AUTH-021 ACCT-026 ROUTE-054 ROUTE-057 a forgotten password is chosen anew by the link of a message, and changed in the account; script: $script',
  async ({ script }) => {
    const { page } = await visitor({ script, width: 390 });
    const email = await newCustomer(shop);
    await page.goto(`${shop}/login`);
    await page.getByRole('link', { name: '¿Olvidaste tu contraseña?' }).click();
    await page.waitForURL(/\/customer\/account\/forgot-password$/);
    if (script) expect(await seriousFindings(page)).toEqual([]);
    await field(page, /^Correo/).fill(email);
    await press(page, 'Enviarme el enlace');
    await page.getByText(/Si ese correo tiene cuenta/).waitFor();
    expect(await subjectsTo(email, 2)).toEqual([WELCOME, 'Elige una contraseña nueva']);

    await page.goto(linkTo(email));
    expect(page.url()).toBe(`${shop}/create-password`);
    if (script) expect(await seriousFindings(page)).toEqual([]);
    await choosePassword(page, NEXT);
    await page.waitForURL(/\/my-account$/);
    await page.getByText('Tu contraseña nueva ya quedó guardada').first().waitFor();
    expect(await subjectsTo(email, 3)).toEqual([WELCOME, 'Elige una contraseña nueva', 'Se cambió tu contraseña']);

    await page.goto(`${shop}/my-account/security`);
    await page.getByText('Cambiar contraseña').click();
    await page.getByLabel('Tu contraseña actual').fill(PASSWORD);
    await choosePassword(page, `${NEXT}-1`);
    await page.getByText('La contraseña es incorrecta').first().waitFor();
    await page.getByLabel('Tu contraseña actual').fill(NEXT);
    await choosePassword(page, `${NEXT}-1`);
    await page.getByText('Tu contraseña nueva ya quedó guardada').first().waitFor();
    await press(page, 'Cerrar sesión');
    await page.waitForURL(/\/login/);
    await signIn(page, email, `${NEXT}-1`);
    await page.waitForURL(/\/my-account$/);

    await page.context().clearCookies();
    await page.goto(`${shop}/create-password?token=${'A'.repeat(32)}`);
    await choosePassword(page, NEXT);
    await page.getByText(/El enlace para cambiar la contraseña venció o no es válido/).waitFor();
  },
);

test('a browser that still believes it is signed in, when the password was changed elsewhere, asks for its place without an error', async () => {
  const { page } = await visitor();
  const email = await newCustomer(shop);
  await signedIn(page, shop, email);
  const { result: token } = JSON.parse(
    (await postJson('/api/user/login', { username: email, password: PASSWORD }, {})).text,
  );
  const changed = await postJson(
    `/api/user/change-password?token=${token}`,
    { currentPassword: PASSWORD, newPassword: NEXT },
    {},
  );
  expect(changed.status).toBe(200);
  // Nothing was asked for this account yet; a page for everybody does not look who is there.
  const asked = page.waitForResponse((response) => response.url().includes('/api/user/'));
  await page.goto(`${shop}/preguntas-frecuentes`);
  expect(await (await asked).json()).toMatchObject({ code: 200, result: null });
});

test('NOTIF-021 OFFLINE-027 in the window a link is asked for, without a connection it is refused', async () => {
  const { page, context } = await visitor({ width: 1440 });
  const email = newEmail();
  await openLive(page, `${shop}/`);
  await openAccount(page);
  await page.getByRole('dialog').getByRole('link', { name: '¿Olvidaste tu contraseña?' }).click();
  const opened = page.getByRole('dialog', { name: '¿Olvidaste tu contraseña?' });
  await awake(opened, 'ask-link-form');
  await field(page, /^Correo/).fill('ana@');
  await press(page, 'Enviarme el enlace');
  await opened.getByText('Ese correo no existe').waitFor();
  await field(page, /^Correo/).fill(email);
  // while it is typed: gone only when the field is left, it would move the button away under the tap
  await opened.getByText('Ese correo no existe').waitFor({ state: 'detached' });
  await context.setOffline(true);
  await press(page, 'Enviarme el enlace');
  await opened.getByRole('alert').getByText('Sin conexión no se puede cambiar la contraseña.').waitFor();
  await context.setOffline(false);
  await press(page, 'Enviarme el enlace');
  await opened.waitFor({ state: 'detached' });
  await page.getByText(/Si ese correo tiene cuenta/).waitFor();
});

/** Locks an account as strangers do: five wrong passwords of programs, each behind a passed challenge. */
async function lockOut(email: string): Promise<void> {
  for (let at = 0; at < 5; at += 1) {
    const body = JSON.stringify({
      username: email,
      password: 'Adivinada-1',
      tokenCaptcha: `XXXX.DUMMY.TOKEN.XXXX.${crypto.randomUUID()}`,
    });
    const { status } = await fetch(`${shop}/api/user/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    expect(status).toBe(401);
  }
}

test.each(sampledOf(SCRIPTED, 2, 1))(
  'an account that strangers keep locked says until when, and a link by letter lets its owner in at once; script: $script',
  async ({ script }) => {
    const { page, noise } = await visitor({ script, width: 390 });
    const email = await newCustomer(shop);
    await lockOut(email);
    if (script) {
      await openLive(page, `${shop}/`);
      await openAccount(page);
      await awake(page.getByRole('dialog', { name: 'Iniciar sesión' }), 'sign-in-form');
    } else await page.goto(`${shop}/login`);
    await signIn(page, email);
    await page
      .getByText(/pausamos los inicios de sesión de esta cuenta hasta las \d\d:\d\d \(hora del centro\)/)
      .waitFor();
    if (script) {
      await expectRefusal(noise, 429);
      expect(await seriousFindings(page)).toEqual([]);
    }
    await page.getByRole('link', { name: '¿Es tu cuenta? Desbloquéala ya con un enlace por correo' }).click();
    await page.getByRole('heading', { name: 'Desbloquea tu cuenta con un enlace' }).waitFor();
    await field(page, /^Correo/).fill(email);
    await press(page, 'Enviarme el enlace');
    await page.getByText(/Si ese correo tiene cuenta/).waitFor();
    expect(await subjectsTo(email, 2)).toEqual([WELCOME, 'Vuelve a entrar a tu cuenta']);
    await page.goto(linkTo(email));
    expect(page.url()).toBe(`${shop}/desbloquear`);
    if (script) expect(await seriousFindings(page)).toEqual([]);
    await press(page, 'Desbloquear este dispositivo');
    await page.waitForURL(/\/login$/);
    await page.getByText('este dispositivo ya puede entrar').waitFor();
    await signIn(page, email);
    await page.waitForURL(/\/my-account$/);
  },
);
