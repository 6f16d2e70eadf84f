import { expect, test } from 'vitest';
import { toCentavos } from '../../../../src/domain/money';
import { BookedWallet } from '../../../../tests/oracle/booked-wallet';
import { withBug } from '../../../../tests/simulation/deliberate';
import { WALLET_BUGS } from '../../../../tests/simulation/money-bugs';
import { type Draws, drawsOf } from '../../../../tests/simulation/seed';
import { DAY_MS } from '../../../areas/retention';
import { env, NOON } from '../testing/catalogue';
import { type Credit, creditStatements } from './credit';
import { walletsDue } from './due';
import { isOverspent, returnStatement, takeStatement } from './pay';
import { walletBalance, walletHistory } from './read';

const STORE = 'viu';
const someone = () => crypto.randomUUID();

const credit = async (customerId: string, amount: number, more: Partial<Credit> = {}) => {
  const given = { store: STORE, customerId, kind: 'goodwill', key: crypto.randomUUID(), at: NOON, ...more } as const;
  await env.SHOP.batch(creditStatements(env.SHOP, { ...given, amount: toCentavos(amount) }));
};

/** Pays an order by the wallet; whether it could. */
const pay = async (customerId: string, order: string, amount: number, at = NOON): Promise<boolean> =>
  takeStatement(env.SHOP, `'${order}'`, { store: STORE, customerId, kind: 'payment', amount: toCentavos(amount), at })
    .run()
    .then(
      () => true,
      (error) => {
        if (!isOverspent(error)) throw error;
        return false;
      },
    );
const giveBack = (order: string, at: number, amount?: number) =>
  returnStatement(env.SHOP, 'SELECT ?1', order, at, amount).run();
const balanceOf = (customerId: string, at = NOON) => walletBalance(env, STORE, customerId, at);
const entriesOf = async (customerId: string) =>
  (
    await env.SHOP.prepare(
      'SELECT kind, amount, expires_at AS ends FROM wallet_entry WHERE customer_id = ? ORDER BY id',
    )
      .bind(customerId)
      .all<{ kind: string; amount: number; ends: number | null }>()
  ).results;

test('what ends first is spent first, and comes back with the time it had, at least thirty days', async () => {
  const ana = someone();
  await credit(ana, 100);
  await credit(ana, 50, { expiresAt: NOON + 90 * DAY_MS });
  await credit(ana, 30, { expiresAt: NOON + DAY_MS });
  expect(await balanceOf(ana)).toEqual({
    amount: 180,
    ends: [
      { at: NOON + DAY_MS, amount: 30 },
      { at: NOON + 90 * DAY_MS, amount: 50 },
    ],
  });
  expect(await pay(ana, 'a', 120)).toBe(true);
  expect(await balanceOf(ana)).toEqual({ amount: 60, ends: [] });
  // Part of it: of what never ends first, so that the shopper keeps most.
  await giveBack('a', NOON, 70);
  expect(await balanceOf(ana)).toEqual({ amount: 130, ends: [{ at: NOON + 90 * DAY_MS, amount: 30 }] });
  await giveBack('a', NOON + 2 * DAY_MS);
  expect(await balanceOf(ana)).toEqual({
    amount: 180,
    ends: [
      { at: NOON + 32 * DAY_MS, amount: 30 },
      { at: NOON + 90 * DAY_MS, amount: 50 },
    ],
  });
  await giveBack('a', NOON + 3 * DAY_MS);
  expect((await balanceOf(ana)).amount).toBe(180);
});

test('a wallet that is spent by twenty orders at once is never spent twice', async () => {
  const ana = someone();
  await credit(ana, 700, { expiresAt: NOON + DAY_MS });
  await credit(ana, 300);
  const paid = await Promise.all(Array.from({ length: 20 }, (_, at) => pay(ana, `par-${at}`, 240)));
  expect(paid.filter(Boolean)).toHaveLength(4);
  expect(await balanceOf(ana)).toEqual({ amount: 40, ends: [] });
  expect(await pay(someone(), 'vacio', 1)).toBe(false);
});

test('a credit comes once under its key, also where it is another amount by then, and its customer is told once', async () => {
  const ana = someone();
  const key = crypto.randomUUID();
  const told = () =>
    env.SHOP.prepare("SELECT count(*) AS n FROM outbox WHERE type = 'wallet-credited' AND subject = ?")
      .bind(key)
      .first<{ n: number }>();
  await Promise.all([credit(ana, 80, { key }), credit(ana, 80, { key })]);
  await credit(ana, 81, { key });
  expect([(await balanceOf(ana)).amount, await told()]).toEqual([80, { n: 1 }]);
  await expect(credit(ana, 0)).rejects.toThrow(RangeError);
});

