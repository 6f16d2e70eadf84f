import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RemoteTokens } from '../../../src/commerce/customers';
import { deviceOf } from '../../../src/domain/customer/device';
import { ok, type Result, refuse } from '../../../src/domain/result';
import { env } from '../../api/live-request.fixture';
import type { SessionGrant } from '../../http/sessions/customer-sessions';
import { newToken } from '../../http/token';
import { customerSessionsOf } from '.';

const START = Date.UTC(2036, 10, 22, 12, 0, 30, 250);
const DAY_MS = 24 * 60 * 60 * 1000;
const FIRST: RemoteTokens = { access: 'a-1', refresh: 'r-1' };
const PHONE = deviceOf('Android Chrome/131', 'Mérida');
const SECOND: RemoteTokens = { access: 'a-2', refresh: 'r-2' };

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: START }));
afterEach(() => vi.useRealTimers());

const customerSessions = customerSessionsOf(env, { storeCode: 'viu' });
const newAccount = () => customerSessions.accountOf(newToken());

function value<T>(answer: Result<T>): T {
  if (!answer.ok) throw new Error(answer.problem.message);
  return answer.value;
}

const open = async (account: string, remote: RemoteTokens | null = null): Promise<SessionGrant> =>
  value(await customerSessions.open(account, { sessionId: newToken(), groupId: 1, remote, device: PHONE }));

const isOpen = async (grant: SessionGrant) => value(await customerSessions.check(grant)) !== null;

test('a session that is opened twice under one id is one, and its tokens say a whole second', async () => {
  const account = newAccount();
  const session = { sessionId: newToken(), groupId: 1, remote: null, device: PHONE };
  const [one, other] = [
    value(await customerSessions.open(account, session)),
    value(await customerSessions.open(account, session)),
  ];
  expect(other).toEqual(one);
  expect(one).toMatchObject({ rotation: 0, issuedAt: Math.floor(START / 1000) });
});

test('a customer is signed in on fifty devices; the one that was not used for longest gives way to the next', async () => {
  const account = newAccount();
  const sessions: SessionGrant[] = [];
  for (let at = 0; at < 51; at += 1) {
    vi.setSystemTime(START + at * 1000);
    sessions.push(await open(account));
  }
  expect([await isOpen(sessions[0] as SessionGrant), await isOpen(sessions[1] as SessionGrant)]).toEqual([false, true]);
});

test('a phone that lost the answer of a renewal comes back an hour later and stays signed in', async () => {
  const opened = await open(newAccount());
  const lost = value(await customerSessions.renew(opened));
  vi.setSystemTime(START + 60 * 60 * 1000);
  const again = value(await customerSessions.renew(opened));
  expect(again).toEqual(lost);
  expect(value(await customerSessions.renew(again as SessionGrant))).toMatchObject({ rotation: 2 });
});

test('once the newer tokens were shown, the former one ends the session after thirty seconds, whoever holds it', async () => {
  const opened = await open(newAccount());
  const taken = value(await customerSessions.renew(opened)) as SessionGrant;
  expect(await isOpen(taken)).toBe(true);
  vi.setSystemTime(START + 29_000);
  // Showing them told the account's cart, which stands in every answer since.
  const cart = value(await customerSessions.cartToken(taken.account, 'viu'));
  expect(value(await customerSessions.renew(opened))).toEqual({ ...taken, carts: { viu: cart } });
  vi.setSystemTime(START + 31_000);
  expect([value(await customerSessions.renew(opened)), await isOpen(taken)]).toEqual([null, false]);
});

test('a customer sees where they are signed in, the device used last first, and ends one session without touching another account', async () => {
  const account = newAccount();
  const first = await open(account);
  vi.setSystemTime(START + 60_000);
  const second = await open(account);
  vi.setSystemTime(START + 120_000);
  const desktop = deviceOf('Windows Firefox/140', 'Oaxaca');
  expect(value(await customerSessions.renew(first, desktop))).not.toBeNull();
  const told = value(await customerSessions.list(account));
  expect(told.map(({ sessionId, device, seenAt }) => [sessionId, device, seenAt - START + 250])).toEqual([
    [first.sessionId, desktop, 120_000],
    [second.sessionId, PHONE, 60_000],
  ]);
  const stranger = newAccount();
  await open(stranger);
  await customerSessions.end(stranger, second.sessionId);
  expect(value(await customerSessions.list(account))).toHaveLength(2);
  await customerSessions.end(account, second.sessionId);
  expect(value(await customerSessions.list(account)).map(({ sessionId }) => sessionId)).toEqual([first.sessionId]);
});

test('a price group that was noted counts for every open session', async () => {
  const account = newAccount();
  const [here, there] = [await open(account), await open(account)];
  await customerSessions.noteGroup(account, 2);
  expect(value(await customerSessions.check(here))?.groupId).toBe(2);
  expect(value(await customerSessions.renew(there))?.groupId).toBe(2);
});

test('devices end being known with all sessions, and with the others of a changed password, once for it and its event', async () => {
  const account = newAccount();
  const deviceEpoch = async () => value(await customerSessions.deviceEpoch(account));
  const { sessionId, deviceEpoch: first } = await open(account);
  expect([first, await deviceEpoch()]).toEqual([0, 0]);
  await customerSessions.endOthers(account, sessionId, Number.POSITIVE_INFINITY);
  const second = await deviceEpoch();
  expect(second).not.toBe(first);
  await customerSessions.endOthers(account, sessionId, START - (START % 1000));
  expect([await deviceEpoch(), (await open(account)).deviceEpoch]).toEqual([second, second]);
  await customerSessions.end(account, sessionId);
  expect(await deviceEpoch()).toBe(second);
  await customerSessions.endAll(account);
  expect(await deviceEpoch()).not.toBe(second);
});

