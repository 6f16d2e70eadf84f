import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hashed } from '../../adapters/embedded/testing/cheap-scrypt';
import { deliverOutbox } from '../../outbox/deliver';
import {
  browser,
  env,
  MAIL,
  me,
  newCustomer,
  post,
  refresh,
  type SentLetter,
  signedIn,
  visit,
} from './customers.fixture';

vi.mock('../../pages/waku', () => ({ runPages: async () => new Response('<html></html>') }));
vi.mock('../../../src/waku-platform', () => ({ parseRouterRequest: () => null }));

const START = Date.UTC(2036, 10, 22, 12, 0, 30, 400);
const MINUTE_MS = 60_000;
const NEXT = 'Otra-clave-9';
const EXPIRED = 'The password reset deadline has expired, or the token does not match; resubmit the request';

let sent: SentLetter[] = [];
let lines: string[] = [];
let down = false;

beforeEach(async () => {
  await env.SHOP.prepare('DELETE FROM outbox').run();
  vi.useFakeTimers({ toFake: ['Date'], now: START });
  sent = [];
  lines = [];
  down = false;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
    if (down) return new Response(null, { status: 503 });
    sent.push(JSON.parse(String(init?.body)));
    return Response.json({});
  });
  for (const level of ['log', 'info', 'warn', 'error'] as const)
    vi.spyOn(console, level).mockImplementation((line) => lines.push(String(line)));
});
afterEach(() => {
  const secrets = sent.map(tokenOf).filter(Boolean);
  expect(
    lines.filter((line) => line.includes('@example.mx') || [...secrets, NEXT].some((secret) => line.includes(secret))),
  ).toEqual([]);
  vi.useRealTimers();
  vi.restoreAllMocks();
});

let last = 0;
const newNetwork = () => {
  last += 1;
  return { 'x-local-address': `10.41.0.${last}` };
};

const tokenOf = ({ text }: SentLetter): string => /create-password\?token=([\w-]+)/.exec(text)?.[1] ?? '';
const ask = (email: string, more: object = {}, headers = newNetwork()) =>
  post('/api/user/reset-password', { email }, headers, { ...MAIL, ...more });
const choose = (email: string, resetToken: string, newPassword = NEXT, more: object = {}) =>
  post('/api/user/create-password', { email, newPassword, resetToken }, newNetwork(), { ...MAIL, ...more });
const change = (token: string, currentPassword: string, newPassword = NEXT, more: object = {}) =>
  post(`/api/user/change-password?token=${token}`, { currentPassword, newPassword }, newNetwork(), {
    ...MAIL,
    ...more,
  });
const login = (email: string, password: string) => post('/api/user/login', { username: email, password }, newNetwork());
const said = ({ body }: Awaited<ReturnType<typeof post>>) => [body.code, body.result];
const minuteLater = (at: number) => deliverOutbox({ ...env, ...MAIL }, at);

/** Asks for a link and answers its token. */
async function linkOf(email: string): Promise<string> {
  expect(said(await ask(email))).toEqual([200, true]);
  const token = tokenOf(sent.at(-1) as SentLetter);
  expect(token).toMatch(/^[\w-]{32}$/);
  return token;
}

test('whoever makes an account is welcomed once, without anything that was typed, and with what to do if it was not them', async () => {
  const email = 'recien@example.mx';
  const customer = { email, firstname: 'Ana', lastname: 'Pech' };
  const create = () => post('/api/user/create', { customer, password: 'Contraseña1' }, newNetwork());
  expect([(await create()).status, (await create()).status]).toEqual([200, 400]);
  await minuteLater(START + MINUTE_MS);
  await minuteLater(START + 2 * MINUTE_MS);
  expect(sent.map(({ to, subject }) => [to[0], subject])).toEqual([[email, 'Te damos la bienvenida a Tianguis']]);
  expect(sent[0]?.text).toContain('Ir a mi cuenta:\nhttps://tianguis.example/my-account\n');
  expect(sent[0]?.text).toContain('No fui yo:\nhttps://tianguis.example/customer/account/forgot-password\n');
  expect(sent[0]?.text).not.toContain('Ana');
});

