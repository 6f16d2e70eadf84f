import { expect, test } from 'vitest';
import type { DeskQuery } from '../../../../src/commerce/desk/orders';
import { BRANCH } from '../../../../src/domain/branch/branch.fixture';
import { toCentavos } from '../../../../src/domain/money';
import { deskListsOf } from '../../../../src/domain/order/desk-list';
import { cardWord, orderWords } from '../../../../src/domain/order/search-words';
import { ORDER_STATUSES } from '../../../../src/domain/order/status';
import type { OrderState } from '../../../../src/domain/order/step';
import { sampled } from '../../../../tests/sample';
import { expireOrders } from '../orders/expire';
import { env, NOON } from '../testing/catalogue';
import { countedBatches } from '../testing/counted-batches';
import { order } from '../testing/order';
import '../../../areas';
import { listedOrders } from './listed';
import { DAY_MS, list, listedShop, numbers, placed, promised, QUERY, SPEI, TODAY, told } from './listed.fixture';
import { readMorning } from './morning';

listedShop();

test('what was handed over without its money waits for it until it is noted', async () => {
  const number = await placed();
  for (const type of ['accept', 'send'] as const) await told(number, { type });
  expect(await numbers({ list: 'money' })).toEqual([]);
  await told(number, { type: 'deliver' });
  const [row] = (await list({ list: 'money' })).rows;
  expect(row?.order.number).toBe(number);
  await told(number, { type: 'received', amount: toCentavos(row?.state.money.charged ?? 0) });
  expect(await numbers({ list: 'money' })).toEqual([]);
});

test('an order stands by the trigger where the rule says, in every status, with every way to pay and whatever money', async () => {
  const number = await placed();
  const doc = order('x', { 'SKU-1': 1 });
  const amounts = [0, 400, 1000, 1500];
  for (const status of ORDER_STATUSES)
    for (const [payment, branch] of [
      [doc.paymentMethod, undefined],
      [SPEI, undefined],
      [SPEI, BRANCH],
      [{ code: 'free', title: '' }, undefined],
    ] as const) {
      const rows = amounts.flatMap((received) =>
        [false, true].flatMap((isAccepted) =>
          [
            { charged: 0, wallet: 0 },
            { charged: 1000, wallet: 0 },
            { charged: 1600, wallet: 600 },
          ].map((costs) => ({ received, isAccepted, ...costs })),
        ),
      );
      const want: unknown[] = [];
      const got: unknown[] = [];
      const shown = { ...doc, paymentMethod: payment, ...(branch ? { branch } : {}) };
      const answers = await env.SHOP.batch<{ list: string }>(
        rows.flatMap(({ received, isAccepted, charged, wallet }) => [
          env.SHOP.prepare(
            'UPDATE orders SET status = ?, is_accepted = ?, charged = ?, wallet = ?, received = ?, doc = ? WHERE number = ?',
          ).bind(status, isAccepted ? 1 : 0, charged, wallet, received, JSON.stringify(shown), number),
          env.SHOP.prepare("SELECT list FROM desk_entry WHERE order_number = ? AND facet = '|'").bind(number),
        ]),
      );
      rows.forEach(({ received, isAccepted, charged, wallet }, at) => {
        const none = toCentavos(0);
        const money = {
          charged: toCentavos(charged),
          wallet: toCentavos(wallet),
          received: toCentavos(received),
          authorised: none,
          captured: none,
        };
        const state: OrderState = {
          status,
          isAccepted,
          money: { ...money, released: none, reversed: none, refunded: none, disputed: none },
        };
        want.push([status, received, isAccepted, charged, wallet, deskListsOf(shown, state).toSorted()]);
        const found = answers[at * 2 + 1]?.results.map((row) => row.list) ?? [];
        got.push([status, received, isAccepted, charged, wallet, found.toSorted()]);
      });
      expect(got).toEqual(want);
    }
});

