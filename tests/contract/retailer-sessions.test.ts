import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { Fault } from '../peers/family/faults';
import { get, post } from './client';
import { customer, EXPIRED, logIn, me, newEmail, PASSWORD, signUp, tokensOf, userCalls } from './customer';
import { type Face, face, keptBy, tell } from './faces';
import { serveFixture } from './fixture';

beforeAll(serveFixture);

const RETAILERS = ['ours', 'family'] as const;
const FOREVER = 1_000;

const expired = (times: number): Fault => ({ call: 'user/me', mode: 'say', times, answer: EXPIRED });
const statuses = async (at: Face, token: string, times: number) => {
  const said: number[] = [];
  for (let time = 0; time < times; time += 1) said.push((await me(at, token)).status);
  return said;
};

describe.each(RETAILERS)('a session at %s', (name) => {
  test('AUTH-034 goes on after a 401: its tokens are renewed, and the call is answered', async () => {
    const at = face(name);
    const { token, email } = await customer(at);
    const before = await tokensOf(at, token);
    await tell(at, { faults: [expired(1)] });
    expect(await me(at, token)).toMatchObject({ status: 200, result: { email } });
    expect((await tokensOf(at, token)).access).not.toBe(before.access);
    expect((await userCalls(at)).slice(-3)).toEqual(['user/me', 'user/refresh', 'user/me']);
    expect((await me(at, token)).status).toBe(200);
  });

  test.each<[string, Fault]>([
    ['is lost', { call: 'user/refresh', mode: 'lose', times: 2 }],
    ['is cut short', { call: 'user/refresh', mode: 'cut', times: 2 }],
    ['is HTML', { call: 'user/refresh', mode: 'html', times: 2 }],
  ])('goes on after a refresh whose answer %s twice', async (_, fault) => {
    const at = face(name);
    const { token } = await customer(at);
    await tell(at, { faults: [expired(2), fault] });
    expect(await statuses(at, token, 3)).toEqual([503, 200, 200]);
  });
});

