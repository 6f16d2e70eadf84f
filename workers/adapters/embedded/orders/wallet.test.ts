import { expect, test, vi } from 'vitest';
import { WALLET_MESSAGES } from '../../../../src/contract/wallet/messages';
import { toCentavos } from '../../../../src/domain/money';
import { PROGRAM } from '../../../../src/domain/operator';
import { ok } from '../../../../src/domain/result';
import { DAY_MS } from '../../../areas/retention';
import { act, cardShop, env, see } from '../card-payments/card-shop.fixture';
import { embeddedRefunds } from '../refunds';
import { createReturn } from '../returns/create';
import { embeddedDeskReturns } from '../returns/desk';
import { takeIn } from '../returns/take-in.fixture';
import { order } from '../testing/order';
import { creditStatements } from '../wallet/credit';
import { walletBalance, walletHistory } from '../wallet/read';
import { changeOrder } from './change';
import { expireOrders } from './expire';
import { takeItems } from './items';
import { placeInD1 } from './place-order';
import { readRow } from './row';

vi.mock('../../../pages/waku', () => ({ runPages: async () => new Response('') }));
vi.mock('../../../../src/waku-platform', () => ({ parseRouterRequest: () => null }));

cardShop();

const UNIT = 116_000;
const SPEI = { code: 'spei', title: 'SPEI' };

/** Somebody with this much in their wallet, in centavos. */
async function withWallet(amount: number, expiresAt: number | null = null): Promise<string> {
  const customerId = crypto.randomUUID();
  const credit = { store: 'viu', customerId, kind: 'goodwill', key: customerId, at: Date.now() - 1 } as const;
  await env.SHOP.batch(creditStatements(env.SHOP, { ...credit, amount: toCentavos(amount), expiresAt }));
  return customerId;
}

const place = (customerId: string | null, wallet: number, qty = 1) => {
  const key = crypto.randomUUID();
  const made = order(key, { 'SKU-1': qty }, { paymentMethod: SPEI, wallet: toCentavos(wallet) });
  return placeInD1(
    env,
    { ...made, createdAt: new Date().toISOString() },
    { owner: key, customerId, route: 'order', key },
  );
};

async function placed(customerId: string, wallet: number, qty = 1): Promise<string> {
  const made = await place(customerId, wallet, qty);
  if (!made.ok) throw new Error(made.problem.message);
  return made.value.number;
}
const balanceOf = async (customerId: string, at = Date.now()) =>
  (await walletBalance(env, 'viu', customerId, at)).amount;
const by = (id: string) => ({ source: 'shopper', id, at: Date.now() }) as const;
const received = (number: string, amount: number) =>
  changeOrder(
    env,
    { number },
    { type: 'received', amount: toCentavos(amount) },
    { ...by(`r-${number}`), source: 'collector' },
  );

test('an order that a wallet pays in part waits for the rest alone; what is canceled of it goes back to both by its share', async () => {
  const ana = await withWallet(60_000);
  const number = await placed(ana, 58_000, 2);
  expect((await see(number)).state).toMatchObject({
    status: 'pending',
    money: { charged: 2320, wallet: 580, due: 1740 },
  });
  expect([await balanceOf(ana), (await walletHistory(env, 'viu', ana))[0]]).toMatchObject([
    2000,
    { kind: 'payment', amount: -58_000, order: number, isHeld: true },
  ]);
  await received(number, 174_000);
  expect((await see(number)).state.status).toBe('processing');
  expect(await takeItems(env, { number }, 'cancel-items', [{ lineNo: 1, qty: 1 }], by(`c-${number}`))).toMatchObject(
    ok({}),
  );
  expect((await see(number)).state.money).toMatchObject({ charged: 1160, wallet: 290, due: 0, toRefund: 870 });
  expect(await balanceOf(ana)).toBe(31_000);
  await act(number, 'send');
  expect((await walletHistory(env, 'viu', ana)).map(({ kind, amount, isHeld }) => [kind, amount, isHeld])).toEqual([
    ['returned', 29_000, false],
    ['payment', -58_000, false],
    ['goodwill', 60_000, false],
  ]);
});

test('a wallet that pays all of an order leaves nothing to wait for; canceled twice, it has it back once', async () => {
  const ana = await withWallet(UNIT);
  const number = await placed(ana, UNIT);
  expect((await see(number)).state).toMatchObject({ status: 'processing', money: { wallet: 1160, due: 0 } });
  const cancel = () => changeOrder(env, { number }, { type: 'cancel' }, by(`x-${number}`));
  await Promise.all([cancel(), cancel(), cancel()]);
  expect([(await see(number)).state.money.wallet, await balanceOf(ana)]).toEqual([0, UNIT]);
});

