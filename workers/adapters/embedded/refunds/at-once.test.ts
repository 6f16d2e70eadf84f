import { expect, test, vi } from 'vitest';
import { CANCEL_REASONS } from '../../../../src/config/cancel-reasons';
import { toCentavos } from '../../../../src/domain/money';
import { PROGRAM } from '../../../../src/domain/operator';
import { heldOf, takenOf } from '../../../../tests/peers/gateway/payment';
import { sampled, sampledOf } from '../../../../tests/sample';
import { APPROVED, cardShop, env, GATEWAY, HOUR_MS, rig, see, started } from '../card-payments/card-shop.fixture';
import { reconcileCardPayments } from '../card-payments/due';
import { giveBackDue } from '../card-payments/give-back';
import { embeddedDeskOrders } from '../desk/orders';
import { cancelOwn } from '../history/cancel';
import { placeInD1 } from '../orders/place-order';
import { readRow, stateOf } from '../orders/row';
import { createReturn } from '../returns/create';
import { embeddedDeskReturns } from '../returns/desk';
import { readReturns } from '../returns/read';
import { order } from '../testing/order';
import { creditStatements } from '../wallet/credit';
import { walletBalance } from '../wallet/read';

vi.mock('../../../pages/waku', () => ({ runPages: async () => new Response('') }));
vi.mock('../../../../src/waku-platform', () => ({ parseRouterRequest: () => null }));

cardShop();

const AT_ONCE = sampled(20, 100);
const UNITS = 3;
const UNIT = 116_000;
const BALANCE = 150_000;
/** What the wallet pays of an order: no unit's share of it is whole. */
const BY_WALLET = 100_001;
/** It is sent among those who come first. */
const SOONEST = 8;
const [REASON] = CANCEL_REASONS;
const WHOLE = { ...env, PAYMENTS: JSON.stringify({ viu: { card: { url: GATEWAY, captures: 'whole' } } }) };

const CONSENT = { version: '1', at: new Date().toISOString() };

type Shop = typeof env;

/** Three chairs, paid by card and by this much of the wallet of a customer of their own. */
async function paid(wallet: number, isCharged = false) {
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
  const payment = await started(number);
  await rig.peer.pay(payment, APPROVED);
  return { number, customerId, payment };
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
    refund: (amount: number) => page.refundToCard(number, toCentavos(amount), told()),
    note: (amount: number) => page.record(number, { type: 'refunded', amount: toCentavos(amount) }, told()),
  };
};

const cancelMine = (shop: Shop, { number, customerId }: Paid, qty: number | null, isToWallet: boolean) =>
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

async function askReturn({ number, customerId }: Paid, isToWallet: boolean) {
  const row = await readRow(env, { number });
  if (!row) throw new Error(`there is no order ${number}`);
  const lines = [{ lineNo: 1, qty: 1, reason: 'changed-mind', condition: 'opened' }];
  return createReturn(
    env,
    row,
    customerId,
    { ...RETURNED, order: number, lines, isToWallet },
    crypto.randomUUID(),
    Date.now(),
  );
}

const receive = (shop: Shop, number: string) =>
  embeddedDeskReturns(shop, { operator: PROGRAM, store: 'viu', at: Date.now() }).receive(number, 1, [
    { lineNo: 1, arrived: 1, accepted: 1, isShelved: true, refusal: '' },
  ]);

const centavosOf = (events: readonly { amount: number }[]): number =>
  events.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);

/** What the schedule does, until nothing is left to do. */
async function settle(shop: Shop): Promise<void> {
  for (let turn = 1; turn <= 4; turn += 1) {
    await giveBackDue(shop, Date.now() + 4 * turn * HOUR_MS);
    await reconcileCardPayments(shop, Date.now() + 4 * turn * HOUR_MS);
  }
}

/** How many units of an order were taken off it, by what happened to it. */
const takenOff = async (number: string): Promise<number> =>
  (await env.SHOP.prepare(
    "SELECT coalesce(sum(value ->> 'qty'), 0) AS units FROM order_event, json_each(items) WHERE order_number = ?",
  )
    .bind(number)
    .first<number>('units')) ?? 0;

