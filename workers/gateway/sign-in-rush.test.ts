import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ok } from '../../src/domain/result';
import { HASHES } from '../adapters/embedded/customers/passwords';
import { hashed } from '../adapters/embedded/testing/cheap-scrypt';
import { browser, env, newCustomer, post, visit } from '../api/customers/customers.fixture';

vi.mock('../pages/waku', () => ({ runPages: async () => new Response(null) }));
vi.mock('../../src/waku-platform', () => ({ parseRouterRequest: () => null }));

const PLACES = 60;
const BUSY = 'The service is busy, please try again';

beforeEach(() => {
  hashed.passwords = [];
});
/** Lets go of the places that the test holds, also where it failed before it did. */
let letGoOf: () => Promise<unknown> = async () => undefined;
afterEach(async () => {
  await letGoOf();
  vi.useRealTimers();
});

let lastAddress = 0;
const newNetwork = () => {
  lastAddress += 1;
  return { 'x-local-address': `10.8.${Math.floor(lastAddress / 250)}.${lastAddress % 250}` };
};
/** With the figures of a deployment. */
const REAL = { LIMITS_TIMES: '1' };

const login = ({ email, password }: { email: string; password: string }, more: object = {}) =>
  post('/api/user/login', { username: email, password, tokenCaptcha: '' }, newNetwork(), { ...REAL, ...more });

const form = (path: string, fields: Record<string, string>) =>
  visit(
    path,
    {
      method: 'POST',
      headers: {
        ...newNetwork(),
        'content-type': 'application/x-www-form-urlencoded',
        'content-length': '1000',
        'sec-fetch-site': 'same-origin',
      },
      body: new URLSearchParams(fields).toString(),
    },
    REAL,
  );

/**
 * Every place that anybody may have is held until told to let go; `comeAgain` is what the next one is told, in seconds.
 * The clock stands still from then on: by the real one the places would be lost after three seconds.
 */
async function fullQueue(): Promise<{ letGo: () => Promise<unknown>; comeAgain: string }> {
  vi.useFakeTimers({ toFake: ['Date'] });
  let letGo = (): void => undefined;
  const told = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const held = Array.from({ length: PLACES }, () => HASHES.withPlace(() => told.then(() => ok(null))));
  letGoOf = () => {
    letGo();
    return Promise.all(held);
  };
  const refused = await HASHES.withPlace(async () => ok(null));
  return {
    comeAgain: refused.ok ? '' : String((refused.problem.detail as { retryAfter: number }).retryAfter),
    letGo: letGoOf,
  };
}

test('sixty customers who sign in at once from sixty networks are all in, after one hash each', async () => {
  const customers = await Promise.all(Array.from({ length: PLACES }, () => newCustomer()));
  hashed.passwords = [];
  const answers = await Promise.all(customers.map((customer) => login(customer)));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: PLACES }, () => 200));
  expect(hashed.passwords).toHaveLength(PLACES);
});

test('whoever comes beyond them is told when to come again, before a counter, a database or a hash is asked, and is let in then', async () => {
  const customer = await newCustomer();
  hashed.passwords = [];
  const { letGo, comeAgain } = await fullQueue();
  const counted = vi.fn((name: string) => env.ATTEMPTS.getByName(name));
  const read = vi.fn((sql: string) => env.SHOP.prepare(sql));
  const told = await login(customer, { ATTEMPTS: { getByName: counted }, SHOP: { prepare: read } });
  expect([told.status, told.body.result, told.headers.get('retry-after')]).toEqual([503, BUSY, comeAgain]);
  expect(Number(comeAgain)).toBeGreaterThan(0);
  expect([counted.mock.calls, read.mock.calls, hashed.passwords]).toEqual([[], [], []]);
  await letGo();
  expect((await login(customer)).status).toBe(200);
});

test('a form without script keeps what was typed except the password, and says when to come again', async () => {
  const { letGo, comeAgain } = await fullQueue();
  const told = await form('/f/account/entrar', {
    email: 'ana@example.mx',
    password: 'Contraseña1',
    volver: '/my-account',
  });
  const page = await told.text();
  expect([told.status, told.headers.get('retry-after')]).toEqual([503, comeAgain]);
  expect(page).toContain('<h1 style="font-size:1.75rem;line-height:1.2">Un momento, por favor</h1>');
  expect(page).toContain('Hay mucha gente en la tienda.');
  expect(page).toContain('name="email" value="ana@example.mx"');
  expect(page).toContain('name="volver" value="/my-account"');
  expect(page).toMatch(
    /<label>Contraseña<br><input type="password" name="password" required autocomplete="current-password"/,
  );
  expect(page).not.toContain('Contraseña1');
  await letGo();
});

test('while strangers hold every place a browser that signed in to the account before gets in; with a mark of another account it is a stranger', async () => {
  const [customer, other] = [await newCustomer(), await newCustomer()];
  const shopper = browser();
  shopper.keep(
    (await shopper.post('/api/user/login', { username: customer.email, password: customer.password })).headers,
  );
  await shopper.post('/api/user/logout');
  const { letGo } = await fullQueue();
  const from = (asked: typeof shopper, { email, password }: typeof customer) =>
    post('/api/user/login', { username: email, password }, { ...asked.page(), ...newNetwork() }, REAL);
  expect((await from(browser(), customer)).status).toBe(503);
  expect((await from(shopper, other)).status).toBe(503);
  expect((await from(shopper, customer)).status).toBe(200);
  await letGo();
});
