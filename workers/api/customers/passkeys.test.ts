import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Authenticator, type Lies } from '../../../tests/fakes/authenticator';
import { browser, env, newCustomer, visit } from './customers.fixture';

vi.mock('../../pages/waku', () => ({ runPages: async () => new Response(null) }));
vi.mock('../../../src/waku-platform', () => ({ parseRouterRequest: () => null }));

const SHOP = 'https://localhost';
const MINUTE_MS = 60_000;
const START = Date.UTC(2036, 10, 22, 12, 0, 30);
const REFUSED = 'The passkey was not accepted. Try again, or use your password.';
const UNKNOWN = 'This shop does not know that passkey any more. Use your password.';

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: START }));
afterEach(() => vi.useRealTimers());

type Browser = ReturnType<typeof browser>;

interface Said {
  status: number;
  code: number;
  result: unknown;
}

/** Sends a form as the shop's own script does. */
async function send(shopper: Browser, path: string, fields: Record<string, string>, more: object = {}): Promise<Said> {
  const headers = {
    ...shopper.page(),
    accept: 'application/json',
    'content-type': 'application/x-www-form-urlencoded',
  };
  const response = await visit(
    `/f/account/${path}`,
    { method: 'POST', headers, body: new URLSearchParams(fields).toString() },
    more,
  );
  shopper.keep(response.headers);
  return { status: response.status, ...((await response.json()) as { code: number; result: unknown }) };
}

interface Options {
  challenge: string;
  rpId: string;
  rp: { id: string };
  user: { id: string };
  excludeCredentials: { id: string }[];
}

async function newOptions(shopper: Browser, body: object = {}): Promise<Options> {
  const { status, body: answer } = await shopper.post('/api/user/passkey/new-options', body);
  expect(status).toBe(200);
  const options = answer.result as Options;
  return { ...options, rpId: options.rp.id };
}

async function signInOptions(): Promise<Options> {
  const { status, body } = await browser().post('/api/user/passkey/sign-in-options');
  expect(status).toBe(200);
  return body.result as Options;
}

async function signedInBrowser() {
  const customer = await newCustomer();
  const shopper = browser();
  expect(
    (await shopper.post('/api/user/login', { username: customer.email, password: customer.password })).status,
  ).toBe(200);
  return { customer, shopper };
}

/** A customer with a passkey. */
async function withPasskey(algorithm: -7 | -8 | -257 = -7) {
  const { customer, shopper } = await signedInBrowser();
  const authenticator = new Authenticator(SHOP, algorithm);
  const options = await newOptions(shopper);
  authenticator.userHandle = options.user.id;
  expect(
    await send(shopper, 'agregar-llave', { credential: await authenticator.make(options), name: 'Mi teléfono' }),
  ).toMatchObject({ status: 200 });
  return { customer, shopper, authenticator };
}

const signIn = async (authenticator: Authenticator, lies: Lies = {}, more: object = {}) => {
  const shopper = browser();
  return {
    shopper,
    said: await send(
      shopper,
      'entrar-llave',
      { credential: await authenticator.sign(await signInOptions(), lies) },
      more,
    ),
  };
};

const isIn = (shopper: Browser) =>
  shopper.jar.has('__Host-session') && shopper.jar.get('__Host-session') !== '' && shopper.jar.has('__Host-known');

const rows = async (email: string) =>
  (
    await env.SHOP.prepare('SELECT passkey.* FROM passkey JOIN customer ON customer.id = customer_id WHERE email = ?')
      .bind(email)
      .all<{ id: number; name: string; counter: number; credential_id: string; last_used_at: number | null }>()
  ).results;

test.each([-7, -8, -257] as const)('a passkey of algorithm %i signs in whom it was made for', async (algorithm) => {
  const { customer, authenticator } = await withPasskey(algorithm);
  expect(await rows(customer.email)).toMatchObject([
    { name: 'Mi teléfono', credential_id: authenticator.id, counter: 0, last_used_at: null },
  ]);
  const { shopper, said } = await signIn(authenticator);
  expect(said).toMatchObject({
    status: 200,
    result: { location: '/my-account', notices: [{ message: 'You signed in' }] },
  });
  const me = await shopper.get('/api/user/me');
  expect(me.body.result).toMatchObject({ email: customer.email });
  expect(await rows(customer.email)).toMatchObject([{ counter: 1, last_used_at: START }]);
});

test('an authenticator that does not count signs in again and again', async () => {
  const { authenticator } = await withPasskey();
  for (const _ of [1, 2]) expect((await signIn(authenticator, { counter: 0 })).said.status).toBe(200);
});

test('one that counted and goes back, or stands still, is refused', async () => {
  const { authenticator } = await withPasskey();
  expect((await signIn(authenticator, { counter: 7 })).said.status).toBe(200);
  for (const counter of [7, 6, 0]) {
    const { shopper, said } = await signIn(authenticator, { counter });
    expect([said.status, said.result, isIn(shopper)]).toEqual([401, REFUSED, false]);
  }
  expect((await signIn(authenticator, { counter: 8 })).said.status).toBe(200);
});

