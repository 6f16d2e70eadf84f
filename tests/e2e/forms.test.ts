import type { Page } from 'playwright';
import { expect, inject, test } from 'vitest';
import { browserForFile } from './browser';
import { newCustomer, newEmail, PASSWORD, press, signUp } from './customer';
import { hold } from './hold';
import { openLive } from './live';
import { field } from './purchase';

const visitor = browserForFile('without pictures');
const shop = inject('shops').embedded;
const SEND = 'Enviar mensaje';

const awake = (page: Page, island: string) => page.waitForSelector(`[data-island="${island}"][data-awake]`);
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('name'));
const message = (page: Page) => page.locator('textarea[name="message"]');

async function writeMessage(page: Page): Promise<void> {
  await page.locator('select[name="subject"]').selectOption('order');
  await field(page, 'Nombre').fill('Ana Pech');
  await field(page, /^Correo/).fill(newEmail());
  await message(page).fill('¿Cuándo llega mi pedido?');
}

test('a form keeps what was typed before its component woke and the focus, says what is wrong beside its field and leads there', async () => {
  const { page } = await visitor();
  const letScriptsGo = await hold(page, '**/*.js');
  await page.goto(`${shop}/contacto`, { waitUntil: 'domcontentloaded' });
  await field(page, 'Nombre').fill('Ana Pech');
  await field(page, /^Correo/).fill('ana@');
  await message(page).pressSequentially('Hola');
  await letScriptsGo();
  await awake(page, 'contact-form');
  expect(await focused(page)).toBe('message');
  await message(page).pressSequentially(', ¿hay existencias?');
  expect(await message(page).inputValue()).toBe('Hola, ¿hay existencias?');

  await press(page, SEND);
  await expect.poll(() => focused(page)).toBe('subject');
  const email = field(page, /^Correo/);
  const saidOf = (name: string) => page.locator(`#contacto-${name}-error`).innerText();
  expect(await saidOf('email')).toContain('Escribe un correo válido');
  expect(await email.getAttribute('aria-invalid')).toBe('true');
  await page.locator('select[name="subject"]').selectOption('product');
  expect(await saidOf('subject')).toBe('');
  await press(page, SEND);
  await expect.poll(() => focused(page)).toBe('email');
  await email.fill(newEmail());
  expect(await saidOf('email')).toBe('');
  await press(page, SEND);
  await page.getByText('Recibimos tu mensaje').waitFor();
});

test('what the shop finds wrong has the focus when its page opens, unless the shopper is elsewhere', async () => {
  const { page } = await visitor();
  const email = await newCustomer(shop);
  await page.goto(`${shop}/customer/account/create`);
  await field(page, 'Nombre').fill('Ana');
  await signUp(page, email, 'Otra-clave-9');
  await page.getByText(/Ya hay una cuenta con ese correo/).waitFor();
  await awake(page, 'sign-up-form');
  expect(await focused(page)).toBe('email');
  const letScriptsGo = await hold(page, '**/*.js');
  await signUp(page, email, 'Otra-clave-9');
  await page.getByText(/Ya hay una cuenta con ese correo/).waitFor();
  await field(page, 'Apellidos').focus();
  await letScriptsGo();
  await awake(page, 'sign-up-form');
  expect(await focused(page)).toBe('lastName');
});

/** The keys that forms of the page are sent under. */
function keysOf(page: Page): (string | null)[] {
  const keys: (string | null)[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') keys.push(new URLSearchParams(request.postData() ?? '').get('key'));
  });
  return keys;
}

test('a form that was sent and come back to by “atrás” is sent again, under another key', async () => {
  const { page } = await visitor();
  const keys = keysOf(page);
  for (const time of ['first', 'second']) {
    if (time === 'first') await openLive(page, `${shop}/contacto`);
    else await page.evaluate(() => setTimeout(() => history.back()));
    await page.locator('select[name="subject"]').waitFor();
    await writeMessage(page);
    await press(page, SEND);
    await page.getByText('Recibimos tu mensaje').waitFor();
  }
  expect([keys.length, new Set(keys).size]).toEqual([2, 2]);
});

test('a form of a page that the browser has kept is sent again under another key, whatever its component draws meanwhile', async () => {
  const { page } = await visitor();
  const keys = keysOf(page);
  await openLive(page, `${shop}/contacto`);
  await awake(page, 'contact-form');
  await writeMessage(page);
  // Sent, and the page is left as it is, as one that is kept.
  await page.route('**/f/contacto', (route) => route.fulfill({ status: 204 }));
  await press(page, SEND);
  const send = page.getByRole('button', { name: SEND });
  await expect.poll(() => send.getAttribute('data-pending')).toBe('true');
  await press(page, SEND);
  await page.unroute('**/f/contacto');
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect.poll(() => send.getAttribute('data-pending')).toBe('false');
  await message(page).fill('');
  await press(page, SEND);
  await expect.poll(() => focused(page)).toBe('message');
  await writeMessage(page);
  await press(page, SEND);
  await page.getByText('Recibimos tu mensaje').waitFor();
  expect([keys.length, new Set(keys).size]).toEqual([2, 2]);
});

test('a password is shown while it is typed, and hidden before it is sent', async () => {
  const { page } = await visitor();
  await openLive(page, `${shop}/login`);
  await awake(page, 'sign-in-form');
  const password = page.locator('input[name="password"]');
  const show = page.getByRole('button', { name: 'Mostrar la contraseña' });
  const hide = page.getByRole('button', { name: 'Ocultar la contraseña' });
  expect(await show.innerText()).toBe('Mostrar');
  await field(page, /^Correo/).fill(newEmail());
  await password.fill(PASSWORD);
  await show.click();
  expect([await password.getAttribute('type'), await hide.innerText()]).toEqual(['text', 'Ocultar']);
  // In the page, after the component has heard of it: what a browser would keep of the page.
  await page.evaluate(() =>
    addEventListener('submit', () =>
      sessionStorage.setItem('sent', document.querySelector<HTMLInputElement>('[name="password"]')?.type ?? ''),
    ),
  );
  await press(page, 'Iniciar sesión');
  await page.getByText(/El correo o la contraseña no coinciden/).waitFor();
  expect(await page.evaluate(() => sessionStorage.getItem('sent'))).toBe('password');
});