/** Where every centavo and every unit of an order is once nothing of it is under way. */
async function expectConserved({ number, customerId, payment }: Paid, wallet: number, before: number): Promise<void> {
  const { state, events } = await see(number);
  const row = await readRow(env, { number });
  if (!row) throw new Error(`there is no order ${number}`);
  const { money } = stateOf(row);
  const taken = await takenOff(number);
  expect(taken).toBeLessThanOrEqual(UNITS);
  const stays = state.status === 'canceled' ? 0 : UNITS - taken;
  expect(money.charged).toBe(stays * UNIT);
  const chosen = centavosOf(events.filter(({ type, source }) => type === 'refunded' && source === 'shopper'));
  expect((await walletBalance(env, 'viu', customerId, Date.now())).amount).toBe(BALANCE - money.wallet + chosen);
  // Its share is rounded each time that something goes.
  expect(Math.abs(money.wallet - (wallet * stays) / UNITS)).toBeLessThan(UNITS);
  expect([heldOf(payment), takenOf(payment)], JSON.stringify(payment.events)).toEqual([
    0,
    money.charged - money.wallet + chosen,
  ]);
  const moved = (type: string) => centavosOf(payment.events.filter((event) => event.type === type));
  expect(money).toMatchObject({ captured: moved('captured'), refunded: moved('refunded') + chosen, disputed: 0 });
  expect(await shelf()).toBe(before - stays);
}

const SHOPS = [
  { form: 'by a card that is charged what is sent', shop: env, wallet: 0 },
  { form: 'by a card that is charged all or nothing', shop: WHOLE, wallet: 0 },
  { form: 'by wallet and card', shop: env, wallet: BY_WALLET },
  { form: 'by wallet and a card that is charged all or nothing', shop: WHOLE, wallet: BY_WALLET },
  { form: 'by wallet and a card that was charged at once', shop: env, wallet: BY_WALLET, isCharged: true },
] as const;

/** A shop whose gateway is as it says, and an order of three chairs that was paid there. */
async function opened({ shop, wallet, ...terms }: (typeof SHOPS)[number]) {
  rig.peer.faults.isWhole = shop === WHOLE;
  const before = await shelf();
  const of = await paid(wallet, 'isCharged' in terms);
  return { of, before, desk: deskOf(shop, of.number) };
}

const atOnce = (all: ((at: number) => Promise<unknown>)[]) =>
  Promise.all(Array.from({ length: AT_ONCE }, (_, at) => all[at % all.length]?.(at)));

const CANCELED = SHOPS.flatMap((one) => [
  { ...one, what: 'by item', isWhole: false },
  { ...one, what: 'whole and by item', isWhole: true },
]);

test.each(sampledOf(CANCELED, 5, 1))(
  `${AT_ONCE} who cancel an order $what at once, at the desk and its customer, while it is sent, give it back once: paid $form`,
  async (paidSo) => {
    const { of, before, desk } = await opened(paidSo);
    const { shop } = paidSo;
    await atOnce([
      () => cancelMine(shop, of, 1, false),
      () => desk.cancelUnit(),
      () => (paidSo.isWhole ? cancelMine(shop, of, null, true) : cancelMine(shop, of, 1, true)),
      (at) => (at < SOONEST ? desk.send() : desk.refund(UNIT)),
      () => (paidSo.isWhole ? desk.cancel() : desk.note(UNIT)),
      () => giveBackDue(shop, Date.now()),
    ]);
    await settle(shop);
    if ((await see(of.number)).state.status === 'processing') expect(await desk.send()).toMatchObject({ ok: true });
    await settle(shop);
    await expectConserved(of, paidSo.wallet, before);
  },
);

test.each(sampledOf(SHOPS, 5, 2))(
  `${AT_ONCE} who ask for a return of an order, receive it and refund it at once give back what came, once: paid $form`,
  async (paidSo) => {
    const { of, before, desk } = await opened(paidSo);
    const { shop } = paidSo;
    expect(await desk.send()).toMatchObject({ ok: true });
    const asked = await Promise.all(Array.from({ length: AT_ONCE }, (_, at) => askReturn(of, at % 2 === 0)));
    const made = asked.flatMap((one) => (one.ok ? [one.value] : []));
    expect(made).toHaveLength(UNITS);
    await atOnce([
      (at) => receive(shop, made[at % 2] ?? ''),
      () => desk.refund(UNIT),
      () => giveBackDue(shop, Date.now()),
      () => desk.note(UNIT),
      (at) => desk.refund(at),
    ]);
    await settle(shop);
    await expectConserved(of, paidSo.wallet, before);
    expect(await takenOff(of.number)).toBe(2);
    const returns = await readReturns(env, { order: of.number });
    expect(returns.map(({ told }) => told.status).sort()).toEqual(['authorised', 'refunded', 'refunded']);
  },
);