test('an order is listed anew where something changes that its lists are of, and by nothing else', async () => {
  const number = await placed({ paymentMethod: SPEI });
  const listed = async (change: string) => {
    await env.SHOP.batch([
      env.SHOP.prepare('DELETE FROM desk_entry'),
      env.SHOP.prepare(`UPDATE orders SET ${change} WHERE number = ?`).bind(number),
    ]);
    return numbers({ list: 'money' });
  };
  for (const column of [
    'status',
    'is_accepted',
    'charged',
    'wallet',
    'received',
    'reversed',
    'refunded',
    'promised_to',
    'kept_until',
    'doc',
    'is_asked',
  ])
    expect([column, await listed(`${column} = ${column}`)]).toEqual([column, [number]]);
  expect(await listed("guide = 'MX1', dispatch = NULL, last_event = 7, has_words = 1, owner = 'x'")).toEqual([]);
});

test('what is paid at the door is to be prepared at once; a paid transfer moves there by itself, and on until it is delivered', async () => {
  const [door, spei] = [await placed(promised(TODAY)), await placed({ paymentMethod: SPEI })];
  expect([await numbers({ list: 'prepare' }), await numbers({ list: 'money' })]).toEqual([[door], [spei]]);
  for (const query of [{}, { list: 'money' }, { search: spei }] as const)
    expect((await list(query)).rows[0]).toMatchObject({
      order: { number: spei, paymentMethod: SPEI },
      state: { status: 'pending' },
      version: 0,
    });
  await told(spei, { type: 'received', amount: toCentavos(116_000) });
  expect([await numbers({ list: 'prepare', sort: 'newest' }), await numbers({ list: 'money' })]).toEqual([
    [spei, door],
    [],
  ]);
  const pickup = await placed({ branch: BRANCH, paymentMethod: SPEI });
  await told(pickup, { type: 'received', amount: toCentavos(116_000) });
  for (const number of [spei, pickup]) await told(number, { type: 'send' });
  expect([await numbers({ list: 'sent' }), await numbers({ list: 'ready' })]).toEqual([[spei], [pickup]]);
  const { counts } = await list({});
  expect([counts.prepare.all, counts.ready.all, counts.sent.all, counts.money.all]).toEqual([1, 1, 1, 0]);
  await told(pickup, { type: 'deliver' });
  await told(spei, { type: 'cancel' });
  expect(await numbers({ list: 'refund' })).toEqual([spei]);
  expect((await list({})).counts.ready.all).toBe(0);
});

test('late orders stand first and are counted, by their stored promise; what waits for money stands by when its time ends', async () => {
  const tomorrow = await placed(promised(TODAY + DAY_MS));
  const today = await placed(promised(TODAY));
  const late = await placed(promised(TODAY - 3 * DAY_MS));
  expect(await numbers({ list: 'prepare' })).toEqual([late, today, tomorrow]);
  expect((await list({})).counts.prepare).toEqual({ all: 3, late: 1, today: 1 });
  const spei = await placed({ paymentMethod: SPEI });
  await env.SHOP.prepare('UPDATE order_hold SET until = ? WHERE order_number = ?')
    .bind(NOON + 60_000, spei)
    .run();
  const waiting = await list({ list: 'money' });
  expect([waiting.rows[0]?.endsAt, waiting.counts.money]).toEqual([NOON + 60_000, { all: 1, late: 0, today: 1 }]);
  const { counts } = await readMorning(env, 'viu', NOON);
  expect([counts.prepare, counts.late, counts.today, counts.ends]).toEqual([3, 1, 1, 1]);
  expect((await readMorning(env, 'viu', NOON - DAY_MS)).counts.ends).toBe(0);
  expect(await expireOrders(env, NOON + 120_000)).toBeGreaterThanOrEqual(1);
  expect((await list({})).counts.money).toEqual({ all: 0, late: 0, today: 0 });
});

/** The list and the morning at a moment, which say one thing. */
async function standing(now: number) {
  const { counts } = await listedOrders(env, 'viu', QUERY, now);
  const found = async (query: Partial<DeskQuery>) =>
    (await listedOrders(env, 'viu', { ...QUERY, ...query }, now)).rows.map(({ order: one }) => one.number);
  const { counts: morning } = await readMorning(env, 'viu', now);
  const [late, today] = [
    await found({ list: 'prepare', days: 'late' }),
    await found({ list: 'prepare', days: 'today' }),
  ];
  const [left, lastDay] = [await found({ list: 'ready', days: 'late' }), await found({ list: 'ready', days: 'today' })];
  expect([counts.prepare.late, counts.prepare.today]).toEqual([late.length, today.length]);
  expect([morning.late, morning.today, morning.left]).toEqual([late.length, today.length, left.length]);
  expect([counts.ready.late, counts.ready.today]).toEqual([left.length, lastDay.length]);
  return { late, today, left, lastDay };
}