test('a cart has one token a store view, also when two devices ask at once, and after every session ended', async () => {
  const account = newAccount();
  await open(account);
  const tokens = await Promise.all(Array.from({ length: 8 }, () => customerSessions.cartToken(account, 'viu')));
  expect(new Set(tokens.map(value)).size).toBe(1);
  expect(value(await customerSessions.cartToken(account, 'muebles_america'))).not.toBe(
    value(await customerSessions.cartToken(account, 'viu')),
  );
  await customerSessions.endAll(account);
  expect(await customerSessions.cartToken(account, 'viu')).toEqual(tokens[0]);
});

test('a retailer’s tokens are renewed once for all who ask at the same time, and for who comes late not at all', async () => {
  const account = newAccount();
  const { sessionId } = await open(account, FIRST);
  const renew = vi.fn(async (held: RemoteTokens) => {
    expect(held).toEqual(FIRST);
    return ok(SECOND);
  });
  const asked = await Promise.all(
    [1, 2, 3].map(() => customerSessions.remote(account, sessionId).refresh(FIRST, renew)),
  );
  expect(asked.map(value)).toEqual([SECOND, SECOND, SECOND]);
  expect(value(await customerSessions.remote(account, sessionId).refresh(FIRST, renew))).toEqual(SECOND);
  expect(renew).toHaveBeenCalledTimes(1);
  expect(value(await customerSessions.remote(account, sessionId).tokens())).toEqual(SECOND);
});

test('a retailer that cannot answer ends no session; the third refusal in a row does', async () => {
  const account = newAccount();
  const grant = await open(account, FIRST);
  const remote = customerSessions.remote(account, grant.sessionId);
  for (const status of [503, 500, 429, 503] as const)
    expect(await remote.refresh(FIRST, async () => refuse(status, 'no'))).toMatchObject({ problem: { status } });
  for (const _ of [1, 2]) await remote.refresh(FIRST, async () => refuse(401, 'no'));
  expect(value(await remote.refresh(FIRST, async () => ok(SECOND)))).toEqual(SECOND);
  for (const _ of [1, 2]) await remote.refresh(SECOND, async () => refuse(403, 'no'));
  expect(await isOpen(grant)).toBe(true);
  await remote.refresh(SECOND, async () => refuse(401, 'no'));
  expect(await isOpen(grant)).toBe(false);
  expect(await remote.tokens()).toMatchObject({ problem: { status: 401 } });
});

test('one session’s tokens are not another’s, and our own customers have none', async () => {
  const account = newAccount();
  const own = await open(account);
  await open(account, FIRST);
  expect(await customerSessions.remote(account, own.sessionId).tokens()).toMatchObject({ problem: { status: 401 } });
  expect(await customerSessions.remote(account, own.sessionId).refresh(FIRST, async () => ok(SECOND))).toMatchObject({
    problem: { status: 401 },
  });
});

test('an account without session and cart is erased once its last session has ended; one with a cart stays, and one whose devices ended being known', async () => {
  const [gone, kept, changed] = [newAccount(), newAccount(), newAccount()];
  for (const account of [gone, kept, changed]) await open(account);
  await customerSessions.endAll(changed);
  const deviceEpoch = value(await customerSessions.deviceEpoch(changed));
  const cart = value(await customerSessions.cartToken(kept, 'viu'));
  vi.setSystemTime(START + 31 * DAY_MS);
  for (const account of [gone, kept, changed]) await runDurableObjectAlarm(env.CUSTOMER_SESSIONS.getByName(account));
  const tables = await runInDurableObject(env.CUSTOMER_SESSIONS.getByName(gone), (_, { storage }) =>
    storage.sql.exec("SELECT name FROM sqlite_master WHERE name = 'account'").toArray(),
  );
  expect(tables).toEqual([]);
  expect([deviceEpoch > 0, value(await customerSessions.deviceEpoch(changed))]).toEqual([true, deviceEpoch]);
  expect(value(await customerSessions.cartToken(kept, 'viu'))).toBe(cart);
});

test('an account that newer code wrote is busy and left as it is', async () => {
  const account = newAccount();
  const grant = await open(account);
  const stub = env.CUSTOMER_SESSIONS.getByName(account);
  await runInDurableObject(stub, (_, { storage }) => storage.sql.exec('UPDATE account SET version = 99'));
  await expect(runInDurableObject(stub, (_, state) => state.abort())).rejects.toThrow();
  expect(await customerSessions.check(grant)).toMatchObject({ problem: { status: 503 } });
  expect(await customerSessions.endAll(account)).toMatchObject({ problem: { status: 503 } });
});

test('a session that is shown tells the cart of the account, which it makes where there was none', async () => {
  const opened = await open(newAccount());
  const [shown, again] = [value(await customerSessions.check(opened)), value(await customerSessions.check(opened))];
  expect(shown?.carts).toEqual({ viu: value(await customerSessions.cartToken(opened.account, 'viu')) });
  expect(again?.carts).toEqual(shown?.carts);
  const elsewhere = value(await customerSessionsOf(env, { storeCode: 'muebles_america' }).check(opened));
  expect(Object.keys(elsewhere?.carts ?? {})).toEqual(['viu', 'muebles_america']);
});