test('API-054, API-055 a link is sent to the e-mail of the account, a new password is chosen with it, and the old one is none any more', async () => {
  const { email, password } = await newCustomer();
  const token = await linkOf(email.toUpperCase());
  expect(sent).toMatchObject([{ to: [email], subject: 'Elige una contraseña nueva' }]);
  expect(sent[0]?.text).toContain(`https://tianguis.example/create-password?token=${token}\n`);
  expect(said(await choose(email, token))).toEqual([200, true]);
  expect([(await login(email, password)).status, (await login(email, NEXT)).status]).toEqual([401, 200]);
  expect(sent.map(({ to, subject }) => [to[0], subject])).toEqual([
    [email, 'Elige una contraseña nueva'],
    [email, 'Se cambió tu contraseña'],
  ]);
});

test('whoever made an account with an e-mail of somebody else is out of it once a password is chosen by a link: passkeys and other identities go', async () => {
  const { email, id } = await newCustomer();
  const identity = (subject: string, of: string | null) =>
    env.SHOP.prepare(
      'INSERT INTO customer_identity (customer_id, issuer, subject, name, email, created_at) VALUES (?, ?, ?, ?, ?, 0)',
    )
      .bind(id, 'https://prueba.example', subject, 'Prueba', of)
      .run();
  await identity('ajena', 'otra@example.mx');
  await identity('sin-correo', null);
  await identity('propia', email.toUpperCase());
  const passkey =
    "INSERT INTO passkey (credential_id, customer_id, public_key, algorithm, counter, transports, name, created_at) VALUES ('llave', ?, '', -7, 0, '[]', '', 0)";
  await env.SHOP.prepare(passkey).bind(id).run();
  const waysIn = async () => {
    const sql = `SELECT subject AS way FROM customer_identity WHERE customer_id = ?1 UNION SELECT credential_id FROM passkey WHERE customer_id = ?1 ORDER BY way`;
    return (await env.SHOP.prepare(sql).bind(id).all<{ way: string }>()).results.map(({ way }) => way);
  };
  const token = await linkOf(email);
  expect(said(await choose(email, 'otro-token-que-nadie-dio-0123456'))).toEqual([400, EXPIRED]);
  expect(await waysIn()).toEqual(['ajena', 'llave', 'propia', 'sin-correo']);
  expect(said(await choose(email, token))).toEqual([200, true]);
  expect(await waysIn()).toEqual(['propia']);
});

test('an account without a password, as a provider makes it, gets one by a link', async () => {
  const { email, password, id } = await newCustomer();
  await env.SHOP.prepare('DELETE FROM customer_password WHERE customer_id = ?').bind(id).run();
  expect((await login(email, password)).status).toBe(401);
  expect(said(await choose(email, await linkOf(email)))).toEqual([200, true]);
  expect((await login(email, NEXT)).status).toBe(200);
});

test('an e-mail without account is answered the same, after the same work, and nobody is written to', async () => {
  const { email } = await newCustomer();
  const cost = async (asked: string) => {
    const queries = vi.spyOn(env.SHOP, 'prepare');
    const counted = vi.fn((name: string) => env.ATTEMPTS.getByName(name));
    hashed.passwords = [];
    const answer = await ask(asked, { ATTEMPTS: { getByName: counted } });
    const statements = queries.mock.calls.map(([sql]) => sql);
    queries.mockRestore();
    // What the delivery asks happens behind the answer.
    const made = statements.slice(
      0,
      statements.findIndex((sql) => sql.includes('FROM outbox\n')),
    );
    return {
      said: said(answer),
      headers: [...answer.headers.keys()].sort(),
      hashes: hashed.passwords.length,
      counted: counted.mock.calls.length,
      made,
    };
  };
  const known = await cost(email);
  expect(known).toMatchObject({ said: [200, true], hashes: 0, made: [expect.stringContaining('INSERT INTO outbox')] });
  expect(await cost(`nadie-${crypto.randomUUID()}@example.mx`)).toEqual(known);
  expect(sent.map(({ to }) => to)).toEqual([[email]]);
});

