import { expect, test, vi } from 'vitest';
import { toCentavos } from '../../../../src/domain/money';
import { PROGRAM } from '../../../../src/domain/operator';
import { takenOf } from '../../../../tests/peers/gateway/payment';
import { cardShop, env, see } from '../card-payments/card-shop.fixture';
import { embeddedDeskOrders } from '../desk/orders';
import { walletBalance } from '../wallet/read';
import { opened, runSchedule, SHOPS, UNIT } from './paid-order.fixture';

vi.mock('../../../pages/waku', () => ({ runPages: async () => new Response('') }));
vi.mock('../../../../src/waku-platform', () => ({ parseRouterRequest: () => null }));

cardShop();

const LESS = toCentavos(10_001);
const discount = { type: 'adjusted', amount: LESS } as const;
const deskOf = (shop: typeof env) => embeddedDeskOrders(shop, 'viu', Date.now(), PROGRAM);
const told = (key: string = crypto.randomUUID()) => ({ key, note: 'Precio prometido' });

test.each(SHOPS)(
  'what a discount moves is said before it, is on its way by itself, and moves once: paid $form',
  async ({ ...paidSo }) => {
    const { of, desk: atDesk } = await opened(paidSo);
    expect(await atDesk.send()).toMatchObject({ ok: true });
    const page = deskOf(paidSo.shop);
    const balance = async () => (await walletBalance(env, 'viu', of.customerId, Date.now())).amount;
    const [card, wallet] = [takenOf(of.payment), await balance()];
    const goes = (await page.goes([of.number], discount)).get(of.number);
    expect(goes).toMatchObject({ amount: LESS, letGo: 0, chargedLess: 0, unpaid: 0, isAskedFirst: false });
    const key = crypto.randomUUID();
    const both = await Promise.all([1, 2].map(() => page.record(of.number, discount, told(key))));
    expect(both.map(({ ok }) => ok)).toEqual([true, true]);
    const onItsWay = await page.find(of.number);
    expect(onItsWay?.refundable, 'no operator is offered to send it').toMatchObject({
      toCards: 0,
      underWay: goes?.toCards,
    });
    await runSchedule(paidSo.shop);
    expect([card - takenOf(of.payment), (await balance()) - wallet]).toEqual([goes?.toCards, goes?.toWallet]);
    const found = await page.find(of.number);
    expect(found?.refundable).toMatchObject({ toCards: 0, underWay: 0, byHand: goes?.byHand });
    expect((goes?.toCards ?? 0) + (goes?.toWallet ?? 0) + (goes?.byHand ?? 0)).toBe(LESS);
    expect(found?.events.filter(({ type }) => type === 'adjusted')).toMatchObject([{ note: 'Precio prometido' }]);
  },
);

test('what a card only holds is charged that much less, and nothing goes back of it', async () => {
  const [paidSo] = SHOPS;
  const { of } = await opened({ ...paidSo, shop: env });
  const page = deskOf(env);
  const goes = (await page.goes([of.number], discount)).get(of.number);
  const held = (goes?.chargedLess ?? 0) + (goes?.toWallet ?? 0);
  expect([goes?.toCards, goes?.byHand, held]).toEqual([0, 0, LESS]);
  const { charged } = (await see(of.number)).state.money;
  await page.record(of.number, discount, told());
  const { state, refundable } = (await page.find(of.number)) ?? {};
  expect(state?.money.charged).toBe(Math.round((charged ?? 0) * 100) - LESS);
  expect(refundable).toMatchObject({ toCards: 0, byHand: 0, underWay: 0 });
  expect(await page.record(of.number, { type: 'send' }, told())).toMatchObject({ ok: true });
  expect(takenOf(of.payment)).toBe((state?.money.charged ?? 0) - (state?.money.wallet ?? 0));
});

test('above the amount for two names all of a discount is asked for first, and nothing moves', async () => {
  const [paidSo] = SHOPS;
  const most = { ...env, TWO_NAMES_ABOVE: JSON.stringify({ viu: 100 }) };
  const { of, desk: atDesk } = await opened({ ...paidSo, shop: env });
  await atDesk.send();
  const page = deskOf(most);
  expect((await page.goes([of.number], discount)).get(of.number)).toMatchObject({ isAskedFirst: true });
  const taken = takenOf(of.payment);
  expect(await page.record(of.number, discount, told())).toMatchObject({ ok: false, problem: { status: 409 } });
  expect(takenOf(of.payment)).toBe(taken);
  expect((await page.find(of.number))?.asked).toMatchObject({
    kind: 'adjusted',
    amount: LESS,
    note: 'Precio prometido',
  });
});

test('what more is taken off than an order costs, or of another store view, is asked of nowhere', async () => {
  const [paidSo] = SHOPS;
  const { of } = await opened({ ...paidSo, shop: env });
  const tooMuch = { type: 'adjusted', amount: toCentavos(UNIT * 100) } as const;
  expect((await deskOf(env).goes([of.number], tooMuch)).size).toBe(0);
  const elsewhere = embeddedDeskOrders(env, 'mavi', Date.now(), PROGRAM);
  expect((await elsewhere.goes([of.number], discount)).size).toBe(0);
});