test('what a branch is to have ready is late the moment after it, a delivery once its day is over, and late ones stand first', async () => {
  const ready = NOON + 60 * 60 * 1000;
  const pickup = await placed({ branch: BRANCH, promise: { from: ready, to: ready, before: ready - 1 } });
  const delivery = await placed(promised(TODAY));
  expect(await numbers({ list: 'prepare' })).toEqual([pickup, delivery]);
  expect(await standing(ready)).toMatchObject({ late: [], today: [pickup, delivery] });
  expect(await standing(ready + 1)).toMatchObject({ late: [pickup], today: [delivery] });
  expect(await standing(TODAY + DAY_MS - 1)).toMatchObject({ late: [pickup], today: [delivery] });
  expect(await standing(TODAY + DAY_MS)).toMatchObject({ late: [pickup, delivery], today: [] });
});

test('what lies ready is kept until the end of its last day; it is told anew, and what was not ready is kept no more', async () => {
  const number = await placed({ branch: BRANCH, ...promised(TODAY - 3 * DAY_MS) });
  await told(number, { type: 'accept' });
  await told(number, { type: 'send' });
  const last = TODAY + 7 * DAY_MS;
  expect((await list({ list: 'ready' })).rows[0]?.order.keptUntil).toBe(NOON + 7 * DAY_MS);
  expect(await standing(last - 1)).toMatchObject({ left: [], lastDay: [] });
  expect(await standing(last)).toMatchObject({ left: [], lastDay: [number] });
  expect(await standing(last + DAY_MS - 1)).toMatchObject({ left: [], lastDay: [number] });
  expect(await standing(last + DAY_MS)).toMatchObject({ left: [number], lastDay: [], late: [] });
  await told(number, { type: 'take-back-send' });
  const [row] = (await list({ list: 'prepare' })).rows;
  expect([row?.order.number, row?.order.keptUntil]).toEqual([number, undefined]);
});

test('a morning counts the returns, invoices, reviews and requests about data of its store view that nobody has answered', async () => {
  const waiting = async (store: string) => {
    const { counts } = await readMorning(env, store, NOON);
    return [counts.returns, counts.invoices, counts.reviews, counts.privacy + counts.privacyGranted];
  };
  const add = (
    store: string,
    of: string,
    [asked, wanted, written, about]: readonly [string, string, number, string],
  ) => [
    env.SHOP.prepare(
      `INSERT INTO order_return (number, store, order_number, customer_id, status, way, comment, key_hash, created_at, version)
       VALUES (?1, ?2, ?1, '1', ?3, 'parcel', '', ?1, 1, 1)`,
    ).bind(of, store, asked),
    env.SHOP.prepare(
      `INSERT INTO invoice_request (store, order_number, doc, email, first_name, state, key_hash, created_at)
       VALUES (?2, ?1, '{}', '', '', ?3, ?1, 1)`,
    ).bind(of, store, wanted),
    env.SHOP.prepare(
      `INSERT INTO review (store, sku, status, title, detail, nickname, key_hash, created_at)
       VALUES (?2, ?1, ?3, '', '', '', ?1, 1)`,
    ).bind(of, store, written),
    env.SHOP.prepare(
      `INSERT INTO privacy_request (store, "right", name, email, email_key, detail, status, key_hash, created_at)
       VALUES (?2, 'access', '', '', '', '', ?3, ?1, 1)`,
    ).bind(of, store, about),
  ];
  const [before, others] = [await waiting('viu'), await waiting('mavi')];
  expect(before).toEqual([0, 0, 0, 0]);
  await env.SHOP.batch([
    ...add('viu', '900000001', ['requested', 'open', 2, 'open']),
    ...add('viu', '900000002', ['requested', 'answered', 1, 'granted']),
    ...add('viu', '900000003', ['authorised', 'refused', 3, 'unconfirmed']),
    ...add('mavi', '900000004', ['refused', 'open', 2, 'done']),
  ]);
  expect([await waiting('viu'), await waiting('mavi')]).toEqual([
    [2, 1, 1, 2],
    others.map((count, at) => count + (at === 0 || at === 3 ? 0 : 1)),
  ]);
});