describe('a session at the family', () => {
  test('AUTH-031 AUTH-033 renews its tokens once, however many ask, and each of them waits for it and is answered', async () => {
    const at = face('family');
    const { token } = await customer(at);
    await tell(at, { calls: [], customers: { expire: true } });
    const all = await Promise.all(Array.from({ length: 8 }, () => me(at, token)));
    expect(all.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect((await userCalls(at)).filter((path) => path === 'user/refresh')).toHaveLength(1);
  });

  test('AUTH-035 ends silently with the third refused refresh, not before; the cart is there when the customer signs in again', async () => {
    const at = face('family');
    const { token, email } = await customer(at);
    const cartId = String((await post(at, 'cart/create', { token })).result);
    await post(at, 'cart/update', {
      token,
      query: { cartId },
      body: { cartItem: { sku: 'MESA-PINO', qty: 2, quoteId: cartId } },
    });
    await tell(at, { customers: { expire: true, forget: true } });
    expect(await statuses(at, token, 4)).toEqual([503, 503, 401, 401]);
    const again = await logIn(at, email);
    const pulled = await get(at, 'cart/pull', { token: String(again.result), query: { cartId } });
    expect([again.status, pulled.result]).toMatchObject([200, [{ sku: 'MESA-PINO', qty: 2 }]]);
  });

  test.each<[string, Fault]>([
    ['500', { call: 'user/refresh', mode: 'refuse', times: FOREVER }],
    ['500 in an object', { call: 'user/refresh', mode: 'refuse', form: 'object', times: FOREVER }],
    ['503', { call: 'user/refresh', mode: 'unavailable', times: FOREVER }],
    ['429', { call: 'user/refresh', mode: 'refuse', code: 429, times: FOREVER }],
    ['nothing', { call: 'user/refresh', mode: 'lose', times: FOREVER }],
  ])('does not end because a refresh is answered with %s, however often', async (_, fault) => {
    const at = face('family');
    const { token } = await customer(at);
    await tell(at, { faults: [fault], customers: { expire: true } });
    expect(await statuses(at, token, 4)).toEqual(Array(4).fill(503));
    await tell(at, { faults: [] });
    expect((await me(at, token)).status).toBe(200);
  });

  test.each([401, 403])(
    'is over when its refresh is refused with %d three times in a row; two are forgotten with the next token',
    async (code) => {
      const at = face('family');
      const { token } = await customer(at);
      const refusing = (times: number): Fault[] => [{ call: 'user/refresh', mode: 'refuse', code, times }];
      await tell(at, { faults: refusing(2), customers: { expire: true } });
      expect(await statuses(at, token, 3)).toEqual([503, 503, 200]);
      await tell(at, { faults: refusing(3), customers: { expire: true } });
      expect(await statuses(at, token, 4)).toEqual([503, 503, 401, 401]);
    },
  );

  test('a refresh that gives a token that does not work is none: the third ends the session, one that works before it does not', async () => {
    const at = face('family');
    const { token } = await customer(at);
    await tell(at, { customers: { expire: true, deadRefresh: true } });
    expect(await statuses(at, token, 2)).toEqual([503, 503]);
    await tell(at, { customers: { deadRefresh: false } });
    expect((await me(at, token)).status).toBe(200);
    await tell(at, { customers: { expire: true, deadRefresh: true } });
    expect(await statuses(at, token, 4)).toEqual([503, 503, 401, 401]);
  });

  test('tokens that are good for one call are renewed as often as it takes', async () => {
    const at = face('family');
    const { token } = await customer(at);
    await tell(at, { customers: { expire: true, tokenCalls: 1 } });
    expect(await statuses(at, token, 5)).toEqual(Array(5).fill(200));
  });

  test('a retailer that changes the refresh token each time is shown the newest one', async () => {
    const at = face('family');
    const { token } = await customer(at);
    for (let time = 0; time < 3; time += 1) {
      await tell(at, { customers: { rotating: true, expire: true } });
      expect((await me(at, token)).status).toBe(200);
    }
  });

  test("another customer's profile is shown to nobody, and signs nobody in", async () => {
    const lines: string[] = [];
    const spies = (['info', 'warn', 'error'] as const).map((level) =>
      vi.spyOn(console, level).mockImplementation((line) => lines.push(String(line))),
    );
    const at = face('family');
    const [other, { token, email }] = [await customer(at), await customer(at)];
    await tell(at, { customers: { profileOf: other.email } });
    const shown = await me(at, token);
    const signedIn = await logIn(at, email);
    expect([shown.status, signedIn.status]).toEqual([503, 503]);
    expect(shown.text + signedIn.text).not.toContain(other.email);
    expect(lines.filter((line) => line.includes('upstream.foreign-customer'))).toHaveLength(2);
    expect(lines.join()).not.toContain(other.email);
    await tell(at, { customers: { profileOf: null } });
    expect((await me(at, token)).status).toBe(200);
    for (const spy of spies) spy.mockRestore();
  });

  test('API-173 API-174 API-175 a user token travels in the query, and in the header alone where the configuration says so', async () => {
    const asked = face('family');
    const { viu } = JSON.parse(asked.env.BACKENDS ?? '{}') as { viu: object };
    const at = {
      ...asked,
      env: { ...asked.env, BACKENDS: JSON.stringify({ viu: { ...viu, users: { tokenInHeader: true } } }) },
    };
    await customer(asked);
    expect((await keptBy(asked)).shown).toEqual([{ path: 'user/me', in: 'query' }]);
    const { token } = await customer(at);
    await me(at, token);
    expect((await keptBy(at)).shown.slice(1)).toEqual([
      { path: 'user/me', in: 'header' },
      { path: 'user/me', in: 'header' },
    ]);
  });

  test('what a retailer says of its tokens stays with us: in no answer, no cookie, no log line', async () => {
    const said: string[] = [];
    const spies = (['info', 'warn', 'error'] as const).map((level) =>
      vi.spyOn(console, level).mockImplementation((line) => said.push(String(line))),
    );
    const at = face('family');
    const email = newEmail();
    const secrets = new Set<string>();
    const hear = ({ text, headers }: { text: string; headers: Headers }) =>
      said.push(text, JSON.stringify([...headers]));
    hear(await signUp(at, email));
    const signedIn = await logIn(at, email);
    hear(signedIn);
    const token = String(signedIn.result);
    for (const faults of [
      [],
      [{ call: 'user/me', mode: 'lose', times: 2 }],
      [{ call: 'user/refresh', mode: 'cut', times: 2 }],
    ] satisfies Fault[][]) {
      for (const secret of Object.values(await tokensOf(at, token))) secrets.add(String(secret));
      await tell(at, { faults, customers: { expire: true, rotating: true } });
      hear(await me(at, token));
      hear(await get(at, 'cart/totals', { token }));
      hear(await post(at, 'user/refresh', { body: { refreshToken: String(signedIn.meta.refreshToken) } }));
    }
    for (const spy of spies) spy.mockRestore();
    expect(secrets.size).toBeGreaterThan(2);
    for (const secret of [...secrets, PASSWORD]) expect(said.join('\n')).not.toContain(secret);
  });
});

describe('signing up and in at the family', () => {
  test.each<Fault['mode']>(['lose', 'cut', 'html'])(
    'a sign-up whose answer is spoiled (%s) is found out about, and is one',
    async (mode) => {
      const at = face('family');
      const email = newEmail();
      await tell(at, { faults: [{ call: 'user/create', mode }] });
      expect(await signUp(at, email)).toMatchObject({ status: 200, result: { email } });
      expect((await signUp(at, email)).status).toBe(400);
    },
  );

  test('a sign-up that was not made is said to be none, and can be made again', async () => {
    const at = face('family');
    const email = newEmail();
    await tell(at, { faults: [{ call: 'user/create', mode: 'unavailable' }] });
    expect([(await signUp(at, email)).status, (await signUp(at, email)).status]).toEqual([503, 200]);
  });

  test('what the retailer complains of at a sign-up is told in its words', async () => {
    const at = face('family');
    await tell(at, { faults: [{ call: 'user/create', mode: 'refuse', form: 'list', code: 400 }] });
    expect(await signUp(at, newEmail())).toMatchObject({ status: 422, result: 'The store is counting its stock' });
  });

  test.each<[string, Fault, number]>([
    ['500', { call: 'user/login', mode: 'refuse' }, 503],
    ['429', { call: 'user/login', mode: 'refuse', code: 429, times: 2 }, 503],
    ['503', { call: 'user/login', mode: 'unavailable', times: 2 }, 503],
    ['400', { call: 'user/login', mode: 'refuse', form: 'platform' }, 401],
    [
      'its words under 500',
      {
        call: 'user/login',
        mode: 'say',
        answer: { status: 500, body: { code: 500, result: 'The account sign-in was incorrect.' } },
      },
      401,
    ],
    [
      'a token that is no text',
      { call: 'user/login', mode: 'say', answer: { status: 200, body: { code: 200, result: { token: 'x' } } } },
      503,
    ],
    ['no profile', { call: 'user/me', mode: 'refuse', form: 'object' }, 503],
    [
      'a profile of nobody',
      { call: 'user/me', mode: 'lie', answer: { status: 200, body: { code: 200, result: { id: 0, email: '' } } } },
      503,
    ],
  ])('a sign-in that is answered with %s signs nobody in, and the next one does', async (_, fault, status) => {
    const at = face('family');
    const { email } = await customer(at);
    await tell(at, { faults: [fault] });
    expect([(await logIn(at, email)).status, (await logIn(at, email)).status]).toEqual([status, 200]);
  });
});
