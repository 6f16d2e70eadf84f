import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hashed } from '../adapters/embedded/testing/cheap-scrypt';
import {
  browser,
  env,
  MAIL,
  newCustomer,
  post,
  type SentLetter,
  signedIn,
  visit,
} from '../api/customers/customers.fixture';
import { deliverOutbox } from '../outbox/deliver';

vi.mock('../pages/waku', () => ({ runPages: async () => new Response('<html></html>') }));
vi.mock('../../src/waku-platform', () => ({ parseRouterRequest: () => null }));

const START = Date.UTC(2036, 10, 22, 12, 0, 30, 400);
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const FAILED =
  'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.';
const LOCKED = 'Signing in to this account is paused until {until} (Mexico City)';
const WRONG = 'Otra-cosa-9';
const NEXT = 'Otra-clave-9';
const KNOWN = '__Host-known';

let sent: SentLetter[] = [];
beforeEach(async () => {
  await env.SHOP.prepare('DELETE FROM outbox').run();
  vi.useFakeTimers({ toFake: ['Date'], now: START });
  sent = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    if (String(input).endsWith('/siteverify')) return Response.json({ success: true, 'error-codes': [] });
    sent.push(JSON.parse(String(init?.body)));
    return Response.json({});
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

let last = 0;
/** A network of its own, and a challenge that was passed. */
const stranger = () => {
  last += 1;
  return {
    'x-local-address': `10.77.${Math.floor(last / 250)}.${last % 250}`,
    'x-challenge-pass': `de-persona-${crypto.randomUUID()}`,
  };
};

type Browser = ReturnType<typeof browser>;
type Account = Awaited<ReturnType<typeof newCustomer>>;

const nobody = browser();
/** Tries to sign in from a network of its own; the browser keeps what it is told to. */
async function tryIn(shopper: Browser, { email }: Pick<Account, 'email'>, password: string) {
  const answer = await post(
    '/api/user/login',
    { username: email, password },
    { ...shopper.page(), ...stranger() },
    { ...MAIL, LIMITS_TIMES: '1' },
  );
  shopper.keep(answer.headers);
  return answer;
}
const said = ({ body }: Awaited<ReturnType<typeof post>>) => [body.code, body.result];
const IN = [200, 'cookie'];

/** A browser that signed in to an account, and out again. */
async function knownTo(account: Account, shopper = browser()): Promise<Browser> {
  expect(said(await tryIn(shopper, account, account.password))).toEqual(IN);
  await shopper.post('/api/user/logout');
  expect([...shopper.jar.keys()].filter((name) => /session|refresh|known/.test(name))).toEqual([KNOWN]);
  return shopper;
}

async function lockOut(account: Pick<Account, 'email'>): Promise<void> {
  const tries = await Promise.all([1, 2, 3, 4, 5].map(() => tryIn(browser(), account, WRONG)));
  expect(tries.map(said)).toEqual(Array(5).fill([401, FAILED]));
}

/** Sends a form as a browser without script does. */
async function send(path: string, fields: Record<string, string>, shopper: Browser) {
  const headers = { ...shopper.page(), ...stranger(), 'content-type': 'application/x-www-form-urlencoded' };
  const response = await visit(
    path,
    { method: 'POST', headers, body: new URLSearchParams(fields).toString() },
    { ...MAIL, LIMITS_TIMES: '1' },
  );
  shopper.keep(response.headers);
  return { status: response.status, location: response.headers.get('location') };
}

/** Opens the link of the newest letter, as a mail program or a browser does. */
async function open(shopper: Browser, path = '/desbloquear') {
  const token = /\?token=([\w-]{32})/.exec(sent.at(-1)?.text ?? '')?.[1];
  const response = await visit(`${path}?token=${token}`, {
    headers: { ...shopper.page(), 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' },
  });
  shopper.keep(response.headers);
  return { status: response.status, location: response.headers.get('location') };
}

const askLetter = (email: string) => post('/api/user/unlock', { email }, stranger(), { ...MAIL, LIMITS_TIMES: '1' });
const unlock = (shopper: Browser) => send('/f/account/desbloquear', {}, shopper);

test('whoever signed in on this browser gets in while strangers keep the account locked, and goes on being asked for the password', async () => {
  const account = await newCustomer();
  const own = await knownTo(account);
  await lockOut(account);
  expect(said(await tryIn(own, account, WRONG))).toEqual([401, FAILED]);
  expect(said(await tryIn(own, account, account.password))).toEqual(IN);
  hashed.passwords = [];
  expect(said(await tryIn(nobody, account, account.password))).toEqual([429, LOCKED]);
  expect(hashed.passwords).toEqual([]);
});

test('a known browser is locked by its own five wrong passwords for fifteen minutes, and locks nobody else out', async () => {
  const account = await newCustomer();
  const own = await knownTo(account);
  for (const _ of [1, 2, 3, 4, 5]) expect(said(await tryIn(own, account, WRONG))).toEqual([401, FAILED]);
  const sixth = await tryIn(own, account, account.password);
  expect([said(sixth), sixth.headers.get('retry-after'), sixth.body.meta]).toEqual([
    [429, LOCKED],
    '900',
    { retryAfter: 900, until: '06:16', unlock: true },
  ]);
  expect(said(await tryIn(browser(), account, account.password))).toEqual(IN);
  vi.setSystemTime(START + 15 * MINUTE_MS - 1000);
  expect(said(await tryIn(own, account, account.password))).toEqual([429, LOCKED]);
  vi.setSystemTime(START + 15 * MINUTE_MS + 1000);
  expect(said(await tryIn(own, account, account.password))).toEqual(IN);
});

test('the mark is sealed, hidden and bound to this host; it lasts a year after the last sign-in', async () => {
  const account = await newCustomer();
  const answer = await tryIn(browser(), account, account.password);
  const line = answer.headers.getSetCookie().find((one) => one.startsWith(KNOWN)) ?? '';
  expect(line).toMatch(/^__Host-known=[\w.-]+; HttpOnly; Path=\/; Max-Age=31536000; SameSite=Lax; Secure$/);
  expect(line.length).toBeLessThan(1000);
  const own = await knownTo(account);
  for (const [days, answered] of [
    [364, IN],
    [364 + 364, IN],
  ] as const) {
    vi.setSystemTime(START + days * DAY_MS);
    await lockOut(account);
    expect(said(await tryIn(own, account, account.password))).toEqual(answered);
    await own.post('/api/user/logout');
  }
  vi.setSystemTime(START + (364 + 364 + 365) * DAY_MS);
  await lockOut(account);
  expect(said(await tryIn(own, account, account.password))).toEqual([429, LOCKED]);
});

test('a mark of another account, one that was changed and one under a key that is gone are none', async () => {
  const [account, other] = [await newCustomer(), await newCustomer()];
  const [own, foreign] = [await knownTo(account), await knownTo(other)];
  await lockOut(account);
  expect(said(await tryIn(foreign, account, account.password))).toEqual([429, LOCKED]);
  const mark = own.jar.get(KNOWN) ?? '';
  const at = mark.lastIndexOf('.') - 4;
  const changed = mark.slice(0, at) + (mark[at] === 'A' ? 'B' : 'A') + mark.slice(at + 1);
  for (const forged of [changed, 'x', `${mark}x`, foreign.jar.get(KNOWN) ?? '']) {
    const thief = browser();
    thief.jar.set(KNOWN, forged);
    expect(said(await tryIn(thief, account, account.password))).toEqual([429, LOCKED]);
  }
  const rotated = { ...MAIL, LIMITS_TIMES: '1', SESSION_KEYS: `${'n'.repeat(40)},${env.SESSION_KEYS}` };
  const gone = { ...rotated, SESSION_KEYS: 'n'.repeat(40) };
  const under = (more: object) =>
    post(
      '/api/user/login',
      { username: account.email, password: account.password },
      { ...own.page(), ...stranger() },
      more,
    );
  expect(said(await under(gone))).toEqual([429, LOCKED]);
  expect(said(await under(rotated))).toEqual(IN);
});

test('a browser is known to five accounts; the one it signed in to longest ago gives way', async () => {
  const customerSessions: Account[] = [];
  const shared = browser();
  for (let at = 0; at < 6; at += 1) {
    customerSessions.push(await newCustomer());
    await knownTo(customerSessions[at] as Account, shared);
  }
  const [oldest, kept] = customerSessions as [Account, Account];
  for (const account of [oldest, kept]) await lockOut(account);
  expect([said(await tryIn(shared, oldest, WRONG)), said(await tryIn(shared, kept, WRONG))]).toEqual([
    [429, LOCKED],
    [401, FAILED],
  ]);
});

test('signing in again to an account it is known to makes the browser forget none of the others', async () => {
  const shared = browser();
  const [first, often] = [await newCustomer(), await newCustomer()];
  await knownTo(first, shared);
  for (let at = 0; at < 5; at += 1) await knownTo(often, shared);
  await lockOut(first);
  expect(said(await tryIn(shared, first, first.password))).toEqual(IN);
});

test('a changed password ends every mark but that of the browser it was changed on', async () => {
  const account = await newCustomer();
  const [here, there] = [browser(), await knownTo(account)];
  await tryIn(here, account, account.password);
  const before = here.jar.get(KNOWN) ?? '';
  vi.setSystemTime(START + MINUTE_MS);
  expect(
    said(await here.post('/api/user/change-password', { currentPassword: account.password, newPassword: NEXT }, MAIL)),
  ).toEqual([200, true]);
  await here.post('/api/user/logout');
  await lockOut(account);
  expect(said(await tryIn(there, account, NEXT))).toEqual([429, LOCKED]);
  const copy = browser();
  copy.jar.set(KNOWN, before);
  expect(said(await tryIn(copy, account, NEXT))).toEqual([429, LOCKED]);
  expect(said(await tryIn(here, account, NEXT))).toEqual(IN);
});

test('a password chosen by a link ends every mark, and the browser that chose it is known', async () => {
  const account = await newCustomer();
  const [own, here] = [await knownTo(account), browser()];
  await post('/api/user/reset-password', { email: account.email }, stranger(), MAIL);
  await open(here, '/create-password');
  vi.setSystemTime(START + MINUTE_MS);
  expect(await send('/f/account/nueva-contrasena', { password: NEXT, passwordAgain: NEXT }, here)).toMatchObject({
    location: '/my-account',
  });
  await deliverOutbox({ ...env, ...MAIL }, START + 2 * MINUTE_MS);
  await here.post('/api/user/logout');
  await lockOut(account);
  expect(said(await tryIn(own, account, NEXT))).toEqual([429, LOCKED]);
  expect(said(await tryIn(here, account, NEXT))).toEqual(IN);
});

test('a password chosen by a link lets every other device in with it while strangers had locked the account', async () => {
  const account = await newCustomer();
  await lockOut(account);
  const [here, elsewhere] = [browser(), browser()];
  expect(said(await tryIn(elsewhere, account, account.password))).toEqual([429, LOCKED]);
  await post('/api/user/reset-password', { email: account.email }, stranger(), MAIL);
  await open(here, '/create-password');
  expect(await send('/f/account/nueva-contrasena', { password: NEXT, passwordAgain: NEXT }, here)).toMatchObject({
    location: '/my-account',
  });
  expect(said(await tryIn(elsewhere, account, NEXT))).toEqual(IN);
});

test('a password that was chosen by a Worker that died then ends the marks with its event', async () => {
  const account = await newCustomer();
  const own = await knownTo(account);
  await post('/api/user/reset-password', { email: account.email }, stranger(), MAIL);
  const token = /\?token=([\w-]{32})/.exec(sent.at(-1)?.text ?? '')?.[1];
  vi.setSystemTime(START + MINUTE_MS);
  const busy = {
    getByName: () => ({
      endAll: async () => Promise.reject(new Error('gone')),
      endOthers: async () => Promise.reject(new Error('gone')),
    }),
  };
  await post('/api/user/create-password', { email: account.email, newPassword: NEXT, resetToken: token }, stranger(), {
    ...MAIL,
    CUSTOMER_SESSIONS: busy,
  }).catch(() => undefined);
  await deliverOutbox({ ...env, ...MAIL }, START + 5 * MINUTE_MS);
  await lockOut(account);
  expect(said(await tryIn(own, account, NEXT))).toEqual([429, LOCKED]);
});

test('signing out everywhere ends the marks too', async () => {
  const account = await newCustomer();
  const own = await knownTo(account);
  const { token } = await signedIn(account);
  await post(`/api/user/logout-everywhere?token=${token}`, {}, stranger());
  await lockOut(account);
  expect(said(await tryIn(own, account, account.password))).toEqual([429, LOCKED]);
});

test('whoever signs up is known on this browser', async () => {
  const shopper = browser();
  const email = `nueva-${crypto.randomUUID()}@example.mx`;
  const fields = { firstName: 'Ana', lastName: 'Pech', email, password: NEXT, passwordAgain: NEXT, terms: '1' };
  expect(await send('/f/account/crear', fields, shopper)).toMatchObject({ status: 303, location: '/my-account' });
  await shopper.post('/api/user/logout');
  await lockOut({ email });
  expect(said(await tryIn(shopper, { email }, NEXT))).toEqual(IN);
});

test('a link by letter unlocks the browser whose button is pressed, once; opening it alone does nothing', async () => {
  const account = await newCustomer();
  await lockOut(account);
  expect(said(await askLetter(account.email))).toEqual([200, true]);
  expect(sent.map(({ to, subject }) => [to, subject])).toEqual([[[account.email], 'Vuelve a entrar a tu cuenta']]);
  expect(sent[0]?.text).toMatch(/https:\/\/tianguis\.example\/desbloquear\?token=[\w-]{32}\n/);
  const [scanner, own, other] = [browser(), browser(), browser()];
  for (const one of [scanner, own, other]) expect(await open(one)).toEqual({ status: 303, location: '/desbloquear' });
  expect(said(await tryIn(scanner, account, account.password))).toEqual([429, LOCKED]);
  expect(await unlock(own)).toEqual({ status: 303, location: '/login' });
  expect([...own.jar.keys()].filter((name) => /session|reset/.test(name))).toEqual([]);
  expect(await unlock(other)).toEqual({ status: 303, location: '/desbloquear' });
  expect(said(await tryIn(other, account, account.password))).toEqual([429, LOCKED]);
  expect(said(await tryIn(own, account, WRONG))).toEqual([401, FAILED]);
  expect(said(await tryIn(own, account, account.password))).toEqual(IN);
  expect(said(await tryIn(nobody, account, account.password))).toEqual([429, LOCKED]);
});

test('a link frees a browser that locked itself, with five tries anew', async () => {
  const account = await newCustomer();
  const own = await knownTo(account);
  for (const _ of [1, 2, 3, 4, 5]) await tryIn(own, account, WRONG);
  await askLetter(account.email);
  await open(own);
  await unlock(own);
  for (const _ of [1, 2, 3, 4, 5]) expect(said(await tryIn(own, account, WRONG))).toEqual([401, FAILED]);
  expect(said(await tryIn(own, account, account.password))).toEqual([429, LOCKED]);
});

test('a link is good for an hour, and for the password that stood when it was sent', async () => {
  const account = await newCustomer();
  await askLetter(account.email);
  const late = browser();
  await open(late);
  vi.setSystemTime(START + 60 * MINUTE_MS);
  expect(await unlock(late)).toEqual({ status: 303, location: '/desbloquear' });
  vi.setSystemTime(START);
  await askLetter(account.email);
  const inTime = browser();
  await open(inTime);
  vi.setSystemTime(START + 60 * MINUTE_MS - 1);
  expect(await unlock(inTime)).toEqual({ status: 303, location: '/login' });
  await askLetter(account.email);
  const former = browser();
  await open(former);
  const { token } = await signedIn(account);
  vi.setSystemTime(START + 60 * MINUTE_MS);
  await post(
    `/api/user/change-password?token=${token}`,
    { currentPassword: account.password, newPassword: NEXT },
    stranger(),
    MAIL,
  );
  expect(await unlock(former)).toEqual({ status: 303, location: '/desbloquear' });
});

test('asking for a link is answered the same for every e-mail; three an hour and e-mail are sent, those for a new password among them', async () => {
  const account = await newCustomer();
  const nobodys = `nadie-${crypto.randomUUID()}@example.mx`;
  await post('/api/user/reset-password', { email: account.email }, stranger(), MAIL);
  const asked = [];
  for (const email of [account.email, nobodys, account.email, account.email, nobodys]) {
    const { body, headers } = await askLetter(email);
    asked.push(
      JSON.stringify([body, [...headers].filter(([name]) => !['x-request-id', 'server-timing'].includes(name))]),
    );
  }
  expect(new Set(asked).size).toBe(1);
  expect(sent.map(({ to }) => to)).toEqual([[account.email], [account.email], [account.email]]);
  expect(await send('/f/account/pedir-enlace', { email: nobodys }, browser())).toEqual({
    status: 303,
    location: '/desbloquear',
  });
  expect((await post('/api/user/unlock', { email: account.email }, stranger(), { LIMITS_TIMES: '1' })).status).toBe(
    200,
  );
  const upstream = {
    ...MAIL,
    BACKENDS: JSON.stringify({ viu: { backend: 'upstream', url: 'https://retailer.example' } }),
  };
  expect((await post('/api/user/unlock', { email: nobodys }, stranger(), upstream)).status).toBe(404);
});

test('without mail nobody is promised a link', async () => {
  expect(said(await post('/api/user/unlock', { email: `x-${crypto.randomUUID()}@example.mx` }, stranger()))).toEqual([
    503,
    'The message with the link cannot be sent at the moment',
  ]);
});

test('with script a locked form says until when in words and numbers; without, it leads back to its page', async () => {
  const account = await newCustomer();
  await lockOut(account);
  const form = (headers: Record<string, string>) =>
    visit(
      '/f/account/entrar',
      {
        method: 'POST',
        headers: {
          ...browser().page(),
          ...stranger(),
          'content-type': 'application/x-www-form-urlencoded',
          ...headers,
        },
        body: new URLSearchParams({ email: account.email, password: account.password }).toString(),
      },
      { LIMITS_TIMES: '1' },
    );
  const answer = await form({ accept: 'application/json' });
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '900']);
  expect(await answer.json()).toMatchObject({
    result: LOCKED,
    meta: { notices: [{ level: 'error', message: LOCKED, params: { until: '06:16' } }] },
  });
  const plain = await form({});
  expect([plain.status, plain.headers.get('location')]).toEqual([303, '/login']);
});
