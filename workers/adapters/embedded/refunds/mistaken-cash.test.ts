import { expect, test, vi } from 'vitest';
import { toCentavos } from '../../../../src/domain/money';
import { PROGRAM } from '../../../../src/domain/operator';
import { cardShop } from '../card-payments/card-shop.fixture';
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
