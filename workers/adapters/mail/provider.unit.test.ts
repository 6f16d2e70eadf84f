import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { MailMessage } from '../../../src/commerce/mail';
import { isSender, mailSettings } from '../../settings/mail';
import { mailProvider } from './provider';

const SETTINGS = {
  url: 'https://mail.example/emails',
  token: 'secreto',
  from: 'Tianguis <hola@tianguis.example>',
  origin: 'https://tianguis.example',
};
const MESSAGE: MailMessage = {
  to: 'ana@example.mx',
  kind: 'password-changed',
  storeCode: 'viu',
  locale: 'es-MX',
  subject: 'Se cambió tu contraseña',
  text: 'Hola',
  html: '<p>Hola</p>',
  key: 'password-changed-7-1000',
};

const fetched = vi.fn<typeof fetch>();
beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => vi.unstubAllGlobals());

const send = (message: Partial<MailMessage> = {}) => mailProvider(SETTINGS).send({ ...MESSAGE, ...message });

test('a message goes to the provider with its token and under its key', async () => {
  fetched.mockResolvedValue(Response.json({ id: 'x' }));
  expect(await send()).toEqual({ state: 'sent' });
  const [url, init] = fetched.mock.calls[0] ?? [];
  expect([url, init?.method, init?.redirect]).toEqual([SETTINGS.url, 'POST', 'manual']);
  expect(init?.headers).toMatchObject({ authorization: 'Bearer secreto', 'idempotency-key': MESSAGE.key });
  expect(JSON.parse(String(init?.body))).toMatchObject({
    from: SETTINGS.from,
    to: [MESSAGE.to],
    subject: MESSAGE.subject,
    text: 'Hola',
    html: '<p>Hola</p>',
    headers: { 'Content-Language': 'es-MX' },
  });
});

test.each([500, 502, 503, 429, 408, 409, 401, 403, 404, 302])(
  'an answer of %s is tried again later',
  async (status) => {
    fetched.mockResolvedValue(new Response(null, { status }));
    expect(await send()).toMatchObject({ state: 'later', reason: `the provider answered ${status}` });
  },
);

test.each([400, 413, 422])('an answer of %s is of the message and final', async (status) => {
  fetched.mockResolvedValue(new Response('ana@example.mx is suppressed', { status }));
  expect(await send()).toEqual({ state: 'never', reason: `the provider answered ${status}` });
});

test('a provider says when to come again, an hour at most', async () => {
  for (const [said, waited] of [
    ['30', 30_000],
    ['86400', 3_600_000],
  ] as const) {
    fetched.mockResolvedValue(new Response(null, { status: 429, headers: { 'retry-after': said } }));
    expect(await send()).toMatchObject({ state: 'later', retryAfterMs: waited });
  }
});

test('no answer in time is tried again later', async () => {
  fetched.mockRejectedValue(new DOMException('The operation was aborted', 'TimeoutError'));
  expect(await send()).toMatchObject({ state: 'later', reason: expect.stringMatching(/^TimeoutError/) });
});

test.each<[string, Partial<MailMessage>]>([
  ['a subject with a line break', { subject: 'Hola\r\nBcc: otro@example.mx' }],
  ['an address with a line break', { to: 'ana@example.mx\nBcc: otro@example.mx' }],
  ['two addresses', { to: 'ana@example.mx,otro@example.mx' }],
  ['an address with a name', { to: 'Ana <ana@example.mx>' }],
])('%s is never handed over', async (_, message) => {
  expect(await send(message)).toMatchObject({ state: 'never' });
  expect(fetched).not.toHaveBeenCalled();
});

const whole = {
  APP_ENV: 'production',
  MAIL_URL: SETTINGS.url,
  MAIL_TOKEN: 'secreto',
  MAIL_FROM: SETTINGS.from,
  PUBLIC_ORIGIN: 'https://tianguis.example/',
} as const;

test('mail is on with all of its settings, and its links lead to MAIL_ORIGIN before PUBLIC_ORIGIN', () => {
  expect(mailSettings(whole)).toEqual(SETTINGS);
  expect(mailSettings({ ...whole, MAIL_ORIGIN: 'http://localhost:8787' })?.origin).toBe('http://localhost:8787');
  expect(mailSettings({ APP_ENV: 'local' })).toBeNull();
});

test('a sender is an e-mail address, with a name before it or none', () => {
  for (const from of ['a@b.mx', 'Tienda <a@b.mx>', '"Mi tienda, S.A." <a@b.mx>']) expect(isSender(from)).toBe(true);
  for (const from of [
    'Tienda',
    'Tienda a@b.mx',
    'Tienda <a@b.mx',
    'a@b',
    '<>',
    'a@b.mx, c@d.mx',
    'Tienda\n<a@b.mx>',
    'x'.repeat(10_000),
  ])
    expect(isSender(from)).toBe(false);
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(mailSettings({ ...whole, MAIL_FROM: 'Tienda' })).toBeNull();
  expect(logged.mock.calls.map(([line]) => JSON.parse(line).event)).toEqual(['mail.bad-sender']);
  logged.mockRestore();
});

test('half of the settings, or an address without https away from this computer, is none, and logged once', () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  for (const name of ['MAIL_URL', 'MAIL_TOKEN', 'MAIL_FROM', 'PUBLIC_ORIGIN'] as const)
    expect(mailSettings({ ...whole, [name]: undefined })).toBeNull();
  for (const url of ['http://mail.example/emails', 'http://localhost/emails'])
    expect(mailSettings({ ...whole, MAIL_URL: url })).toBeNull();
  expect(logged.mock.calls.map(([line]) => JSON.parse(line).event)).toEqual([
    'mail.half-configured',
    'mail.unsafe-address',
  ]);
  expect(mailSettings({ ...whole, APP_ENV: 'local', MAIL_URL: 'http://localhost:9/emails' })).not.toBeNull();
  logged.mockRestore();
});
