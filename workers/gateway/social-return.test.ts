import { afterEach, describe, expect, test, vi } from 'vitest';
import { requestContext } from '../../src/commerce/request-context';
import type { Fault } from '../../tests/peers/openid/faults';
import type { Person } from '../../tests/peers/openid/people';
import { browser, env, newCustomer, visit } from '../api/customers/customers.fixture';
import { ProviderHere } from '../api/customers/openid.fixture';

/** A page says what it was left, and what waits to be connected. */
vi.mock('../pages/waku', () => ({
  runPages: async () => {
    const [flash, pending] = await Promise.all([
      requestContext().mine().takeFlash(requestContext().path),
      requestContext().mine().pendingIdentity(),
    ]);
    return Response.json({ messages: flash?.notices.map(({ message }) => message) ?? [], pending });
  },
}));
vi.mock('../../src/waku-platform', () => ({ parseRouterRequest: () => null }));

const here = new ProviderHere(4_200);
afterEach(() => void vi.useRealTimers());

type Browser = ReturnType<typeof browser>;

async function send(shopper: Browser, path: string, fields: Record<string, string>) {
  const headers = {
    ...shopper.page(),
    accept: 'application/json',
    'content-type': 'application/x-www-form-urlencoded',
  };
  const response = await visit(
    `/f/account/${path}`,
    { method: 'POST', headers, body: new URLSearchParams(fields).toString() },
    here.vars,
  );
  shopper.keep(response.headers);
  const { result, meta } = (await response.json()) as { result: { location: string }; meta?: { location: string } };
  return { status: response.status, result, location: result.location ?? meta?.location };
}

/** Sends somebody to the provider: the address of its page. */
async function begin(shopper: Browser, fields: Record<string, string> = {}, path = 'entrar-con'): Promise<URL> {
  const { status, location } = await send(shopper, path, { provider: 'prueba', ...fields });
  expect([status, location?.startsWith(`${here.issuer}/authorize?`)]).toEqual([200, true]);
  return new URL(location);
}

/** Says yes, or no, on the provider's page: the address of ours that it leads to. */
async function choose(page: URL, who: Person | null, fault: Fault | '' = ''): Promise<string> {
  const body = new URLSearchParams({ question: page.searchParams.toString(), sub: who?.sub ?? '', fault });
  const answer = await here.peer.answer(new Request(`${here.issuer}/authorize`, { method: 'POST', body }));
  if (answer === 'lost') throw new Error('the provider answered nothing');
  const { pathname, search } = new URL(answer.headers.get('location') ?? '');
  return pathname + search;
}

/** Comes back to the shop, as from another site. */
async function comeBack(shopper: Browser, address: string) {
  const { headers } = await open(shopper, address);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('referrer-policy')).toBe('no-referrer');
  const location = headers.get('location') ?? '';
  expect(location).not.toMatch(/code=|state=/);
  return location;
}

