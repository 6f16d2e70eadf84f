import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CUSTOMER_MESSAGES } from '../../../src/contract/customers/messages';
import { openEmailChange } from '../../adapters/embedded/customers/email-change';
import { deliverOutbox } from '../../outbox/deliver';
import { browser, env, MAIL, me, newCustomer, post, type SentLetter, signedIn, visit } from './customers.fixture';

vi.mock('../../pages/waku', () => ({ runPages: async () => new Response(null) }));
vi.mock('../../../src/waku-platform', () => ({ parseRouterRequest: () => null }));

const START = Date.UTC(2036, 10, 22, 12, 0, 30);
const HOUR_MS = 60 * 60 * 1000;
type Browser = ReturnType<typeof browser>;

let sent: SentLetter[] = [];
let network = 0;

beforeEach(async () => {
  await env.SHOP.prepare('DELETE FROM outbox').run();
  vi.useFakeTimers({ toFake: ['Date'], now: START });
  sent = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
    sent.push(JSON.parse(String(init?.body)));
    return Response.json({});
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const letters = () => sent.map(({ to, subject }) => [to[0], subject]);
const tokenOf = (letter: SentLetter | undefined) => /\?token=([\w-]{32})/.exec(letter?.text ?? '')?.[1] ?? '';

async function send(shopper: Browser, form: string, fields: Record<string, string> = {}) {
  network += 1;
  const headers = {
    ...shopper.page(),
    ...{ 'x-local-address': `10.77.0.${network}`, 'content-type': 'application/x-www-form-urlencoded' },
  };
  const body = new URLSearchParams(fields).toString();
  const response = await visit(`/f/account/${form}`, { method: 'POST', headers, body }, MAIL);
  shopper.keep(response.headers);
  return [response.status, response.headers.get('location')];
}

/** Opens the link of a letter, and presses its button. */
async function follow(shopper: Browser, page: string, letter: SentLetter | undefined) {
  const opened = await visit(`/${page}?token=${tokenOf(letter)}`, {
    headers: { ...shopper.page(), 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' },
  });
  shopper.keep(opened.headers);
  expect([opened.status, opened.headers.get('location')]).toEqual([303, `/${page}`]);
  return send(shopper, page);
}

async function someone() {
  const account = await newCustomer();
  const here = browser();
  await here.post('/api/user/login', { username: account.email, password: account.password, tokenCaptcha: '' });
  return { ...account, here, next: `nueva-${crypto.randomUUID()}@example.mx` };
}

const logIn = async (username: string, password: string) => {
  network += 1;
  const at = { 'x-local-address': `10.78.0.${network}` };
  return (await post('/api/user/login', { username, password, tokenCaptcha: '' }, at)).status;
};

test('an e-mail changes once its new address confirms it, not before; the old one is told, and other devices are signed out', async () => {
  const { email, password, here, next } = await someone();
  const { token: elsewhere } = await signedIn({ email, password });
  expect(await send(here, 'cambiar-correo', { email: next })).toEqual([303, '/my-account/security']);
  expect(letters()).toEqual([[next, 'Confirma tu correo nuevo']]);
  const asked = sent[0];
  expect([await logIn(email, password), await logIn(next, password)]).toEqual([200, 401]);
  // Whoever reads the letter has the link alone, and another customer's link is none.
  const reader = browser();
  expect(await follow(reader, 'confirmar-correo', asked)).toEqual([303, '/login?volver=%2Fconfirmar-correo']);
  expect(await follow((await someone()).here, 'confirmar-correo', asked)).toEqual([303, '/confirmar-correo']);
  expect(await logIn(next, password)).toBe(401);
  // It may be read on any device that signs in.
  await reader.post('/api/user/login', { username: email, password, tokenCaptcha: '' });
  expect(await send(reader, 'confirmar-correo')).toEqual([303, '/my-account/security']);
  expect(letters().slice(1)).toEqual([[email, 'Cambió el correo de tu cuenta']]);
  expect(sent[1]?.text).toContain(next);
  expect([await logIn(email, password), await logIn(next, password)]).toEqual([401, 200]);
  expect([(await me(elsewhere)).status, (await here.get('/api/user/me')).body.result]).toEqual([
    401,
    expect.objectContaining({ email: next }),
  ]);
  expect(await follow(here, 'confirmar-correo', asked)).toEqual([303, '/confirmar-correo']);
  expect(letters()).toHaveLength(2);
});

test('the old address takes its account back within 72 hours, from whoever changed it twice too, who keeps no way in', async () => {
  const { id, email, password, here, next } = await someone();
  await send(here, 'cambiar-correo', { email: next });
  await follow(here, 'confirmar-correo', sent[0]);
  const toOld = sent[1];
  const third = `otra-${crypto.randomUUID()}@example.mx`;
  await send(here, 'cambiar-correo', { email: third });
  await follow(here, 'confirmar-correo', sent[2]);
  const toSecond = sent[3];
  vi.setSystemTime(START + 71 * HOUR_MS);
  expect(await follow(browser(), 'recuperar-correo', toOld)).toEqual([303, '/customer/account/forgot-password']);
  expect(letters().at(-1)).toEqual([email, 'Tu cuenta vuelve a ser tuya']);
  expect(await env.SHOP.prepare('SELECT email FROM customer WHERE id = ?').bind(id).first('email')).toBe(email);
  expect((await here.get('/api/user/me')).status).toBe(401);
  expect([await logIn(email, password), await logIn(third, password)]).toEqual([401, 401]);
  expect(await follow(browser(), 'recuperar-correo', toSecond), 'what came later is void').toEqual([
    303,
    '/recuperar-correo',
  ]);
});

test('links end: to confirm after an hour or with a newer one, to take back after 72 hours', async () => {
  const { email, here, next } = await someone();
  await send(here, 'cambiar-correo', { email: next });
  const second = `otra-${crypto.randomUUID()}@example.mx`;
  await send(here, 'cambiar-correo', { email: second });
  expect(await follow(here, 'confirmar-correo', sent[0])).toEqual([303, '/confirmar-correo']);
  vi.setSystemTime(START + 59 * 60_000);
  expect(await follow(here, 'confirmar-correo', sent[1])).toEqual([303, '/my-account/security']);
  const toOld = sent.at(-1);
  expect(toOld?.to).toEqual([email]);
  vi.setSystemTime(START + 59 * 60_000 + 72 * HOUR_MS);
  expect(await follow(here, 'recuperar-correo', toOld)).toEqual([303, '/recuperar-correo']);
});

test('an address that has an account gets no letter and no account, and whoever asks is told the same', async () => {
  const [ana, eva] = [await someone(), await someone()];
  expect(await send(ana.here, 'cambiar-correo', { email: eva.email })).toEqual([303, '/my-account/security']);
  await deliverOutbox({ ...env, ...MAIL }, START + 60_000);
  expect(letters()).toEqual([]);
  // Two want the same one, and the first to confirm it has it.
  await send(ana.here, 'cambiar-correo', { email: ana.next });
  await send(eva.here, 'cambiar-correo', { email: ana.next });
  const [first, second] = sent;
  expect(await follow(eva.here, 'confirmar-correo', second)).toEqual([303, '/my-account/security']);
  expect(await follow(ana.here, 'confirmar-correo', first)).toEqual([303, '/confirmar-correo']);
  expect((await ana.here.get('/api/user/me')).body.result).toMatchObject({ email: ana.email });
});

test('a while after signing in another e-mail asks for the password first, and a wrong one sends nothing', async () => {
  const { here, next, password } = await someone();
  vi.setSystemTime(START + 11 * 60_000);
  for (const wrong of ['', 'Otra-cosa-9']) await send(here, 'cambiar-correo', { email: next, password: wrong });
  expect(letters()).toEqual([]);
  await send(here, 'cambiar-correo', { email: next, password });
  expect(letters()).toEqual([[next, 'Confirma tu correo nuevo']]);
});

test('whoever changed an e-mail cannot keep it from its owner by another account of it, as long as it can be taken back', async () => {
  const { id, email, here, next } = await someone();
  await send(here, 'cambiar-correo', { email: next });
  await follow(here, 'confirmar-correo', sent[0]);
  const toOld = sent[1];
  const signUp = async () => {
    network += 1;
    const customer = { email, firstname: 'Otra', lastname: 'Persona' };
    const made = await post(
      '/api/user/create',
      { customer, password: 'Contraseña1' },
      { 'x-local-address': `10.79.0.${network}` },
    );
    return made.body.result;
  };
  expect(await signUp()).toBe(CUSTOMER_MESSAGES.emailTaken);
  expect(await follow(browser(), 'recuperar-correo', toOld)).toEqual([303, '/customer/account/forgot-password']);
  expect(await env.SHOP.prepare('SELECT email FROM customer WHERE id = ?').bind(id).first('email')).toBe(email);
  await env.SHOP.prepare('UPDATE customer SET email = ?1, email_key = ?1 WHERE id = ?2').bind(next, id).run();
  expect(await signUp()).toMatchObject({ email });
});

test('a password that is chosen ends an e-mail that was asked for before, its letter delivered or not', async () => {
  const { id, email, password, here, next } = await someone();
  await send(here, 'cambiar-correo', { email: next });
  const late = { customerId: String(id), email: next, store: 'viu', keep: 'x', token: 'tarde' };
  const { token } = await signedIn({ email, password });
  vi.setSystemTime(START + 1000);
  const body = { currentPassword: password, newPassword: 'Otra-clave-9' };
  const at = { 'x-local-address': '10.79.1.1' };
  expect((await post(`/api/user/change-password?token=${token}`, body, at, MAIL)).status).toBe(200);
  expect(await follow(here, 'confirmar-correo', sent[0])).toEqual([303, '/login?volver=%2Fconfirmar-correo']);
  await here.post('/api/user/login', { username: email, password: body.newPassword, tokenCaptcha: '' });
  expect(await send(here, 'confirmar-correo')).toEqual([303, '/confirmar-correo']);
  expect(await openEmailChange(env, late, { id: 2 ** 40, createdAt: START })).toBeNull();
  expect(await openEmailChange(env, late, { id: 2 ** 40, createdAt: START + 1000 })).not.toBeNull();
});