test('an assertion that is not a verified user of this shop at this moment signs nobody in', async () => {
  const { authenticator } = await withPasskey();
  const lies: Record<string, Lies> = {
    'of another origin': { origin: 'https://tienda.evil' },
    'of a host below ours': { origin: 'https://a.localhost' },
    'in a frame of another page': { crossOrigin: true },
    'for another host': { rpId: 'evil' },
    'made in the other ceremony': { type: 'webauthn.create' },
    'without anybody there': { flags: 0x04 },
    'without the user verified': { flags: 0x01 },
    'held for somebody else': { userHandle: 'b3RyYQ' },
  };
  for (const [lie, said] of Object.entries(lies)) {
    const tried = await signIn(authenticator, said);
    expect([lie, tried.said.status, tried.said.result, isIn(tried.shopper)]).toEqual([lie, 401, REFUSED, false]);
  }
  expect((await signIn(authenticator)).said.status).toBe(200);
});

test('a challenge counts once, for five minutes, and was given out by this shop for signing in', async () => {
  const { shopper: owner, authenticator } = await withPasskey();
  const credential = await authenticator.sign(await signInOptions());
  const attempts = await Promise.all([1, 2, 3].map(() => send(browser(), 'entrar-llave', { credential })));
  expect(attempts.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
  const sameChallenge = await signInOptions();
  expect((await send(browser(), 'entrar-llave', { credential: await authenticator.sign(sameChallenge) })).status).toBe(
    200,
  );
  expect((await send(browser(), 'entrar-llave', { credential: await authenticator.sign(sameChallenge) })).status).toBe(
    401,
  );

  const forRegistering = await newOptions(owner);
  expect((await send(browser(), 'entrar-llave', { credential: await authenticator.sign(forRegistering) })).result).toBe(
    REFUSED,
  );
  const own = { challenge: 'cmV0bw', rpId: 'localhost' };
  expect((await send(browser(), 'entrar-llave', { credential: await authenticator.sign(own) })).result).toBe(REFUSED);
  const token = owner.jar.get('__Host-session') ?? '';
  const swapped = {
    challenge: btoa(token).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', ''),
    rpId: 'localhost',
  };
  expect((await send(browser(), 'entrar-llave', { credential: await authenticator.sign(swapped) })).result).toBe(
    REFUSED,
  );

  const late = await signInOptions();
  vi.setSystemTime(START + 5 * MINUTE_MS + 1000);
  expect((await send(browser(), 'entrar-llave', { credential: await authenticator.sign(late) })).result).toBe(REFUSED);
  expect((await signIn(authenticator)).said.status).toBe(200);
});

test("a signature of one passkey under another's id, and one that was changed, are refused", async () => {
  const [mine, theirs] = [await withPasskey(), await withPasskey()];
  const signed = JSON.parse(await mine.authenticator.sign(await signInOptions(), { userHandle: '' })) as {
    id: string;
    response: { signature: string };
  };
  expect(
    (await send(browser(), 'entrar-llave', { credential: JSON.stringify({ ...signed, id: theirs.authenticator.id }) }))
      .result,
  ).toBe(REFUSED);
  const changed = {
    ...signed,
    response: { ...signed.response, signature: `${signed.response.signature.slice(0, -4)}AAAA` },
  };
  expect((await send(browser(), 'entrar-llave', { credential: JSON.stringify(changed) })).result).toBe(REFUSED);
  for (const credential of [
    '',
    '{',
    '{}',
    '[]',
    'null',
    '"x"',
    JSON.stringify({ ...signed, id: '' }),
    JSON.stringify({ ...signed, response: {} }),
  ])
    expect((await send(browser(), 'entrar-llave', { credential })).result).toBe(REFUSED);
  expect(
    (await send(browser(), 'entrar-llave', { credential: JSON.stringify({ ...signed, id: 'bmFkaWU' }) })).result,
  ).toBe(UNKNOWN);
});

test('a passkey that was not made by a verified user on this shop is not registered', async () => {
  const { customer, shopper } = await signedInBrowser();
  const lies: Record<string, Lies> = {
    'of another origin': { origin: 'https://tienda.evil' },
    'for another host': { rpId: 'evil' },
    'made in the other ceremony': { type: 'webauthn.get' },
    'without the user verified': { flags: 0x41 },
    'without a credential': { flags: 0x05 },
  };
  for (const [lie, said] of Object.entries(lies)) {
    const credential = await new Authenticator(SHOP).make(await newOptions(shopper), said);
    expect([lie, await send(shopper, 'agregar-llave', { credential })]).toMatchObject([
      lie,
      { status: 422, result: REFUSED },
    ]);
  }
  expect(await rows(customer.email)).toEqual([]);
});

test.each([-7, -8, -257] as const)(
  'a key of algorithm %i that the authenticator did not make is not registered',
  async (algorithm) => {
    const { customer, shopper } = await signedInBrowser();
    const credential = await new Authenticator(SHOP, algorithm).make(await newOptions(shopper), { isForeignKey: true });
    expect(await send(shopper, 'agregar-llave', { credential })).toMatchObject({ status: 422, result: REFUSED });
    expect(await rows(customer.email)).toEqual([]);
  },
);

test('a passkey is registered once, for the account its challenge was given to, with a key of a kind the shop verifies', async () => {
  const [{ customer, shopper }, other] = [await signedInBrowser(), await signedInBrowser()];
  const authenticator = new Authenticator(SHOP);
  const credential = await authenticator.make(await newOptions(shopper));
  expect((await send(other.shopper, 'agregar-llave', { credential })).status).toBe(422);
  expect((await send(shopper, 'agregar-llave', { credential })).status).toBe(200);
  expect((await send(shopper, 'agregar-llave', { credential })).status).toBe(422);
  const again = JSON.parse(await authenticator.make(await newOptions(shopper))) as {
    response: { publicKeyAlgorithm: number; publicKey: string };
  };
  expect(
    await send(other.shopper, 'agregar-llave', {
      credential: await authenticator.make(await newOptions(other.shopper)),
    }),
  ).toMatchObject({ status: 409 });
  for (const response of [
    { publicKeyAlgorithm: -35 },
    { publicKeyAlgorithm: -257 },
    { publicKey: 'AAAA' },
    { publicKey: 'no base64!' },
  ])
    expect(
      (
        await send(shopper, 'agregar-llave', {
          credential: JSON.stringify({ ...again, response: { ...again.response, ...response } }),
        })
      ).status,
    ).toBe(422);
  expect((await rows(customer.email)).length).toBe(1);
  expect((await newOptions(shopper)).excludeCredentials).toMatchObject([{ id: authenticator.id }]);
});

test('ten minutes after signing in a passkey asks for the password, whose failures are counted', async () => {
  const { customer, shopper } = await signedInBrowser();
  vi.setSystemTime(START + 10 * MINUTE_MS);
  const asked = await shopper.post('/api/user/passkey/new-options', {});
  expect(asked.body).toMatchObject({ code: 422, result: [{ field: 'password', message: 'Field is required' }] });
  for (const password of ['Otra-cosa-9', 'corta'])
    expect((await shopper.post('/api/user/passkey/new-options', { password })).body).toMatchObject({
      result: [{ field: 'password', message: 'The password is not right' }],
    });
  await newOptions(shopper, { password: customer.password });
  expect((await browser().post('/api/user/passkey/new-options', {})).status).toBe(401);
});

test('an account has ten passkeys at most', async () => {
  const { customer, shopper } = await signedInBrowser();
  for (let at = 0; at < 11; at += 1) {
    const credential = await new Authenticator(SHOP).make(await newOptions(shopper));
    expect((await send(shopper, 'agregar-llave', { credential })).status).toBe(at < 10 ? 200 : 409);
  }
  expect((await rows(customer.email)).length).toBe(10);
});

test('a passkey is renamed and removed by whose it is alone, and once removed signs nobody in', async () => {
  const { customer, shopper, authenticator } = await withPasskey();
  const { shopper: other } = await signedInBrowser();
  const passkey = String((await rows(customer.email))[0]?.id);
  expect((await send(other, 'renombrar-llave', { passkey, name: 'Ajena' })).status).toBe(404);
  expect((await send(other, 'quitar-llave', { passkey })).status).toBe(200);
  expect(await rows(customer.email)).toMatchObject([{ name: 'Mi teléfono' }]);
  expect((await send(shopper, 'renombrar-llave', { passkey, name: '' })).status).toBe(422);
  expect((await send(shopper, 'renombrar-llave', { passkey, name: 'Tableta' })).status).toBe(200);
  expect(await rows(customer.email)).toMatchObject([{ name: 'Tableta' }]);
  for (const _ of ['first', 'again']) expect((await send(shopper, 'quitar-llave', { passkey })).status).toBe(200);
  expect((await signIn(authenticator)).said).toMatchObject({ status: 401, result: UNKNOWN });
  expect((await send(browser(), 'quitar-llave', { passkey })).status).toBe(401);
});

test('a passkey signs in where one wanted to go, and nowhere outside the shop', async () => {
  const { authenticator } = await withPasskey();
  for (const [volver, location] of [
    ['/checkout?paso=1', '/checkout?paso=1'],
    ['//tienda.evil/', '/my-account'],
  ] as const) {
    const credential = await authenticator.sign(await signInOptions());
    expect(await send(browser(), 'entrar-llave', { credential, volver })).toMatchObject({ result: { location } });
  }
});

test('a shop whose customers are a retailer’s, and one without keys, offer none', async () => {
  const upstream = { BACKENDS: JSON.stringify({ viu: { backend: 'upstream', url: 'https://retailer.example' } }) };
  for (const more of [upstream, { SESSION_KEYS: '' }]) {
    const { status, body } = await browser().post('/api/user/passkey/sign-in-options', {}, more);
    expect([status, body.result]).toEqual([404, 'Passkeys are not available in this shop']);
  }
});
