import { expect } from 'vitest';
import { CANCEL_REASONS } from '../../../../src/config/cancel-reasons';
import { toCentavos } from '../../../../src/domain/money';
import { PROGRAM } from '../../../../src/domain/operator';
import { heldOf, takenOf } from '../../../../tests/peers/gateway/payment';
import { APPROVED, act, env, GATEWAY, HOUR_MS, rig, see, started } from '../card-payments/card-shop.fixture';
import { reconcileCardPayments } from '../card-payments/due';
import { giveBackDue } from '../card-payments/give-back';
import { embeddedDeskOrders } from '../desk/orders';
import { cancelOwn } from '../history/cancel';
import { placeInD1 } from '../orders/place-order';
import { readRow, stateOf } from '../orders/row';
import { createReturn } from '../returns/create';
import { embeddedDeskReturns } from '../returns/desk';
import { takeIn } from '../returns/take-in.fixture';
import { order } from '../testing/order';
import { creditStatements } from '../wallet/credit';
import { walletBalance } from '../wallet/read';
import { embeddedDeskRefunds, embeddedRefunds } from '.';

export const UNITS = 3;
export const UNIT = 116_000;
const BALANCE = 150_000;
/** What the wallet pays of an order: no unit's share of it is whole. */
const BY_WALLET = 100_001;
/** What came by transfer: no unit's share of it is whole either. */
const BY_TRANSFER = 70_001;
const [REASON] = CANCEL_REASONS;
export const WHOLE = { ...env, PAYMENTS: JSON.stringify({ viu: { card: { url: GATEWAY, captures: 'whole' } } }) };

const CENTAVOS = 100;
const CLABE = '012180004643051249';
const CONSENT = { version: '1', at: new Date().toISOString() };

type Shop = typeof env;

/** How an order is paid: by this much of a wallet, this much by transfer, and by card what is left. */
interface PaidSo {
  wallet: number;
  transfer?: number;
  isCharged?: boolean;
}

/** Three chairs of a customer of their own. */
async function paid({ wallet, transfer = 0, isCharged = false }: PaidSo) {
  const customerId = crypto.randomUUID();
  const credit = { store: 'viu', customerId, kind: 'goodwill', key: customerId, at: Date.now() - 1 } as const;
  await env.SHOP.batch(creditStatements(env.SHOP, { ...credit, amount: toCentavos(BALANCE) }));
  const key = crypto.randomUUID();
  const made = await placeInD1(
    env,
    {
      ...order(key, { 'SKU-1': UNITS }, wallet > 0 ? { wallet: toCentavos(wallet) } : {}),
      createdAt: new Date().toISOString(),
      paymentMethod: { code: 'card', title: 'Tarjeta', ...(isCharged ? { chargeConsent: CONSENT } : {}) },
    },
    { owner: key, customerId, route: 'order', key },
  );
  if (!made.ok) throw new Error(made.problem.message);
  const { number } = made.value;
  if (transfer > 0) await act(number, 'received', transfer / CENTAVOS);
  const payment = await started(number);
  await rig.peer.pay(payment, APPROVED);
  return { number, customerId, payment, transfer };
}

type Paid = Awaited<ReturnType<typeof paid>>;

const shelf = async () =>
  (await env.SHOP.prepare("SELECT qty FROM stock WHERE store = 'viu' AND sku = 'SKU-1'").first<number>('qty')) ?? 0;

/** What whoever works at the desk does to an order, each time under a key of its own. */
const deskOf = (shop: Shop, number: string) => {
  const page = embeddedDeskOrders(shop, 'viu', Date.now(), PROGRAM);
  const told = () => ({ key: crypto.randomUUID(), note: 'SPEI 4711' });
  return {
    cancelUnit: () => page.cancelItems(number, [{ lineNo: 1, qty: 1 }], told()),
    cancel: () => page.record(number, { type: 'cancel' }, told()),
    send: () => page.record(number, { type: 'send' }, told()),
    takeBackSend: () => page.record(number, { type: 'take-back-send' }, told()),
    refund: (amount: number) => page.refundToCard(number, toCentavos(amount), told()),
    note: (amount: number) => page.record(number, { type: 'refunded', amount: toCentavos(amount) }, told()),
  };
};

export const cancelMine = (shop: Shop, { number, customerId }: Paid, qty: number | null, isToWallet: boolean) =>
  cancelOwn(
    shop,
    customerId,
    {
      ...{ number, reason: REASON?.id ?? '', key: crypto.randomUUID(), isToWallet },
      items: qty === null ? null : [{ itemId: '1', qty }],
    },
    Date.now(),
  );

const RETURNED = { way: 'parcel', collectOn: null, comment: '' } as const;

export async function askReturn({ number }: Paid, isToWallet: boolean) {
  const row = await readRow(env, { number });
  if (!row) throw new Error(`there is no order ${number}`);
  const lines = [{ lineNo: 1, qty: 1, reason: 'changed-mind', condition: 'opened' }];
  return createReturn(
    env,
    row,
    { ...RETURNED, order: number, lines, isToWallet },
    { key: crypto.randomUUID(), beginning: null },
    Date.now(),
  );
}

/** What goes back by hand goes into the wallet instead, as its customer chooses. */
export const intoWallet = (shop: Shop, { number }: Paid) => embeddedRefunds(shop, 'viu', Date.now()).toWallet(number);