async function open(shopper: Browser, address: string): Promise<Response> {
  const response = await visit(
    address,
    { headers: { cookie: shopper.page().cookie, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' } },
    here.vars,
  );
  shopper.keep(response.headers);
  return response;
}

/** What a page has to say. */
const shown = async (shopper: Browser, path: string) =>
  JSON.parse((await (await open(shopper, path)).text()).replace(/<[^>]*>/g, '').match(/\{.*\}/s)?.[0] ?? 'null') as {
    messages: string[];
    pending: { provider: string; email: string } | null;
  };

const isIn = (shopper: Browser) => shopper.jar.has('__Host-session') && shopper.jar.has('__Host-known');
const whoIs = async (shopper: Browser) =>
  ((await shopper.get('/api/user/me', here.vars)).body.result as { id: number; email: string }).id;

async function comeIn(who: Person, shopper = browser(), fields: Record<string, string> = {}) {
  const location = await comeBack(shopper, await choose(await begin(shopper, fields), who));
  return { shopper, location };
}

const base64 = (path: string) => btoa(String.fromCharCode(...new TextEncoder().encode(path)));
const FAILED = 'Signing in with {provider} did not work. Try again, or use your password.';
const ENDED =
  'This sign-in was used already, took longer than ten minutes, or was begun in another browser. Please start it again.';

describe('signing in with a provider', () => {
  test('AUTH-023 leads home, signed in, and again to the same account', async () => {
    const ana = here.person();
    const { shopper, location } = await comeIn(ana);
    expect([location, isIn(shopper), shopper.jar.has('__Host-social')]).toEqual(['/#sesion-iniciada', true, false]);
    expect(await whoIs((await comeIn(ana)).shopper)).toBe(await whoIs(shopper));
    expect(here.logged.join('\n')).not.toMatch(/ana-|code=|state=/);
  });

  test('AUTH-024 goes on to the path that r names in Base64, and never out of the shop', async () => {
    const ana = here.person();
    const path = '/checkout?paso=envío';
    expect((await comeIn(ana, browser(), { r: base64(path) })).location).toBe('/checkout?paso=env%C3%ADo');
    for (const bad of [
      '//evil.example',
      'https://evil.example/',
      '/\\evil.example',
      '/api/user/logout',
      '/f/account/salir',
      'x',
      '/'.repeat(3000),
    ]) {
      expect([bad, (await comeIn(ana, browser(), { r: base64(bad) })).location]).toEqual([bad, '/#sesion-iniciada']);
    }
    expect((await comeIn(ana, browser(), { r: '%%%' })).location).toBe('/#sesion-iniciada');
    const shopper = browser();
    const back = `${await choose(await begin(shopper), ana)}&r=${encodeURIComponent(base64('/checkout/cart'))}`;
    expect([await comeBack(shopper, back), (await shown(shopper, '/checkout/cart')).messages]).toEqual([
      '/checkout/cart',
      ['You signed in'],
    ]);
  });

  test('the question of a provider is for this sign-in alone, and nothing secret is in it', async () => {
    const shopper = browser();
    const [one, other] = [await begin(shopper), await begin(shopper)];
    for (const name of ['state', 'nonce', 'code_challenge'])
      expect(one.searchParams.get(name)).not.toBe(other.searchParams.get(name));
    expect(Object.fromEntries(one.searchParams)).toMatchObject({
      redirect_uri: 'https://localhost/social-login/prueba',
      code_challenge_method: 'S256',
    });
    expect(shopper.jar.get('__Host-social')).not.toContain(String(one.searchParams.get('state')));
  });

  test('two tabs are on their way at once; a fourth sign-in that was begun forgets the first', async () => {
    const shopper = browser();
    const pages = [await begin(shopper), await begin(shopper), await begin(shopper)];
    const [first, second] = await Promise.all(pages.slice(0, 2).map((page) => choose(page, here.person())));
    expect([await comeBack(shopper, first ?? ''), await comeBack(shopper, second ?? '')]).toEqual([
      '/#sesion-iniciada',
      '/#sesion-iniciada',
    ]);
    const late = browser();
    const forgotten = await begin(late);
    for (let more = 0; more < 3; more += 1) await begin(late);
    expect([await comeBack(late, await choose(forgotten, here.person())), isIn(late)]).toEqual(['/login', false]);
  });

  test('a return counts once, in its own browser, within ten minutes and for its own provider', async () => {
    const ana = here.person();
    const shopper = browser();
    const page = await begin(shopper);
    const stolen = shopper.jar.get('__Host-social') ?? '';
    const address = await choose(page, ana);
    const victim = browser();
    expect([await comeBack(victim, address), isIn(victim), (await shown(victim, '/login')).messages]).toEqual([
      '/login',
      false,
      [ENDED],
    ]);
    expect([await comeBack(shopper, address), isIn(shopper)]).toEqual(['/#sesion-iniciada', true]);
    const thief = browser();
    thief.jar.set('__Host-social', stolen);
    const again = address.replace(/code=[^&]+/, `code=${here.peer.grant(page.searchParams, ana.sub)}`);
    expect([await comeBack(thief, again), isIn(thief), (await shown(thief, '/login')).messages]).toEqual([
      '/login',
      false,
      [ENDED],
    ]);
    const mixed = browser();
    const asked = here.peer.asked['/token'];
    expect([
      await comeBack(mixed, (await choose(await begin(mixed), ana)).replace('/prueba', '/otra')),
      isIn(mixed),
    ]).toEqual(['/login', false]);
    expect([(await shown(mixed, '/login')).messages, here.peer.asked['/token']]).toEqual([[ENDED], asked]);
    const slow = browser();
    const late = await choose(await begin(slow), ana);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 11 * 60_000 });
    expect([await comeBack(slow, late), isIn(slow)]).toEqual(['/login', false]);
  });

  test.each<[Fault | 'denied', string]>([
    ['denied', 'You did not sign in with {provider}. Try again whenever you like.'],
    ['wrong-state', ENDED],
    ['wrong-iss', FAILED],
    ['wrong-nonce', FAILED],
    ['forged', FAILED],
    ['lost', '{provider} does not answer at the moment. Try again in a minute, or use your password.'],
  ])('%s: nobody is signed in, and the sign-in page says why and still leads on', async (fault, message) => {
    const shopper = browser();
    const page = await begin(shopper, { volver: '/checkout' });
    const location = await comeBack(
      shopper,
      await choose(page, fault === 'denied' ? null : here.person(), fault === 'denied' ? '' : fault),
    );
    expect(location).toBe(fault === 'wrong-state' ? '/login' : '/login?volver=%2Fcheckout');
    expect([isIn(shopper), (await shown(shopper, location)).messages]).toEqual([false, [message]]);
  });

  test('who asks for the head of a return alone signs nobody in: the code is there for who comes with it', async () => {
    const shopper = browser();
    const back = await choose(await begin(shopper), here.person());
    const headers = { cookie: shopper.page().cookie };
    const { status, headers: told } = await visit(back, { method: 'HEAD', headers }, here.vars);
    expect([status, told.get('location'), told.get('cache-control')]).toEqual([303, '/login', 'no-store']);
    expect([await comeBack(shopper, back), isIn(shopper)]).toEqual(['/#sesion-iniciada', true]);
  });

  test('an unknown provider is nobody; an address of none is a page that is not there', async () => {
    const shopper = browser();
    expect((await send(shopper, 'entrar-con', { provider: 'nadie' })).status).toBe(404);
    expect((await send(shopper, 'entrar-con', { provider: 'x'.repeat(10_000) })).status).toBe(404);
    expect(await comeBack(shopper, '/social-login/nadie?code=1&state=2')).toBe('/login');
    expect(await comeBack(shopper, `/social-login/prueba?state=${'x'.repeat(5000)}`)).toBe('/login');
  });
});

