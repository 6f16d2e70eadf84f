import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { runInContext } from '../../commerce/request-context';
import { EMPTY_CONTENT } from '../../domain/cart/content';
import { toCentavos } from '../../domain/money';
import { testAddress } from '../../domain/order/address.fixture';
import type { Address, Order } from '../../domain/order/order';
import { placedState } from '../../domain/order/step';
import { testContext } from '../shop/request-context.fixture';
import { PlacedOrder } from './placed-order';

const HOUR_MS = 60 * 60 * 1000;
const until = Date.parse('2026-01-18T18:00:00Z');

/** The page of an order that waits for its money until then, and is promised to who pays before `before`. */
function page(before: number): string {
  const order: Order = {
    number: '000000042',
    orderId: 'pedido-1',
    storeCode: 'viu',
    status: 'pending',
    createdAt: '2026-01-15T18:00:00.000Z',
    personalDetails: { firstName: 'Ana' } as Order['personalDetails'],
    shippingAddress: testAddress(),
    billingAddress: {} as Address,
    shippingMethod: null,
    paymentMethod: { code: 'storepayment', title: '' },
    lines: [],
    totals: EMPTY_CONTENT.totals,
    promise: { from: until + 48 * HOUR_MS, to: until + 96 * HOUR_MS, before },
  };
  const amount = toCentavos(100_00);
  const how = { form: 'store' as const, reference: '98000000000427', shops: ['Farmacia'] };
  const payment = {
    money: placedState(amount).money,
    due: { amount, until, how },
    wholeCharge: null,
    securedAt: null,
    reachedAt: null,
  };
  return runInContext(testContext({}), () =>
    renderToStaticMarkup(<PlacedOrder order={order} payment={payment} isFoundByMail={false} />),
  );
}

test('an order whose time to pay ends before the cut of its promise says one hour', () => {
  expect(page(until)).toContain('si lo pagas a tiempo');
  expect(page(until)).not.toContain('si pagas antes');
  expect(page(until - 1)).toContain('si pagas antes de las');
});
