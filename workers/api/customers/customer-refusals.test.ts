import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hashed } from '../../adapters/embedded/testing/cheap-scrypt';
import { browser, me, newCustomer, post, refresh, signedIn } from './customers.fixture';

const MINUTE_MS = 60_000;

const START = Date.UTC(2036, 10, 22, 12, 0, 30);

vi.mock('../../pages/waku', () => ({ runPages: async () => new Response(null) }));

vi.mock('../../../src/waku-platform', () => ({ parseRouterRequest: () => null }));

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: START }));

afterEach(() => vi.useRealTimers());

test('NOTIF-027 what can be nobody’s credentials is refused before anything is looked up or hashed', async () => {
  hashed.passwords = [];
  const none = [
    ['', 'x'],
    ['ana@example.mx', ''],
    ['ana', 'Contraseña1'],
    ['ana@example.mx', 'x'.repeat(1000)],
    ['ana@example.mx', '\ud83d'],
  ];
  for (const [username, password] of none)
    expect((await post('/api/user/login', { username, password })).body).toEqual({
      code: 401,
      resultCode: 401,
      result: 'Invalid username/password',
    });
  expect((await post('/api/user/login', {})).body).toMatchObject({
    code: 422,
    result: [{ field: 'username', rule: 'required' }, { field: 'password' }],
  });
  expect(hashed.passwords).toEqual([]);
});

test('without the flag a session ends with its first access token, and its cookies go', async () => {
  const customer = await newCustomer();
  const { jar, post, get } = browser();
  await post('/api/user/login', { username: customer.email, password: customer.password });
  vi.setSystemTime(START + 16 * MINUTE_MS);
  const settings = { STORE_SETTINGS: JSON.stringify({ viu: { flags: { autoRefreshTokens: false } } }) };
  expect((await get('/api/user/session', settings)).body.result).toBeNull();
  expect([...jar.keys()]).toEqual(['__Host-known']);
});

test('two people who sign up with one e-mail at once are one customer', async () => {
  const email = `juntos-${crypto.randomUUID()}@example.mx`;
  const answers = await Promise.all(
    ['Ana', 'Eva', 'Luz'].map((firstname) =>
      post('/api/user/create', { customer: { email, firstname, lastname: 'Pech' }, password: 'Contraseña1' }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
});

test('no line of the log holds an e-mail, a name, a password or a token', async () => {
  const lines: string[] = [];
  for (const level of ['log', 'info', 'warn', 'error', 'debug'] as const)
    vi.spyOn(console, level).mockImplementation((...words) => void lines.push(words.join(' ')));
  const email = `canario-${crypto.randomUUID()}@example.mx`;
  const password = 'Canario-secreto-1';
  await post('/api/user/create', { customer: { email, firstname: 'Canariana', lastname: 'Plumas' }, password });
  const { token, refreshToken } = await signedIn({ email, password });
  await me(token);
  await me(`${token}x`);
  await refresh(refreshToken);
  await post('/api/user/login', { username: email, password: `${password}x` });
  const broken = {
    SHOP: {
      prepare: () => {
        throw new Error(`D1_ERROR: no such column for '${email}'`);
      },
    },
  };
  await post('/api/user/login', { username: email, password }, {}, broken);
  vi.restoreAllMocks();
  expect(lines.length).toBeGreaterThan(5);
  for (const canary of [
    email,
    'canario',
    'Canariana',
    'Plumas',
    password,
    token,
    refreshToken,
    token.split('.')[2] ?? '',
  ])
    expect(lines.filter((line) => line.includes(canary))).toEqual([]);
});
