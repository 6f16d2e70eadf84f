import { expect, test, vi } from 'vitest';
import { REFUND_MESSAGES } from '../../../../src/contract/refunds/messages';
import { toCentavos } from '../../../../src/domain/money';
import { PROGRAM } from '../../../../src/domain/operator';
import type { OrderEvent } from '../../../../src/domain/order/events';
import type { Order } from '../../../../src/domain/order/order';
import {
  APPROVED,
  act,
  approved,
  cardShop,
  desk,
  env,
  PRICE,
  placed,
  rig,
  see,
  started,
} from '../card-payments/card-shop.fixture';
import { recordOrderEvent } from '../desk/record';
import { takeItems } from '../orders/items';
import { placeInD1 } from '../orders/place-order';
import { order } from '../testing/order';
import { embeddedDeskRefunds, embeddedRefunds } from '.';
import { askRefundAccounts } from './ask';

vi.mock('../../../pages/waku', () => ({ runPages: async () => new Response('') }));
vi.mock('../../../../src/waku-platform', () => ({ parseRouterRequest: () => null }));

cardShop();

const DAY_MS = 24 * 60 * 60 * 1000;
const CLABE = '012180004643051249';
const HOLDER = 'ANA MARIA PECH CANUL';
const OWN = { way: 'clabe', clabe: CLABE, holder: HOLDER } as const;

/** As many statements as a batch has that only reads. */
const READ_AT_ONCE = 3;

let last = 0;
const port = (now = Date.now()) => embeddedRefunds(env, 'viu', now);
const atDesk = () => embeddedDeskRefunds(env, 'viu');

/** An order of two chairs that was paid by transfer. */
async function paidBySpei(more: Partial<Order> = {}): Promise<string> {
  last += 1;
  const made = await placeInD1(
    env,
    {
      ...order(`spei-${last}`, { 'SKU-1': 2 }),
      paymentMethod: { code: 'spei', title: 'SPEI' },
      personalDetails: { firstName: 'Ana', lastName: 'Pech', emailAddress: 'ana@example.mx' },
      ...more,
    },
    { owner: `r-${last}`, route: 'order', key: `spei-${last}` },
  );
  if (!made.ok) throw new Error(made.problem.message);
  await act(made.value.number, 'received', 2 * PRICE);
  return made.value.number;
}

const cancelUnits = (number: string, qty: number, id = `${number} ${qty}`) =>
  takeItems(env, { number }, 'cancel-items', [{ lineNo: 1, qty }], { source: 'shopper', id, at: Date.now() });
const letters = async (number: string) =>
  (
    await env.SHOP.prepare("SELECT type FROM outbox WHERE subject = ? AND type IN ('refund-asked', 'order-bounced')")
      .bind(number)
      .all<{ type: string }>()
  ).results.map(({ type }) => type);
const sent = (number: string, amount: number, key: string = crypto.randomUUID()) =>
  desk(number, 'events', { type: 'refunded', amount, note: 'SPEI 4711 · 2026-11-28' }, key);

test('whose transfer goes back is asked once where to, again after three and ten days, and then it is owed', async () => {
  const number = await paidBySpei();
  await cancelUnits(number, 1);
  const start = Date.now() + 1;
  for (const days of [0, 0, 2, 3, 9, 10, 40]) {
    const at = start + days * DAY_MS + days;
    await Promise.all([askRefundAccounts(env, at), askRefundAccounts(env, at)]);
  }
  expect(await letters(number)).toEqual(['refund-asked', 'refund-asked', 'refund-asked']);
  expect(await port().of(number)).toMatchObject({ byHand: PRICE * 100, toCards: 0, account: null, isOwed: true });
  expect((await atDesk().accounts([number])).get(number)).toBe('owed');
});

test('an account in the name of who bought is kept for the refund, one of somebody else is not; who said it is asked no more', async () => {
  const number = await paidBySpei();
  expect(await port().give(number, OWN)).toMatchObject({ ok: false, problem: { status: 409 } });
  await cancelUnits(number, 2);
  expect(await port().give(number, { ...OWN, holder: 'Luis Mora' })).toMatchObject({
    ok: false,
    problem: { status: 422, fields: [{ field: 'holder' }] },
  });
  expect(await embeddedRefunds(env, 'muebles_america', Date.now()).give(number, OWN)).toMatchObject({
    ok: false,
    problem: { status: 404 },
  });
  expect(await port().give(number, OWN)).toEqual({ ok: true, value: null });
  await askRefundAccounts(env, Date.now() + DAY_MS);
  expect(await letters(number)).toEqual([]);
  expect((await port().of(number))?.account).toEqual(OWN);
  expect((await atDesk().accounts([number])).get(number)).toEqual(OWN);
});

