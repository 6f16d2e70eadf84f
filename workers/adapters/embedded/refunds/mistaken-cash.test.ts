import { expect, test, vi } from 'vitest';
import { toCentavos } from '../../../../src/domain/money';
import { PROGRAM } from '../../../../src/domain/operator';
import { approved, cardShop, env, minute, PRICE, rig } from '../card-payments/card-shop.fixture';
import { embeddedDeskOrders } from '../desk/orders';
import { opened, SHOPS } from './paid-order.fixture';

vi.mock('../../../pages/waku', () => ({ runPages: async () => new Response('') }));
vi.mock('../../../../src/waku-platform', () => ({ parseRouterRequest: () => null }));

cardShop();

const CASH = toCentavos(500_00);
type Amounts = 'received' | 'reversed' | 'refunded' | 'bounced' | 'take-back-received';

/** An order paid in full, and what an operator notes of 500 pesos that were booked on it by mistake. */
async function booked(paidSo: (typeof SHOPS)[number]) {
  const { of } = await opened(paidSo);
  const page = embeddedDeskOrders(paidSo.shop, 'viu', Date.now(), PROGRAM);
  const tell = (type: Amounts, amount = CASH) =>
    page.record(of.number, { type, amount }, { key: crypto.randomUUID(), note: 'Era de otro pedido' });
  const money = async () => {
    const found = await page.find(of.number);
    return found && { status: found.state.status, noted: found.refundable.noted, received: found.state.money.received };
  };
  const before = await money();
  expect(await tell('received')).toMatchObject({ ok: true });
  expect(await money()).toMatchObject({ noted: CASH });
  return { tell, money, before };
}

const tooMuch = (most: number) => ({ ok: false, problem: { status: 409, detail: { most } } });

test.each(SHOPS)('cash that was noted by mistake leaves once, by whichever tool: paid $form', async (paidSo) => {
  const { tell, money, before } = await booked(paidSo);
  expect(await tell('reversed')).toMatchObject({ ok: true });
  expect(await tell('take-back-received')).toMatchObject(tooMuch(0));
  expect(await money()).toMatchObject({ status: before?.status, noted: 0 });
});

test('what went back by hand is no mistake any more, and is one again where it comes back', async () => {
  const { tell, money } = await booked(SHOPS[4]);
  expect(await tell('refunded', toCentavos(200_00))).toMatchObject({ ok: true });
  expect(await money()).toMatchObject({ noted: 300_00 });
  expect(await tell('take-back-received')).toMatchObject(tooMuch(300_00));
  expect(await tell('bounced', toCentavos(200_00))).toMatchObject({ ok: true });
  expect(await tell('take-back-received')).toMatchObject({ ok: true });
  expect(await money()).toMatchObject({ noted: 0 });
});

test.each(['take-back-received', 'reversed'] as const)(
  '%s of money that a card is sent meanwhile is refused: it leaves once',
  async (type) => {
    const { number, payment } = await approved();
    const page = embeddedDeskOrders(env, 'viu', Date.now(), PROGRAM);
    const told = () => ({ key: crypto.randomUUID(), note: 'Era de otro pedido' });
    await page.record(number, { type: 'send' }, told());
    expect(await page.record(number, { type: 'received', amount: CASH }, told())).toMatchObject({ ok: true });
    rig.peer.faults.calls.refund = { fault: 'lost', times: 1 };
    // Another operator asks for it between what is read and what is written.
    let asked: Promise<unknown> | null = null;
    const SHOP = new Proxy(env.SHOP, {
      get: (db, name) => {
        const own = Reflect.get(db, name);
        if (name !== 'batch') return typeof own === 'function' ? own.bind(db) : own;
        return async (statements: D1PreparedStatement[]) => {
          asked ??= page.refundToCard(number, CASH, told());
          await asked;
          return db.batch(statements);
        };
      },
    });
    const slower = embeddedDeskOrders({ ...env, SHOP }, 'viu', Date.now(), PROGRAM);
    expect(await slower.record(number, { type, amount: CASH }, told())).toMatchObject(tooMuch(0));
    expect(await asked).toMatchObject({ ok: false, problem: { status: 503 } });
    await minute();
    expect(payment.events.filter((event) => event.type === 'refunded')).toHaveLength(1);
    const { money } = (await page.find(number))?.state ?? {};
    expect(money).toMatchObject({ received: PRICE * 100 + CASH, refunded: CASH, reversed: 0 });
  },
);