test('NOTIF-037 a link counts once, for its own customer and for an hour, and only the newest', async () => {
  const { email } = await newCustomer();
  const first = await linkOf(email);
  const newest = await linkOf(email);
  expect(said(await choose(email, first))).toEqual([400, EXPIRED]);
  expect(said(await choose('otra@example.mx', newest))).toEqual([400, EXPIRED]);
  expect(said(await choose(email, 'A'.repeat(32)))).toEqual([400, EXPIRED]);
  vi.setSystemTime(START + 60 * MINUTE_MS);
  expect(said(await choose(email, newest))).toEqual([400, EXPIRED]);
  vi.setSystemTime(START + 60 * MINUTE_MS - 1);
  expect(said(await choose(email, newest))).toEqual([200, true]);
  expect(said(await choose(email, newest, 'Aun-otra-9'))).toEqual([400, EXPIRED]);
  expect((await login(email, NEXT)).status).toBe(200);
});

test('of two who choose with one link at the same moment one does', async () => {
  const { email } = await newCustomer();
  const token = await linkOf(email);
  const both = await Promise.all([choose(email, token, 'Clave-de-uno-1'), choose(email, token, 'Clave-de-dos-2')]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
  const right = both[0]?.status === 200 ? 'Clave-de-uno-1' : 'Clave-de-dos-2';
  expect((await login(email, right)).status).toBe(200);
  expect(sent.filter(({ subject }) => subject === 'Se cambió tu contraseña')).toHaveLength(1);
});

test('a password that was changed since makes its links none, and signing in does not', async () => {
  const customer = await newCustomer();
  const token = await linkOf(customer.email);
  vi.setSystemTime(START + MINUTE_MS);
  const session = await signedIn(customer);
  expect(said(await change(session.token, customer.password, 'Aun-otra-9'))).toEqual([200, true]);
  expect(said(await choose(customer.email, token))).toEqual([400, EXPIRED]);
});

test('an event that is delivered again makes no used link good, and an earlier one no later link bad', async () => {
  const { email } = await newCustomer();
  const first = await linkOf(email);
  const again = (id: string) =>
    env.SHOP.prepare(
      `UPDATE outbox SET delivered_at = NULL, next_attempt_at = 0, secret = ? WHERE id = (SELECT ${id}(id) FROM outbox WHERE type = 'password-forgotten')`,
    );
  const held = (token: string) => JSON.stringify({ email, store: 'viu', token });
  await again('min').bind(held(first)).run();
  await minuteLater(START);
  expect(sent).toHaveLength(2);
  expect(sent[1]).toEqual(sent[0]);
  const newest = await linkOf(email);
  await again('min').bind(held(first)).run();
  await minuteLater(START);
  expect(sent).toHaveLength(3);
  expect(said(await choose(email, newest))).toEqual([200, true]);
  await again('max').bind(held(newest)).run();
  await minuteLater(START);
  expect(said(await choose(email, newest, 'Aun-otra-9'))).toEqual([400, EXPIRED]);
});

test('a provider that is down loses no link: it goes out when it is back, unless the hour is over', async () => {
  const [one, other] = [await newCustomer(), await newCustomer()];
  down = true;
  expect(said(await ask(one.email))).toEqual([200, true]);
  vi.setSystemTime(START + 40 * MINUTE_MS);
  await ask(other.email);
  down = false;
  await minuteLater(START + 61 * MINUTE_MS);
  expect(sent.map(({ to }) => to)).toEqual([[other.email]]);
});

test('choosing a password ends every session, of the same second too', async () => {
  const customer = await newCustomer();
  const here = await signedIn(customer);
  const there = await signedIn(customer);
  const token = await linkOf(customer.email);
  await choose(customer.email, token);
  expect([
    (await me(here.token)).status,
    (await me(there.token)).status,
    (await refresh(there.refreshToken)).status,
  ]).toEqual([401, 401, 401]);
});

test('a Worker that died before the sessions were ended has them ended by the event', async () => {
  const customer = await newCustomer();
  const before = await signedIn(customer);
  vi.setSystemTime(START + MINUTE_MS);
  const token = await linkOf(customer.email);
  const dead = {
    CUSTOMER_SESSIONS: {
      getByName: () => ({
        endAll: async () => Promise.reject(new Error('gone')),
        endOthers: async () => Promise.reject(new Error('gone')),
      }),
    },
  };
  await choose(customer.email, token, NEXT, dead).catch(() => undefined);
  expect((await me(before.token)).status).toBe(200);
  vi.setSystemTime(START + 2 * MINUTE_MS);
  const after = await signedIn({ email: customer.email, password: NEXT });
  await minuteLater(START + 3 * MINUTE_MS);
  expect([(await me(before.token)).status, (await me(after.token)).status]).toEqual([401, 200]);
  expect(sent.at(-1)?.subject).toBe('Se cambió tu contraseña');
});

test('API-056, API-083 a customer changes the password, by both names of the call; this session stays and the others end', async () => {
  const customer = await newCustomer();
  const [here, there] = [await signedIn(customer), await signedIn(customer)];
  // Sessions of the very second of a change stay, whosever they are.
  vi.setSystemTime(START + MINUTE_MS);
  expect((await change(here.token, 'Otra contraseña 1')).status).toBe(400);
  expect(said(await change(here.token, customer.password))).toEqual([200, true]);
  expect([(await me(here.token)).status, (await me(there.token)).status]).toEqual([200, 401]);
  expect([(await login(customer.email, customer.password)).status, (await login(customer.email, NEXT)).status]).toEqual(
    [401, 200],
  );
  expect(sent.map(({ subject }) => subject)).toEqual(['Se cambió tu contraseña']);
  const put = await visit(`/api/user/changePassword?token=${here.token}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', ...newNetwork() },
    body: JSON.stringify({ currentPassword: NEXT, newPassword: 'Aun-otra-9' }),
  });
  expect([put.status, (await login(customer.email, 'Aun-otra-9')).status]).toEqual([200, 200]);
  expect((await change('de-nadie', NEXT)).status).toBe(401);
});

test('API-079 the other name of the first call does the same', async () => {
  const { email } = await newCustomer();
  expect(said(await post('/api/user/resetPassword', { email }, newNetwork(), MAIL))).toEqual([200, true]);
  expect(sent).toMatchObject([{ to: [email] }]);
});

test('NOTIF-025 NOTIF-032 a wrong current password is told; the sixth guess of a session is refused, and locks nobody else out', async () => {
  const customer = await newCustomer();
  const session = await signedIn(customer);
  for (const _ of [1, 2, 3, 4, 5])
    expect(said(await change(session.token, 'Mal-guess-1'))).toEqual([400, 'Incorrect password']);
  const locked = await change(session.token, customer.password);
  expect([said(locked), locked.headers.get('retry-after')]).toEqual([
    [429, 'The number of attempts was exceeded'],
    '900',
  ]);
  const other = await signedIn(customer);
  expect(said(await change(other.token, 'Mal-guess-1'))).toEqual([400, 'Incorrect password']);
  const token = await linkOf(customer.email);
  expect(said(await choose(customer.email, token))).toEqual([200, true]);
  expect((await login(customer.email, NEXT)).status).toBe(200);
});

test('new passwords have the rules of a sign-up, and are none of the most used', async () => {
  const customer = await newCustomer();
  const session = await signedIn(customer);
  const token = await linkOf(customer.email);
  for (const [password, rule] of [
    ['corta', 'password'],
    ['Password1', 'passwordCommon'],
    ['Á'.repeat(300), 'text'],
  ] as const) {
    for (const refused of [
      await choose(customer.email, token, password),
      await change(session.token, customer.password, password),
    ])
      expect([refused.status, refused.body.result]).toMatchObject([422, [{ field: 'newPassword', rule }]]);
  }
  expect((await choose(customer.email, token)).status).toBe(200);
});

test('an e-mail is sent three links an hour, and a further one is answered the same; a network asks for ten before a challenge', async () => {
  const { email } = await newCustomer();
  const exact = { LIMITS_TIMES: '1' };
  for (let at = 0; at < 4; at += 1) expect(said(await ask(email, exact))).toEqual([200, true]);
  expect(sent).toHaveLength(3);
  const network = newNetwork();
  for (let at = 0; at < 10; at += 1)
    expect((await ask(`nadie-${crypto.randomUUID()}@example.mx`, exact, network)).status).toBe(200);
  const many = await ask(email, exact, network);
  expect([said(many), many.headers.get('retry-after')]).toEqual([
    [429, 'Please confirm that you are a person to go on'],
    '3600',
  ]);
});

test('NOTIF-034 without mail nobody is promised a link, and a database that is down says so', async () => {
  const { email } = await newCustomer();
  const refused = await post('/api/user/reset-password', { email }, newNetwork());
  expect(said(refused)).toEqual([503, 'Error while sending reset password e-mail']);
  await env.SHOP.prepare('ALTER TABLE outbox RENAME TO outbox_away').run();
  const failed = await ask(email);
  await env.SHOP.prepare('ALTER TABLE outbox_away RENAME TO outbox').run();
  expect(said(failed)).toEqual([503, 'Error while sending reset password e-mail']);
});

test('NOTIF-035 what is no e-mail does not exist', async () => {
  for (const email of ['', 'ana', 'ana@', 'ana@example', 'ana@example.mx\r\nBcc: x@y.mx']) {
    const { status, body } = await ask(email);
    expect([status, body.result]).toMatchObject([
      422,
      [{ field: 'email', message: email === '' ? 'Field is required' : 'Provided email does not exist' }],
    ]);
  }
  expect(sent).toEqual([]);
});

/** Sends a form as a browser without script does. */
async function send(path: string, fields: Record<string, string>, shopper = browser()) {
  const headers = { ...shopper.page(), ...newNetwork(), 'content-type': 'application/x-www-form-urlencoded' };
  const response = await visit(path, { method: 'POST', headers, body: new URLSearchParams(fields).toString() }, MAIL);
  shopper.keep(response.headers);
  return { status: response.status, location: response.headers.get('location') };
}

test('AUTH-021 the link leaves its token in no address: it goes into a hidden cookie, and the form that follows signs in', async () => {
  const customer = await newCustomer();
  const before = await signedIn(customer);
  const token = await linkOf(customer.email);
  const shopper = browser();
  const followed = await visit(`/create-password?token=${token}`, {
    headers: { ...shopper.page(), 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' },
  });
  shopper.keep(followed.headers);
  expect([followed.status, followed.headers.get('location')]).toEqual([303, '/create-password']);
  expect([followed.headers.get('referrer-policy'), followed.headers.get('cache-control')]).toEqual([
    'no-referrer',
    'no-store',
  ]);
  expect(followed.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^__Host-reset=\S+; HttpOnly; Path=\/; Max-Age=3600; SameSite=Lax; Secure$/),
  ]);
  const differing = { password: NEXT, passwordAgain: 'Otra-clave-8' };
  expect(await send('/f/account/nueva-contrasena', differing, shopper)).toEqual({
    status: 303,
    location: '/create-password',
  });
  expect(await send('/f/account/nueva-contrasena', { password: NEXT, passwordAgain: NEXT }, shopper)).toEqual({
    status: 303,
    location: '/my-account',
  });
  expect([...shopper.jar.keys()].filter((name) => /reset|session$/.test(name))).toEqual(['__Host-session']);
  expect([(await shopper.get('/api/user/me')).status, (await me(before.token)).status]).toEqual([200, 401]);
  expect(await send('/f/account/nueva-contrasena', { password: NEXT, passwordAgain: NEXT }, browser())).toEqual({
    status: 303,
    location: '/customer/account/forgot-password',
  });
});

test('the form of a forgotten password answers one page for every e-mail, and one of the account changes it there', async () => {
  const customer = await newCustomer();
  for (const email of [customer.email, `nadie-${crypto.randomUUID()}@example.mx`])
    expect(await send('/f/account/olvide-contrasena', { email })).toEqual({
      status: 303,
      location: '/customer/account/forgot-password',
    });
  expect(sent.map(({ to }) => to)).toEqual([[customer.email]]);
  const shopper = browser();
  await shopper.post('/api/user/login', { username: customer.email, password: customer.password });
  const chosen = { password: NEXT, passwordAgain: NEXT };
  await send('/f/account/cambiar-contrasena', { currentPassword: 'Mal-guess-1', ...chosen }, shopper);
  expect((await login(customer.email, NEXT)).status).toBe(401);
  expect(
    await send('/f/account/cambiar-contrasena', { currentPassword: customer.password, ...chosen }, shopper),
  ).toEqual({
    status: 303,
    location: '/my-account/security',
  });
  expect([(await login(customer.email, NEXT)).status, (await shopper.get('/api/user/me')).status]).toEqual([200, 200]);
});