test('what was sent and came back is owed again, its account is forgotten, and the customer is asked for another', async () => {
  const number = await paidBySpei();
  await cancelUnits(number, 1);
  await port().give(number, OWN);
  expect((await sent(number, PRICE)).status).toBe(200);
  expect(await port().of(number)).toMatchObject({ byHand: 0, moves: [{ type: 'refunded', amount: PRICE * 100 }] });
  const bounced = (amount: number, key: string) =>
    desk(number, 'events', { type: 'bounced', amount, note: 'cuenta cerrada' }, key);
  expect((await bounced(PRICE + 0.01, 'mas')).status).toBe(409);
  expect([(await bounced(PRICE, 'una')).status, (await bounced(PRICE, 'una')).status]).toEqual([200, 200]);
  expect((await bounced(PRICE, 'dos')).status).toBe(409);
  expect((await see(number)).state.money).toMatchObject({ refunded: 0, toRefund: PRICE });
  expect(await port().of(number)).toMatchObject({ byHand: PRICE * 100, account: null, isOwed: false });
  expect(await letters(number)).toEqual(['order-bounced']);
  await askRefundAccounts(env, Date.now() + DAY_MS);
  expect(await letters(number)).toEqual(['order-bounced']);
});

test('what a card gave cannot come back by hand', async () => {
  const { number } = await approved();
  await act(number, 'send');
  await act(number, 'credited', 100);
  await desk(number, 'refunds', { amount: 100 });
  expect((await desk(number, 'events', { type: 'bounced', amount: 100, note: 'x' })).status).toBe(409);
});

test('of a price that two forms paid each gets its share back, and never more than came by it', async () => {
  const number = await placed();
  await act(number, 'received', 300);
  const payment = await started(number);
  await rig.peer.pay(payment, APPROVED);
  await act(number, 'send');
  await act(number, 'credited', 100);
  expect(await port().of(number)).toMatchObject({ byHand: 2586, toCards: 7414 });
  expect((await sent(number, 25.87)).status).toBe(409);
  expect([(await sent(number, 25.86)).status, (await desk(number, 'refunds', { amount: 74.14 })).status]).toEqual([
    200, 200,
  ]);
  await act(number, 'cancel');
  expect(await port().of(number)).toMatchObject({ byHand: 30000 - 2586, toCards: 86000 - 7414 });
});

/** The order is somebody's with a wallet. */
const ofCustomer = (number: string) =>
  env.SHOP.prepare('UPDATE orders SET customer_id = ?2 WHERE number = ?1').bind(number, crypto.randomUUID()).run();

test('what was to be sent by hand and went into the wallet is of what came by hand, and leaves the card its share', async () => {
  const number = await placed();
  await ofCustomer(number);
  await act(number, 'received', 300);
  await rig.peer.pay(await started(number), APPROVED);
  await act(number, 'send');
  await act(number, 'credited', 100);
  expect(await port().toWallet(number)).toEqual({ ok: true, value: null });
  const moves = [{ type: 'wallet', amount: 2586 }];
  expect(await port().of(number)).toMatchObject({ byHand: 0, toCards: 7414, moves });
  await act(number, 'cancel');
  expect(await port().of(number)).toMatchObject({ byHand: 30000 - 2586, toCards: 86000 });
});

test('who said an account has it sent there and not into the wallet, as it may be paid already; what came back may go there', async () => {
  const number = await paidBySpei();
  await ofCustomer(number);
  await cancelUnits(number, 1);
  expect(await port().of(number)).toMatchObject({ canBeInWallet: true });
  await port().give(number, OWN);
  expect(await port().of(number)).toMatchObject({ canBeInWallet: false });
  expect(await port().toWallet(number)).toMatchObject({ ok: false, problem: { status: 409 } });
  await sent(number, PRICE);
  await desk(number, 'events', { type: 'bounced', amount: PRICE, note: 'cuenta cerrada' });
  expect(await port().of(number)).toMatchObject({ byHand: PRICE * 100, canBeInWallet: true });
});