test('an order that nobody pays the rest of in time gives back what the wallet held, with its time, at least thirty days', async () => {
  const soon = Date.now() + 2 * DAY_MS;
  const ana = await withWallet(50_000, soon);
  const number = await placed(ana, 50_000);
  await env.SHOP.prepare('UPDATE order_hold SET until = ? WHERE order_number = ?')
    .bind(Date.now() - 1, number)
    .run();
  const now = Date.now();
  await Promise.all([expireOrders(env, now), expireOrders(env, now)]);
  expect((await see(number)).state).toMatchObject({ status: 'expired', money: { wallet: 0 } });
  expect(await walletBalance(env, 'viu', ana, now)).toEqual({
    amount: 50_000,
    ends: [{ at: now + 30 * DAY_MS, amount: 50_000 }],
  });
});

test('twenty orders at once never spend a wallet twice, and nobody pays by a wallet of none or of a guest', async () => {
  const ana = await withWallet(2 * UNIT + 5);
  const made = await Promise.all(Array.from({ length: 20 }, () => place(ana, UNIT)));
  expect(made.filter(({ ok: isPlaced }) => isPlaced)).toHaveLength(2);
  const refusal = { ok: false, problem: { status: 409, message: WALLET_MESSAGES.changed } };
  expect(made.find(({ ok: isPlaced }) => !isPlaced)).toMatchObject(refusal);
  expect(await balanceOf(ana)).toBe(5);
  expect([await place(ana, 6), await place(null, 6)]).toMatchObject([refusal, refusal]);
});

/** Two units that were paid by transfer by somebody whose wallet is empty. */
async function paid(customerId: string, qty = 2): Promise<string> {
  const number = await placed(customerId, 0, qty);
  await received(number, qty * UNIT);
  return number;
}
const intoWallet = (most: number | null) => ({ most: most === null ? null : toCentavos(most) });

test('money of units that are canceled goes into the wallet by choice, once however often it is asked for at once; the rest goes back as it was paid', async () => {
  const ana = crypto.randomUUID();
  const number = await paid(ana);
  const cancel = (id: string, more: object) =>
    takeItems(env, { number }, 'cancel-items', [{ lineNo: 1, qty: 1 }], { ...by(`${id}-${number}`), ...more });
  const asks = Array.from({ length: 10 }, () => cancel('una', { intoWallet: intoWallet(null) }));
  expect((await Promise.all(asks)).filter((one) => one.ok && !one.value.known)).toHaveLength(1);
  expect((await see(number)).state.money).toMatchObject({ charged: 1160, refunded: 1160, toRefund: 0 });
  expect((await walletHistory(env, 'viu', ana)).map(({ kind, amount, order: of }) => [kind, amount, of])).toEqual([
    ['refund', UNIT, number],
  ]);
  const letters = await env.SHOP.prepare(
    "SELECT type FROM outbox WHERE type IN ('wallet-credited', 'order-refunded')",
  ).all();
  expect(letters.results).toEqual([{ type: 'wallet-credited' }]);
  const told = await env.SHOP.prepare("SELECT type FROM webhook_event WHERE type = 'order-refunded'").all();
  expect(told.results).toHaveLength(1);
  await cancel('otra', {});
  expect([await balanceOf(ana), (await see(number)).state.money]).toMatchObject([UNIT, { toRefund: 1160 }]);
  expect(await embeddedRefunds(env, 'viu', Date.now()).of(number)).toMatchObject({
    ...{ toCards: 0, byHand: UNIT },
    moves: [{ type: 'wallet', amount: UNIT }],
  });
});

test('above the amount for two names, of a guest, and where nothing was paid, nothing goes into a wallet', async () => {
  const ana = crypto.randomUUID();
  const number = await paid(ana);
  await takeItems(env, { number }, 'cancel-items', null, { ...by(`x-${number}`), intoWallet: intoWallet(UNIT) });
  expect([await balanceOf(ana), (await see(number)).state.money]).toMatchObject([0, { toRefund: 2320 }]);
  const open = await placed(ana, 0);
  await takeItems(env, { number: open }, 'cancel-items', null, { ...by(`x-${open}`), intoWallet: intoWallet(null) });
  expect([await balanceOf(ana), (await see(open)).state.status]).toEqual([0, 'canceled']);
});

