import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hashed } from '../adapters/embedded/testing/cheap-scrypt';
import { env, newCustomer, post, visit } from '../api/customers/customers.fixture';

vi.mock('../pages/waku', () => ({ runPages: async () => new Response(null) }));
vi.mock('../../src/waku-platform', () => ({ parseRouterRequest: () => null }));

const MINUTE_MS = 60_000;
const START = Date.UTC(2036, 10, 22, 12, 0, 30);
const FAILED =
  'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.';
const PERSON = 'Please confirm that you are a person to go on';
const LOCKED = 'Signing in to this account is paused until {until} (Mexico City)';
const WRONG = 'Otra-cosa-9';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: START });
  hashed.passwords = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A service of challenges that passes the tokens that say so; on this host test keys are taken. */
function challenges() {
  const real = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    if (!String(input).endsWith('/siteverify')) return real(input, init);
    const { response } = JSON.parse(String(init?.body)) as { response: string };
    if (response.startsWith('caída')) return new Response(null, { status: 500 });
    return Response.json({ success: response.startsWith('buena'), 'error-codes': [] });
  });
}

let lastAddress = 0;
const newNetwork = () => {
  lastAddress += 1;
  return { 'x-local-address': `10.9.0.${lastAddress}` };
};

let lastToken = 0;
const passed = () => {
  lastToken += 1;
  return `buena-${lastToken}`;
};

const login = (
  username: string,
  password: string,
  {
    captcha = '',
    headers = newNetwork(),
    more = {},
  }: { captcha?: string; headers?: Record<string, string>; more?: object } = {},
) => post('/api/user/login', { username, password, tokenCaptcha: captcha }, headers, { LIMITS_TIMES: '1', ...more });

const said = ({ body }: Awaited<ReturnType<typeof login>>) => [body.code, body.result];

test('AUTH-018 three wrong passwords of an account are free, after them a passed captcha is asked for', async () => {
  challenges();
  const { email, password } = await newCustomer();
  for (const _ of [1, 2, 3]) expect(said(await login(email, WRONG))).toEqual([401, FAILED]);
  const asked = await login(email, password);
  expect([said(asked), asked.headers.get('retry-after')]).toEqual([[429, PERSON], '900']);
  expect(asked.body.meta).toMatchObject({ challenge: true, siteKey: expect.stringMatching(/^1x0/), action: 'visit' });
  expect(said(await login(email, password, { captcha: 'mala-1' }))).toEqual([429, PERSON]);
  expect((await login(email, password, { captcha: 'caída-1' })).status).toBe(503);
  expect((await login(email, password, { captcha: passed() })).status).toBe(200);
  expect((await login(email, password)).status).toBe(200);
});

test('a captcha that comes is verified before one is needed; a service that is down stops nobody then', async () => {
  challenges();
  const { email, password } = await newCustomer();
  expect(said(await login(email, password, { captcha: 'mala' }))).toEqual([429, PERSON]);
  expect((await login(email, password, { captcha: 'caída-2' })).status).toBe(200);
});

test('where no challenge can be passed the answer says when to come again, and fifteen minutes later it goes on', async () => {
  const { email, password } = await newCustomer();
  for (const _ of [1, 2, 3]) await login(email, WRONG);
  const waiting = await login(email, password, { more: { APP_ENV: 'preview' } });
  expect([waiting.status, waiting.headers.get('retry-after'), waiting.body.meta?.challenge]).toEqual([
    429,
    '900',
    undefined,
  ]);
  vi.setSystemTime(START + 15 * MINUTE_MS);
  expect((await login(email, password)).status).toBe(200);
});

test('the fifth wrong password locks the account for fifteen minutes, for the right one too and from everywhere', async () => {
  challenges();
  const { email, password } = await newCustomer();
  for (const _ of [1, 2, 3]) await login(email, WRONG);
  vi.setSystemTime(START + MINUTE_MS);
  for (const _ of [4, 5]) expect(said(await login(email, WRONG, { captcha: passed() }))).toEqual([401, FAILED]);
  const locked = await login(email, password, { captcha: passed() });
  expect([said(locked), locked.headers.get('retry-after'), locked.body.meta]).toEqual([
    [429, LOCKED],
    '900',
    { retryAfter: 900, until: '06:17', unlock: true },
  ]);
  vi.setSystemTime(START + 16 * MINUTE_MS - 1);
  expect(said(await login(email, password, { captcha: passed() }))).toEqual([429, LOCKED]);
  vi.setSystemTime(START + 16 * MINUTE_MS);
  expect((await login(email, password)).status).toBe(200);
});