/** The shop, which has something happen between what a change of an order has read and what it writes. */
function meanwhile(happens: () => Promise<unknown>): typeof env {
  let isPending = true;
  const SHOP = new Proxy(env.SHOP, {
    get(db, name) {
      if (name !== 'batch') return (db[name as keyof D1Database] as () => unknown).bind(db);
      return async (statements: D1PreparedStatement[]) => {
        const isChange = statements.length > READ_AT_ONCE;
        if (isPending && isChange) {
          isPending = false;
          await happens();
        }
        return db.batch(statements);
      };
    },
  });
  return { ...env, SHOP };
}

test('an account that is said and paid at the moment at which its money is put into the wallet has it, and the wallet nothing', async () => {
  const number = await paidBySpei();
  await ofCustomer(number);
  await cancelUnits(number, 1);
  const racing = meanwhile(() => port().give(number, OWN));
  expect(await embeddedRefunds(racing, 'viu', Date.now()).toWallet(number)).toMatchObject({
    ok: false,
    problem: { status: 409, message: REFUND_MESSAGES.notInWallet },
  });
  expect(await port().of(number)).toMatchObject({ byHand: PRICE * 100, account: OWN, moves: [] });
  const credits = await env.SHOP.prepare('SELECT 1 FROM wallet_entry WHERE order_number = ?').bind(number).all();
  expect(credits.results).toEqual([]);
  expect((await sent(number, PRICE)).status, 'what was paid to the account is noted').toBe(200);
});

test('a key under which a refund was noted is none for another transfer of the same amount', async () => {
  const number = await paidBySpei();
  await cancelUnits(number, 2);
  const noted = (note: string, more: object = {}) =>
    desk(number, 'events', { type: 'refunded', amount: PRICE, note, ...more }, 'una');
  expect([(await noted('SPEI 4711')).status, (await noted('SPEI 4711')).status]).toEqual([200, 200]);
  expect([(await noted('SPEI 4712')).status, (await noted('SPEI 4711', { sentOn: '2026-11-20' })).status]).toEqual([
    422, 422,
  ]);
});

test.each([
  ['before it is sent', false],
  ['while it is on its way', true],
])('a hundred who cancel, return and note a refund at once %s give the price back once', async (_, isSent) => {
  const number = await paidBySpei();
  if (isSent) await act(number, 'send');
  const tell = (event: OrderEvent, key: string, note: string | null = null) =>
    recordOrderEvent(env, { number, storeCode: 'viu' }, event, { key, note }, Date.now(), PROGRAM);
  const note = (pesos: number, key: string) =>
    tell({ type: 'refunded', amount: toCentavos(pesos * 100) }, key, 'SPEI 4711');
  const returnUnits = (id: string) =>
    takeItems(env, { number }, 'return-items', [{ lineNo: 1, qty: 1 }], { source: 'shopper', id, at: Date.now() });
  const all = (at: number) => [
    cancelUnits(number, 1, `unidad ${at}`),
    returnUnits(`regreso ${at}`),
    note(PRICE, `nota ${at}`),
    note(2 * PRICE, `todo ${at}`),
  ];
  await Promise.all([
    ...Array.from({ length: 25 }, (_each, at) => all(at)).flat(),
    ...(isSent ? [] : [tell({ type: 'send' }, 'sale')]),
  ]);
  // Some were told that others were at it; who tries again finds what is left, if anything is.
  for (let more = 100; more < 103; more += 1) for (const one of all(more)) await one;
  expect((await see(number)).state.money).toMatchObject({
    received: 2 * PRICE,
    refunded: 2 * PRICE,
    toRefund: 0,
    charged: 0,
  });
  const { events } = await see(number);
  const egresos = events.reduce((sum, { cfdiEgreso }) => sum + (cfdiEgreso ?? 0), 0);
  expect(egresos, 'what the CFDI of type egreso take off its invoice').toBe(2 * PRICE);
  const units = events.filter(({ type }) => /^(cancel|return)/.test(type));
  expect(units).toHaveLength(2);
  expect(events.filter(({ type }) => type === 'refunded').reduce((sum, { amount }) => sum + amount, 0)).toBe(2 * PRICE);
});
