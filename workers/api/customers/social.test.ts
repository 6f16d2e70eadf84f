import { describe, expect, test, vi } from 'vitest';
import type { Fault } from '../../../tests/peers/openid/faults';
import type { Person } from '../../../tests/peers/openid/people';
import { browser, env, me, newCustomer, post } from './customers.fixture';
import { ProviderHere } from './openid.fixture';

vi.mock('../../pages/waku', () => ({ runPages: async () => new Response(null) }));
vi.mock('../../../src/waku-platform', () => ({ parseRouterRequest: () => null }));

const REDIRECT = 'mx.tianguis.app:/regreso';

const here = new ProviderHere(4_100);
const person = (claims: Record<string, unknown> = {}) => here.person(claims);

const digestOf = async (text: string) =>
  btoa(String.fromCharCode(...new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** What a program got from the provider for somebody, and asks the shop with. */
async function asked({ sub }: Person, nonce: string | null = null) {
  const codeVerifier = `${crypto.randomUUID()}${crypto.randomUUID()}`;
  const question = new URLSearchParams({
    redirect_uri: REDIRECT,
    code_challenge: await digestOf(codeVerifier),
    ...(nonce === null ? {} : { nonce }),
  });
  return {
    provider: 'prueba',
    code: here.peer.grant(question, sub),
    codeVerifier,
    redirectUri: REDIRECT,
    ...(nonce === null ? {} : { nonce }),
  };
}

const socialLogin = (body: object, headers: Record<string, string> = {}) =>
  post('/api/user/social-login', body, headers, here.vars);

describe('user/social-login', () => {
  test('API-078 AUTH-016 the code of a provider signs in as user/login does, and makes the account of who is new', async () => {
    const ana = person();
    const first = await socialLogin(await asked(ana, 'nonce-1'));
    expect([first.status, first.body.code, first.body.meta]).toEqual([200, 200, { refreshToken: expect.any(String) }]);
    const profile = await me(String(first.body.result));
    expect(profile.body.result).toMatchObject({ email: ana.claims.email, firstname: 'Ana', lastname: 'Pech Uc' });
    const again = await socialLogin(await asked(ana));
    const same = await me(String(again.body.result));
    expect((same.body.result as { id: number }).id).toBe((profile.body.result as { id: number }).id);
    const shopper = browser();
    const inPage = await shopper.post('/api/user/social-login', await asked(ana), here.vars);
    expect([inPage.body.result, shopper.jar.has('__Host-session')]).toEqual(['cookie', true]);
  });

  test('AUTH-017 an unknown provider is 404, what the provider refuses or signs wrongly 500, in words; nobody is signed in and nothing of it is logged', async () => {
    const unknown = await socialLogin({ ...(await asked(person())), provider: 'nadie' });
    expect([unknown.status, unknown.body.result]).toEqual([
      404,
      'That way of signing in is not available in this shop',
    ]);
    const forged = { ...(await asked(person())), code: 'codigo-inventado-que-nadie-dio' };
    const refused = await socialLogin(forged);
    expect([refused.status, refused.body]).toMatchObject([
      500,
      { result: 'Signing in with {provider} did not work. Try again, or use your password.' },
    ]);
    const stolen = await socialLogin({ ...(await asked(person())), codeVerifier: 'otro-'.repeat(10) });
    const elsewhere = await socialLogin({ ...(await asked(person())), redirectUri: 'https://otra.example/' });
    expect([stolen.status, elsewhere.status]).toEqual([500, 500]);
    expect(here.logged.join('\n')).not.toContain(forged.code);
    expect(here.logged.join('\n')).toContain('invalid_grant');
  });

  const BAD: Fault[] = [
    'expired',
    'alg-none',
    'signed-with-secret',
    'other-audience',
    'other-client',
    'other-issuer',
    'unknown-key',
    'forged',
    'no-token',
  ];
  test.each([...BAD, 'wrong-nonce' as const])(
    'a token that is %s lets nobody in and makes no account',
    async (fault) => {
      const ana = person();
      here.peer.fault = fault;
      const answer = await socialLogin(await asked(ana, 'nonce-1'));
      expect(answer.status).toBe(500);
      const found = await env.SHOP.prepare('SELECT count(*) AS n FROM customer WHERE email = ?')
        .bind(ana.claims.email)
        .first('n');
      expect([found, here.logged.join('\n').includes(String(ana.claims.email))]).toEqual([0, false]);
    },
  );

  test.each(['error', 'html', 'lost'] as const)(
    'a provider that answers for a code with %s is not there at the moment: 503',
    async (fault) => {
      here.peer.fault = fault;
      const answer = await socialLogin(await asked(person()));
      expect([answer.status, answer.body.result]).toEqual([
        503,
        '{provider} does not answer at the moment. Try again in a minute, or use your password.',
      ]);
    },
  );

  test('a provider that changed its keys is asked for them once; many forged keys do not make us ask each time', async () => {
    const ana = person();
    expect((await socialLogin(await asked(ana))).status).toBe(200);
    await here.peer.rotate();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
    expect((await socialLogin(await asked(ana))).status).toBe(200);
    expect(here.peer.asked['/keys']).toBe(2);
    for (let tries = 0; tries < 3; tries += 1) {
      here.peer.fault = 'unknown-key';
      expect((await socialLogin(await asked(ana))).status).toBe(500);
    }
    expect(here.peer.asked['/keys']).toBe(2);
    vi.useRealTimers();
  });

  test('an e-mail that has an account connects nothing: 409, and the account stays as it was', async () => {
    const customer = await newCustomer();
    const thief = person({ email: customer.email.toUpperCase() });
    const answer = await socialLogin(await asked(thief));
    expect([answer.status, answer.body.result]).toMatchObject([
      409,
      expect.stringContaining('There is an account with this e-mail already'),
    ]);
    expect((await socialLogin(await asked(thief))).status).toBe(409);
  });

  test.each([
    { email_verified: false },
    { email_verified: undefined },
    { email: undefined },
    { email: 'no es un correo' },
    { email: `${'a'.repeat(10_000)}@x.mx` },
  ])('without a confirmed e-mail there is no account: %j', async (claims) => {
    const answer = await socialLogin(await asked(person(claims)));
    expect([answer.status, answer.body.result]).toMatchObject([
      422,
      expect.stringContaining('gave no e-mail address that it has confirmed'),
    ]);
  });

  test.each([
    [{ given_name: undefined, family_name: undefined, name: 'María José  Ku' }, 'María', 'José Ku'],
    [{ given_name: '<b>Ana</b>', family_name: '🦄' }, 'b Ana b', ''],
    [{ given_name: 'Li', family_name: undefined }, '', ''],
    [{ given_name: 'A'.repeat(10_000), family_name: 'B\u0000C' }, 'A'.repeat(60), 'B C'],
  ])('names that no sign-up would take are cleaned, or left out: %j', async (claims, firstname, lastname) => {
    const { body } = await socialLogin(await asked(person(claims)));
    expect((await me(String(body.result))).body.result).toMatchObject({ firstname, lastname });
  });

  test('the same two sign-ins of somebody new at once make one account', async () => {
    const ana = person();
    const bodies = [await asked(ana), await asked(ana)];
    const answers = await Promise.all(bodies.map((body) => socialLogin(body)));
    const ids = await Promise.all(
      answers.map(async ({ body }) => ((await me(String(body.result))).body.result as { id: number }).id),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(ids[0]).toBe(ids[1]);
  });

  test('what was begun counts once, and input that is too long is refused before anybody is asked', async () => {
    const ana = person();
    const body = await asked(ana);
    expect((await socialLogin(body)).status).toBe(200);
    expect(await socialLogin({ ...(await asked(ana)), codeVerifier: body.codeVerifier })).toMatchObject({
      status: 400,
    });
    const before = here.peer.asked['/token'];
    for (const field of ['provider', 'code', 'codeVerifier', 'redirectUri', 'nonce']) {
      expect((await socialLogin({ ...(await asked(ana)), [field]: 'x'.repeat(10_000) })).status).toBe(422);
    }
    expect(here.peer.asked['/token']).toBe(before);
  });
});