test('of whose account is closed, or about to be, nothing goes into a wallet that nobody could open', async () => {
  const ana = '770001';
  const number = await paid(ana);
  await env.SHOP.prepare(
    "INSERT INTO account_closing (customer_id, store, email_key, closed_at, erase_at) VALUES (?, 'viu', '', 1, 2)",
  )
    .bind(Number(ana))
    .run();
  await takeItems(env, { number }, 'cancel-items', null, { ...by(`x-${number}`), intoWallet: intoWallet(null) });
  expect([await balanceOf(ana), (await see(number)).state.money]).toMatchObject([0, { toRefund: 2320 }]);
  const port = embeddedRefunds(env, 'viu', Date.now());
  expect(await port.of(number)).toMatchObject({ byHand: 2 * UNIT, canBeInWallet: false });
  expect(await port.toWallet(number)).toMatchObject({ problem: { status: 409 } });
});

test('money that waits for an account goes into the wallet instead, once, where its customer chooses it; not of a guest, nor above the amount for two names', async () => {
  const ana = crypto.randomUUID();
  const number = await paid(ana);
  const port = (shop = env) => embeddedRefunds(shop, 'viu', Date.now());
  expect(await port().toWallet(number)).toMatchObject({ problem: { status: 409 } });
  await takeItems(env, { number }, 'cancel-items', [{ lineNo: 1, qty: 1 }], by(`u-${number}`));
  const limited = { ...env, TWO_NAMES_ABOVE: `{"viu": ${UNIT / 100 - 1}}` };
  expect(await port(limited).of(number)).toMatchObject({ byHand: UNIT, canBeInWallet: false });
  expect(await port(limited).toWallet(number)).toMatchObject({ problem: { status: 409 } });
  expect(await port().of(number)).toMatchObject({ canBeInWallet: true });
  await Promise.all([1, 2, 3].map(() => port().toWallet(number)));
  expect(await port().toWallet(number)).toMatchObject({ problem: { status: 409 } });
  expect([await balanceOf(ana), (await see(number)).state.money]).toMatchObject([
    UNIT,
    { refunded: 1160, toRefund: 0 },
  ]);
  expect((await port().of(number))?.moves).toMatchObject([{ type: 'wallet', amount: UNIT }]);
  const letters = await env.SHOP.prepare(
    "SELECT type FROM outbox WHERE type IN ('wallet-credited', 'order-refunded')",
  ).all();
  expect(letters.results).toEqual([{ type: 'wallet-credited' }]);
  await env.SHOP.prepare('UPDATE orders SET customer_id = NULL WHERE number = ?').bind(number).run();
  await takeItems(env, { number }, 'cancel-items', null, by(`r-${number}`));
  expect(await port().of(number)).toMatchObject({ byHand: UNIT, canBeInWallet: false });
});

test('a return is refunded once its money is in the wallet: as it was chosen, or as the wallet had paid', async () => {
  const ana = await withWallet(UNIT);
  const now = Date.now();
  const returned = async (number: string, isToWallet: boolean) => {
    await act(number, 'send');
    await act(number, 'deliver');
    const row = await readRow(env, { number });
    if (!row) throw new Error('no order');
    const line = { lineNo: 1, qty: 1, reason: 'damaged', condition: 'damaged' };
    const asked = { order: number, lines: [line], way: 'parcel', collectOn: null, comment: '', isToWallet } as const;
    const made = await createReturn(env, row, { ...asked, lines: [line] }, { key: number, beginning: null }, now);
    if (!made.ok) throw new Error(made.problem.message);
    const arrived = { lineNo: 1, arrived: 1, accepted: 1, isShelved: true, refusal: '' };
    const desk = embeddedDeskReturns(env, { operator: PROGRAM, store: 'viu', at: now });
    expect(await takeIn(desk, made.value, 1, [arrived])).toMatchObject({ ok: true });
    const elsewhere = embeddedDeskReturns(env, { operator: PROGRAM, store: 'muebles_america', at: now });
    expect(await elsewhere.ofOrder(number)).toEqual([]);
    return (await desk.ofOrder(number)).map((told) => [told.status, told.isToWallet]);
  };
  expect(await returned(await placed(ana, UNIT), false)).toEqual([['refunded', false]]);
  expect(await balanceOf(ana)).toBe(UNIT);
  expect(await returned(await paid(ana, 1), true)).toEqual([['refunded', true]]);
  expect(await balanceOf(ana)).toBe(2 * UNIT);
  expect(await returned(await paid(ana, 1), false)).toEqual([['received', false]]);
});
