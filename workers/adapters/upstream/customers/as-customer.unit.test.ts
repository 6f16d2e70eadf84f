import { expect, test } from 'vitest';
import type { RemoteSession, RemoteTokens } from '../../../../src/commerce/customers';
import type { Outcome } from '../../../../src/domain/cart/outcome';
import { ok, type Result, refuse } from '../../../../src/domain/result';
import { asCustomer } from './as-customer';

const REFUSED: Outcome<never> = {
  state: 'refused',
  code: 401,
  message: "The consumer isn't authorized to access %resources.",
};
const LOST: Outcome<never> = { state: 'unknown', reason: 'TimeoutError' };

/**
 * A session that keeps its tokens in memory; `keeps` false loses what it is given, as an object does that goes away
 * meanwhile.
 */
function session({ keeps = true } = {}) {
  let tokens: RemoteTokens | null = { access: 'uno', refresh: 'r-uno' };
  const told: string[] = [];
  const held = (): Result<RemoteTokens> => (tokens ? ok(tokens) : refuse(401, 'over'));
  const remote: RemoteSession = {
    tokens: async () => held(),
    async refresh(_, renew) {
      const given = await renew(tokens ?? { access: '', refresh: null });
      told.push(given.ok ? given.value.access : String(given.problem.status));
      if (!keeps) return refuse(503, 'busy');
      if (given.ok) tokens = given.value;
      return given;
    },
    async end() {
      tokens = null;
      return ok(null);
    },
  };
  return { remote, told, held };
}

const good =
  (token: string) =>
  async (shown: string): Promise<Outcome<string>> =>
    shown === token ? { state: 'ok', value: 'hecho' } : REFUSED;
const renewing = (answer: Outcome<RemoteTokens>, asked: string[] = []) => ({
  renews: true,
  refresh: async (shown: string) => {
    asked.push(shown);
    return answer;
  },
});

test('a token that works is not renewed', async () => {
  const asked: string[] = [];
  expect(await asCustomer(renewing(LOST, asked), session().remote, good('uno'))).toEqual(
    ok({ state: 'ok', value: 'hecho' }),
  );
  expect(asked).toEqual([]);
});

test('a retailer that gives no new refresh token goes on with the one it gave', async () => {
  const { remote, held } = session();
  const asked: string[] = [];
  await asCustomer(renewing({ state: 'ok', value: { access: 'dos', refresh: null } }, asked), remote, good('dos'));
  expect([asked, held()]).toEqual([['r-uno'], ok({ access: 'dos', refresh: 'r-uno' })]);
});

test('what was done with a new token is answered, also when the token could not be kept', async () => {
  const { remote } = session({ keeps: false });
  expect(
    await asCustomer(renewing({ state: 'ok', value: { access: 'dos', refresh: 'r-dos' } }), remote, good('dos')),
  ).toEqual(ok({ state: 'ok', value: 'hecho' }));
});

test('an outcome that nobody knows is answered as it is: the call is not made again', async () => {
  let calls = 0;
  const answered = await asCustomer(
    renewing({ state: 'ok', value: { access: 'dos', refresh: 'r-dos' } }),
    session().remote,
    async (token) => {
      calls += 1;
      return token === 'dos' ? LOST : REFUSED;
    },
  );
  expect([answered, calls]).toEqual([ok(LOST), 2]);
});

test.each<[string, Outcome<RemoteTokens>, string]>([
  ['is refused with 401', REFUSED, '401'],
  ['is refused with 403', { state: 'refused', code: 403, message: '' }, '401'],
  [
    'is not known, which the family says under 500',
    { state: 'refused', code: 500, message: 'Invalid refresh token provided' },
    '401',
  ],
  ['is answered with 500', { state: 'refused', code: 500, message: 'Internal error' }, '503'],
  ['is lost', LOST, '503'],
])(
  'a refresh token that %s: %s is told to the session, and the call is 503 while it is open',
  async (_, answer, told) => {
    const { remote, told: heard } = session();
    expect(await asCustomer(renewing(answer), remote, good('dos'))).toMatchObject({
      ok: false,
      problem: { status: 503 },
    });
    expect(heard).toEqual([told]);
  },
);

test('a session without a refresh token is not asked about at the retailer', async () => {
  const { remote, told } = session();
  const bare = {
    ...remote,
    refresh: (used: RemoteTokens, renew: (held: RemoteTokens) => Promise<Result<RemoteTokens>>) =>
      remote.refresh(used, () => renew({ access: 'uno', refresh: null })),
  };
  const asked: string[] = [];
  await asCustomer(renewing(LOST, asked), bare, good('dos'));
  expect([asked, told]).toEqual([[], ['401']]);
});

test('where tokens are not renewed by themselves, the first one that is refused ends the session', async () => {
  const { remote, held } = session();
  const asked: string[] = [];
  const answered = await asCustomer({ ...renewing(LOST, asked), renews: false }, remote, good('dos'));
  expect(answered).toMatchObject({ ok: false, problem: { status: 401 } });
  expect([asked, held().ok]).toEqual([[], false]);
});

test('a retailer that refuses each new token of others is asked a few times, not for ever', async () => {
  let renewals = 0;
  const remote: RemoteSession = {
    tokens: async () => ok({ access: `${renewals}`, refresh: 'r' }),
    refresh: async () => {
      renewals += 1;
      return ok({ access: `${renewals}`, refresh: 'r' });
    },
    end: async () => ok(null),
  };
  expect(await asCustomer(renewing(LOST), remote, async () => REFUSED)).toMatchObject({
    ok: false,
    problem: { status: 503 },
  });
  expect(renewals).toBe(3);
});