/** Its customer says an account instead. */
export const sayAccount = (shop: Shop, { number }: Paid) =>
  embeddedRefunds(shop, 'viu', Date.now()).give(number, { way: 'clabe', clabe: CLABE, holder: 'Ana Pech' });

export const receive = (shop: Shop, number: string) =>
  takeIn(embeddedDeskReturns(shop, { operator: PROGRAM, store: 'viu', at: Date.now() }), number, 1, [
    { lineNo: 1, arrived: 1, accepted: 1, isShelved: true, refusal: '' },
  ]);

const centavosOf = (events: readonly { amount: number }[]): number =>
  events.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);

/** What the schedule does, until nothing is left to do. */
export async function runSchedule(shop: Shop): Promise<void> {
  for (let turn = 1; turn <= 4; turn += 1) {
    await giveBackDue(shop, Date.now() + 4 * turn * HOUR_MS);
    await reconcileCardPayments(shop, Date.now() + 4 * turn * HOUR_MS);
  }
}

/** How many units of an order were taken off it, by what happened to it. */
export const takenOff = async (number: string): Promise<number> =>
  (await env.SHOP.prepare(
    "SELECT coalesce(sum(value ->> 'qty'), 0) AS units FROM order_event, json_each(items) WHERE order_number = ?",
  )
    .bind(number)
    .first<number>('units')) ?? 0;

/** Has everything done that an order waits for: what is to be sent goes, and what goes back by hand is noted. */
export async function finish(shop: Shop, { number }: Paid, { send, note }: ReturnType<typeof deskOf>): Promise<void> {
  await runSchedule(shop);
  if ((await see(number)).state.status === 'processing') expect(await send()).toMatchObject({ ok: true });
  await runSchedule(shop);
  const byHand = (await embeddedDeskRefunds(shop, 'viu').of(number))?.byHand ?? 0;
  if (byHand > 0) expect(await note(byHand), 'what goes back by hand is taken as sent').toMatchObject({ ok: true });
}

/** What does not hold once nothing of an order is under way any more. */
export const HARMS = {
  units: 'more units go than were bought',
  price: 'it costs what stays of it',
  wallet: 'the wallet has what it had, less what it pays, and what was chosen',
  walletShare: 'the wallet pays its share of what stays',
  card: 'the card keeps what stays, less what the wallet and the transfer pay of it',
  moved: 'the order says what its gateway moved',
  shelf: 'every unit that does not stay is on the shelf, once',
} as const;

/** Where every centavo and every unit of an order is once nothing of it is under way. */
export async function expectConserved(
  { number, customerId, payment, transfer }: Paid,
  wallet: number,
  before: number,
): Promise<void> {
  const { state, events } = await see(number);
  const row = await readRow(env, { number });
  if (!row) throw new Error(`there is no order ${number}`);
  const { money } = stateOf(row);
  const taken = await takenOff(number);
  expect(taken, HARMS.units).toBeLessThanOrEqual(UNITS);
  const stays = state.status === 'canceled' ? 0 : UNITS - taken;
  expect(money.charged, HARMS.price).toBe(stays * UNIT);
  const back = (by: string) => centavosOf(events.filter(({ type, source }) => type === 'refunded' && source === by));
  const [chosen, sent] = [back('shopper'), back('operator')];
  const { amount } = await walletBalance(env, 'viu', customerId, Date.now());
  expect(amount, HARMS.wallet).toBe(BALANCE - money.wallet + chosen);
  // Its share is rounded each time that something goes.
  expect(Math.abs(money.wallet - (wallet * stays) / UNITS), HARMS.walletShare).toBeLessThan(UNITS);
  expect([heldOf(payment), takenOf(payment)], `${HARMS.card}: ${JSON.stringify(payment.events)}`).toEqual([
    0,
    money.charged - money.wallet - transfer + sent + chosen,
  ]);
  const moved = (type: string) => centavosOf(payment.events.filter((event) => event.type === type));
  expect(money, HARMS.moved).toMatchObject({
    ...{ captured: moved('captured'), refunded: moved('refunded') + sent + chosen, disputed: 0 },
  });
  expect(await shelf(), HARMS.shelf).toBe(before - stays);
}

export const SHOPS = [
  { form: 'by a card that is charged what is sent', shop: env, wallet: 0 },
  { form: 'by a card that is charged all or nothing', shop: WHOLE, wallet: 0 },
  { form: 'by wallet and card', shop: env, wallet: BY_WALLET },
  { form: 'by wallet and a card that is charged all or nothing', shop: WHOLE, wallet: BY_WALLET },
  { form: 'by wallet and a card that was charged at once', shop: env, wallet: BY_WALLET, isCharged: true },
] as const;

/** The same where some of it came by transfer, before its card paid the rest. */
export const MIXES = [
  { form: 'by transfer and card', shop: env, wallet: 0, transfer: BY_TRANSFER },
  {
    form: 'by wallet, transfer and a card that is charged all or nothing',
    shop: WHOLE,
    wallet: BY_WALLET,
    transfer: BY_TRANSFER,
  },
] as const;

/** A shop whose gateway is as it says, and an order of three chairs that was paid there. */
export async function opened({ shop, ...paidSo }: PaidSo & { shop: Shop }) {
  rig.peer.faults.isWhole = shop === WHOLE;
  const before = await shelf();
  const of = await paid(paidSo);
  return { of, before, desk: deskOf(shop, of.number) };
}