test('a list is narrowed by how it is paid and where it goes, and says how many that leaves', async () => {
  const door = await placed();
  const branch = await placed({ branch: BRANCH });
  expect(await numbers({ list: 'prepare', place: 'home' })).toEqual([door]);
  expect(await numbers({ list: 'prepare', place: `branch:${BRANCH.code}`, pay: 'cashondelivery' })).toEqual([branch]);
  expect(await numbers({ list: 'prepare', pay: 'spei' })).toEqual([]);
  const { facets } = await list({ list: 'prepare' });
  expect(facets).toContainEqual({ pay: 'cashondelivery', place: '', count: 2, branch: null });
  expect(facets).toContainEqual({ pay: '', place: `branch:${BRANCH.code}`, count: 1, branch: BRANCH.name });
});

/** What a page costs: batches one after another, and the rows they read. */
async function costOf(query: Partial<DeskQuery>) {
  const { SHOP, cost } = countedBatches(env.SHOP);
  const page = await listedOrders({ SHOP }, 'viu', { ...QUERY, ...query }, NOON);
  return { ...cost, found: page.rows.length, next: page.next };
}

/** Copies an order `times` times with the same words, the open ones promised on sixty days and the others delivered. */
async function copied(number: string, first: number, times: number, isOpen: boolean): Promise<void> {
  const words = JSON.stringify([...orderWords(order('x', { 'SKU-1': 1 })), cardWord('4242')]);
  const STEP = 500;
  for (let at = first; at < first + times; at += STEP) {
    const bound = [number, at, Math.min(STEP, first + times - at)] as const;
    const n = 'WITH RECURSIVE n(i) AS (SELECT ?2 UNION ALL SELECT i + 1 FROM n WHERE i + 1 < ?2 + ?3)';
    await env.SHOP.batch([
      env.SHOP.prepare(
        `${n} INSERT INTO orders (number, store, order_id, owner, status, email, grand_total, charged, created_at, doc, promised_to, has_words)
         SELECT printf('%09d', i), store, 'copia-' || i, owner, ?4, email, grand_total, 0, created_at + i, doc, ?5 + (i % 60) * 86400000, 1
         FROM n, orders WHERE number = ?1`,
      ).bind(...bound, isOpen ? 'processing' : 'complete', TODAY - 10 * DAY_MS),
      env.SHOP.prepare(
        `${n} INSERT INTO order_word SELECT 'viu', value, -i FROM n, json_each(?1) UNION ALL SELECT 'viu', '' || i, -i FROM n`,
      ).bind(words, ...bound.slice(1)),
    ]);
  }
}

test('a list, its next page and each search read as many rows of ten times the orders, and wait once', async () => {
  const number = await placed({ paymentMethod: SPEI });
  const [few, many] = [sampled(100, 1_000), sampled(1_000, 10_000)];
  await copied(number, 1_000_000, few, true);
  const asked: Partial<DeskQuery>[] = [
    { list: 'prepare' },
    { list: 'prepare', sort: 'newest' },
    { list: 'prepare', pay: 'spei', place: 'home' },
    {},
    { search: 'ana' },
    { search: 'sku-1' },
    { search: '99' },
    { search: '1000050' },
    { search: '4567' },
    { search: '4242' },
    { search: '1160' },
    { search: '$1,160.00' },
    ...(['late', 'today', 'lapses'] as const).map((days) => ({ list: 'prepare' as const, days })),
    { days: 'fresh' },
  ];
  const measured = async () => {
    const costs = [];
    for (const query of asked) {
      const first = await costOf(query);
      costs.push(first, first.next === null ? first : await costOf({ ...query, after: first.next }));
    }
    return costs;
  };
  const before = await measured();
  await copied(number, 2_000_000, many - few, true);
  await copied(number, 3_000_000, many * 10, false);
  const after = await measured();
  expect(after.map(({ waits }) => waits)).toEqual(after.map(() => 1));
  expect(after[0]).toMatchObject({ found: 50 });
  after.forEach(({ rows }, at) => {
    expect([asked[at >> 1], rows]).toEqual([asked[at >> 1], Math.min(rows, 2 * (before[at]?.rows ?? 0))]);
  });
});