test('an entry is never changed', async () => {
  const ana = someone();
  await credit(ana, 80);
  await expect(
    env.SHOP.prepare('UPDATE wallet_entry SET amount = 90 WHERE customer_id = ?').bind(ana).run(),
  ).rejects.toThrow('wallet_entry_kept');
});

test('what ends is told seven days before, once, and gone when its time is over, in an entry of its own', async () => {
  const ana = someone();
  const ends = NOON + 10 * DAY_MS;
  await credit(ana, 80, { expiresAt: ends });
  await pay(ana, 'x', 30);
  const told = async () =>
    (await env.SHOP.prepare("SELECT count(*) AS n FROM outbox WHERE type = 'wallet-ends'").first<{ n: number }>())?.n;
  await walletsDue(env, ends - 7 * DAY_MS - 1);
  expect(await told()).toBe(0);
  await walletsDue(env, ends - 7 * DAY_MS);
  await walletsDue(env, ends - DAY_MS);
  expect(await told()).toBe(1);
  expect([(await balanceOf(ana, ends - 1)).amount, (await balanceOf(ana, ends)).amount]).toEqual([50, 0]);
  expect(await pay(ana, 'tarde', 1, ends)).toBe(false);
  await walletsDue(env, ends);
  await walletsDue(env, ends + DAY_MS);
  expect(await walletHistory(env, STORE, ana)).toMatchObject([
    { kind: 'expired', amount: -50 },
    { kind: 'payment', amount: -30, order: 'x', isHeld: false },
    { kind: 'goodwill', amount: 80, expiresAt: ends },
  ]);
});

const HISTORIES = 8;
const STEPS = 22;
const MOST_FOR_BUG = 20;

/** What random wallets came to: how often one was spent, was too little, and ended. */
type Came = Record<'spent' | 'refused' | 'expired', number>;

/** Plays a wallet beside its books, and answers what was told of it otherwise; null where all agrees. */
async function play(draws: Draws, came: Came): Promise<string | null> {
  const ana = someone();
  const books = new BookedWallet();
  let now = NOON;
  /** What each order holds by the test's own books. */
  const held = new Map<string, number>();
  for (let step = 0; step < STEPS; step += 1) {
    now += draws.within(1, 3 * DAY_MS);
    books.at(now);
    const before = books.balance.amount;
    const order = draws.of([...held.keys(), `${ana}-${step}`]);
    const amount = draws.within(1, 400);
    const act = draws.of(['credit', 'pay', 'pay', 'back', 'all', 'due'] as const);
    if (act === 'credit') {
      const expiresAt = draws.of([null, now + draws.within(1, 15 * DAY_MS), now + draws.within(1, 90 * DAY_MS)]);
      await credit(ana, amount, { at: now, expiresAt });
      books.credit(amount, expiresAt);
    } else if (act === 'pay' && !held.has(order)) {
      const isPaid = await pay(ana, order, amount, now);
      if (isPaid !== amount <= before) return `${amount} of ${before} was ${isPaid}`;
      came[isPaid ? 'spent' : 'refused'] += 1;
      if (isPaid) {
        books.pay(order, amount);
        held.set(order, amount);
      }
    } else if (act === 'back' || act === 'all') {
      const back = Math.min(held.get(order) ?? 0, act === 'all' ? Number.MAX_SAFE_INTEGER : amount);
      await giveBack(order, now, act === 'all' ? undefined : amount);
      books.back(order, back);
      held.set(order, (held.get(order) ?? 0) - back);
    } else await walletsDue(env, now);
    const [told, booked] = [await balanceOf(ana, now), books.balance].map((balance) => JSON.stringify(balance));
    if (told !== booked) return `${act} of ${amount} made ${told}, not ${booked}`;
  }
  await walletsDue(env, now);
  const entries = await entriesOf(ana);
  came.expired += entries.filter(({ kind }) => kind === 'expired').length;
  const sum = entries.reduce((all, one) => all + one.amount, 0);
  return sum === books.balance.amount ? null : `its entries come to ${sum}`;
}

test(`${HISTORIES} random wallets are the sum of their entries, never below nothing, and what an order took comes back once at most, with its time`, async () => {
  const draws = drawsOf(29);
  const came: Came = { spent: 0, refused: 0, expired: 0 };
  for (let history = 0; history < HISTORIES; history += 1) expect(await play(draws, came)).toBeNull();
  expect(Math.min(...Object.values(came))).toBeGreaterThan(1);
});

test.each(WALLET_BUGS)(`found by its harm within ${MOST_FOR_BUG} wallets: $name`, ({ name, harm }) =>
  withBug(name, async () => {
    const draws = drawsOf(1);
    let fault: string | null = null;
    for (let history = 0; history < MOST_FOR_BUG && fault === null; history += 1)
      fault = await play(draws, { spent: 0, refused: 0, expired: 0 });
    expect(fault).toMatch(harm);
  }),
);