describe('an e-mail that has an account', () => {
  test('is connected after its password was typed once, and then signs in', async () => {
    const customer = await newCustomer();
    const ana = here.person({ email: customer.email });
    const { shopper, location } = await comeIn(ana, browser(), { volver: '/checkout/cart' });
    expect([location, isIn(shopper)]).toEqual(['/customer/account/connect', false]);
    expect((await shown(shopper, location)).pending).toEqual({ provider: 'Prueba', email: customer.email });
    const parts = (shopper.jar.get('__Host-social-pending') ?? '').split('.');
    const readable = parts.map((part) => atob(part.replaceAll('-', '+').replaceAll('_', '/')));
    expect([parts.length > 1, [...parts, ...readable].join(' ').includes(customer.email)]).toEqual([true, false]);
    const wrong = await send(shopper, 'confirmar-cuenta', { password: 'Otra contraseña 1' });
    expect([wrong.status, wrong.result]).toMatchObject([
      422,
      [{ field: 'password', message: 'That is not the password of this account' }],
    ]);
    expect((await send(shopper, 'confirmar-cuenta', { password: 'x'.repeat(10_000) })).status).toBe(422);
    expect((await comeIn(ana)).location).toBe('/customer/account/connect');
    const right = await send(shopper, 'confirmar-cuenta', { password: customer.password });
    expect([right.status, right.location, isIn(shopper), shopper.jar.has('__Host-social-pending')]).toEqual([
      200,
      '/checkout/cart',
      true,
      false,
    ]);
    const next = await comeIn(ana);
    expect([next.location, await whoIs(next.shopper)]).toEqual(['/#sesion-iniciada', customer.id]);
  });

  test('guesses of its password are counted with those of signing in', async () => {
    const customer = await newCustomer();
    const { shopper } = await comeIn(here.person({ email: customer.email }));
    for (let guess = 0; guess < 3; guess += 1)
      expect((await send(shopper, 'confirmar-cuenta', { password: `Mal-${guess}-aaaa` })).status).toBe(422);
    expect((await send(shopper, 'confirmar-cuenta', { password: 'Mal-4-aaaa' })).status).toBe(429);
  });

  test('nothing is connected in another browser, or after ten minutes', async () => {
    const customer = await newCustomer();
    const { shopper } = await comeIn(here.person({ email: customer.email }));
    expect((await send(browser(), 'confirmar-cuenta', { password: customer.password })).status).toBe(400);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 11 * 60_000 });
    expect((await send(shopper, 'confirmar-cuenta', { password: customer.password })).status).toBe(400);
  });
});