test('the fourth wrong password locks nothing, the fifth does', async () => {
  challenges();
  const { email, password } = await newCustomer();
  const fail = async (times: number) => {
    for (let time = 0; time < times; time += 1)
      expect(said(await login(email, WRONG, { captcha: passed() }))).toEqual([401, FAILED]);
  };
  await fail(4);
  expect((await login(email, password, { captcha: passed() })).status).toBe(200);
  await fail(5);
  expect(said(await login(email, password, { captcha: passed() }))).toEqual([429, LOCKED]);
});

test('of twenty wrong passwords at once five are looked at, never six', async () => {
  challenges();
  const { email } = await newCustomer();
  hashed.passwords = [];
  const answers = [];
  for (let at = 0; at < 4; at += 1)
    answers.push(...(await Promise.all([1, 2, 3, 4, 5].map(() => login(email, WRONG, { captcha: passed() })))));
  expect(answers.map(({ status }) => status).sort()).toEqual([...Array(5).fill(401), ...Array(15).fill(429)]);
  expect(hashed.passwords).toEqual(Array(5).fill(WRONG));
});

test('an unknown e-mail and a wrong password are answered the same after the same work; locked, so is every try, and no password is looked at', async () => {
  challenges();
  const { email, password } = await newCustomer();
  const cost = async (username: string, given: string) => {
    const asked = vi.spyOn(env.SHOP, 'prepare');
    hashed.passwords = [];
    const counted = vi.fn();
    const getByName = counted.mockImplementation((name: string) => env.ATTEMPTS.getByName(name));
    const answer = await login(username, given, { captcha: passed(), more: { ATTEMPTS: { getByName } } });
    const cost = {
      body: answer.body,
      headers: [...answer.headers].filter(([name]) => !['x-request-id', 'server-timing'].includes(name)),
      hashes: hashed.passwords.length,
      queries: asked.mock.calls.length,
      counted: counted.mock.calls.length,
    };
    asked.mockRestore();
    return cost;
  };
  const wrong = await cost(email, WRONG);
  expect(wrong).toMatchObject({ body: { code: 401, result: FAILED }, hashes: 1, queries: 3 });
  for (const _ of [2, 3, 4, 5]) expect(await cost(email, WRONG)).toEqual(wrong);
  for (const _ of [1, 2, 3, 4, 5]) expect(await cost('nadie-1@example.mx', WRONG)).toEqual(wrong);
  const locked = await cost(email, WRONG);
  expect(locked).toMatchObject({ body: { code: 429, result: LOCKED }, hashes: 0, queries: 0 });
  expect(await cost(email, password)).toEqual(locked);
  for (const given of [WRONG, password]) expect(await cost('nadie-1@example.mx', given)).toEqual(locked);
});

test('an account is locked under every spelling of its e-mail', async () => {
  challenges();
  const { email, password } = await newCustomer();
  for (const username of [email, email.toUpperCase(), ` ${email}`, `${email} `, email])
    await login(username, WRONG, { captcha: passed() });
  expect(said(await login(email, password, { captcha: passed() }))).toEqual([429, LOCKED]);
});

test('a form that needs a captcha shows it with the password to be typed again; what was typed stands nowhere in it', async () => {
  challenges();
  const { email, password } = await newCustomer();
  for (const _ of [1, 2, 3]) await login(email, WRONG);
  const send = (fields: Record<string, string>) =>
    visit(
      '/f/account/entrar',
      {
        method: 'POST',
        headers: {
          ...newNetwork(),
          'content-type': 'application/x-www-form-urlencoded',
          'content-length': '1000',
          'sec-fetch-site': 'same-origin',
        },
        body: new URLSearchParams({ email, volver: '/my-account', ...fields }).toString(),
      },
      { LIMITS_TIMES: '1' },
    );
  const asked = await send({ password });
  const page = await asked.text();
  expect([asked.status, asked.headers.get('retry-after')]).toEqual([429, '900']);
  expect(page).toContain(`name="email" value="${email}"`);
  expect(page).toMatch(
    /<label>Contraseña<br><input type="password" name="password" required autocomplete="current-password"/,
  );
  expect(page).toContain('cf-turnstile');
  expect(page).not.toContain(password);
  const entered = await send({ password, 'cf-turnstile-response': passed() });
  expect([entered.status, entered.headers.get('location')]).toEqual([303, '/my-account']);
  expect(entered.headers.getSetCookie().some((line) => line.startsWith('__Host-session='))).toBe(true);
});