describe('what is connected with an account', () => {
  async function withPassword() {
    const customer = await newCustomer();
    const shopper = browser();
    await shopper.post('/api/user/login', { username: customer.email, password: customer.password }, here.vars);
    return { customer, shopper };
  }

  async function identitiesOf(customerId: number): Promise<string[]> {
    const { results } = await env.SHOP.prepare('SELECT id FROM customer_identity WHERE customer_id = ? ORDER BY id')
      .bind(customerId)
      .all<{ id: number }>();
    return results.map(({ id }) => String(id));
  }

  test('a customer connects a provider under any e-mail, signs in with it, and takes it off', async () => {
    const { customer, shopper } = await withPassword();
    const ana = here.person({ email: undefined });
    const page = await begin(shopper, {}, 'conectar');
    expect(await comeBack(shopper, await choose(page, ana))).toBe('/my-account/security');
    expect((await shown(shopper, '/my-account/security')).messages).toEqual([
      '{provider} is connected: next time you can sign in with it',
    ]);
    expect(await whoIs((await comeIn(ana)).shopper)).toBe(customer.id);
    const [identity = ''] = await identitiesOf(customer.id);
    const { shopper: stranger } = await withPassword();
    await send(stranger, 'desconectar', { identity });
    expect(await identitiesOf(customer.id)).toEqual([identity]);
    await Promise.all([send(shopper, 'desconectar', { identity }), send(shopper, 'desconectar', { identity })]);
    expect(await identitiesOf(customer.id)).toEqual([]);
    expect((await send(shopper, 'desconectar', { identity: 'x'.repeat(10_000) })).status).toBe(404);
  });

  test('an identity has one account: another one is told so; a connection that was begun signed in ends with its session', async () => {
    const ana = here.person();
    await comeIn(ana);
    const { shopper } = await withPassword();
    expect(await comeBack(shopper, await choose(await begin(shopper, {}, 'conectar'), ana))).toBe(
      '/my-account/security',
    );
    expect((await shown(shopper, '/my-account/security')).messages).toEqual([
      'That account of {provider} is connected with another account of this shop',
    ]);
    const address = await choose(await begin(shopper, {}, 'conectar'), here.person());
    await send(shopper, 'salir', {});
    const other = await newCustomer();
    await shopper.post('/api/user/login', { username: other.email, password: other.password }, here.vars);
    expect(await comeBack(shopper, address)).toBe('/my-account/security');
    expect(await identitiesOf(other.id)).toEqual([]);
  });

  test('a while after signing in the password is asked for before anything is connected', async () => {
    const { customer, shopper } = await withPassword();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 11 * 60_000 });
    expect((await send(shopper, 'conectar', { provider: 'prueba' })).status).toBe(422);
    expect((await send(shopper, 'conectar', { provider: 'prueba', password: 'Otra contraseña 1' })).status).toBe(422);
    await begin(shopper, { password: customer.password }, 'conectar');
  });

  test('the only way into an account is never taken off, also not by two tabs at once', async () => {
    const ana = here.person();
    const { shopper } = await comeIn(ana);
    const id = await whoIs(shopper);
    const [only = ''] = await identitiesOf(id);
    expect((await send(shopper, 'desconectar', { identity: only })).status).toBe(409);
    // A passkey stands beside a way in and is none by itself: a device is lost more easily than a mailbox.
    await env.SHOP.prepare(
      "INSERT INTO passkey (credential_id, customer_id, public_key, algorithm, counter, transports, name, created_at) VALUES ('sola', ?, '', -7, 0, '[]', 'Celular', 1)",
    )
      .bind(Number(id))
      .run();
    expect((await send(shopper, 'desconectar', { identity: only })).status).toBe(409);
    await comeBack(shopper, await choose(await begin(shopper, {}, 'conectar'), here.person()));
    const both = await identitiesOf(id);
    expect(both).toHaveLength(2);
    await Promise.all(both.map((identity) => send(shopper, 'desconectar', { identity })));
    expect(await identitiesOf(id)).toHaveLength(1);
  });
});
