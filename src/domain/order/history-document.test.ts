import { expect, test } from 'vitest';
import { toCentavos } from '../money';
import { ANA, testAddress } from './address.fixture';
import { historyDocument } from './history-document';
import type { Order } from './order';

const FACTS = { id: 7, due: toCentavos(0), customerId: 1, storeName: 'Tianguis', currencyCode: 'MXN' };
const ordered = (discount: number) =>
  ({
    number: '000000007',
    status: 'pending',
    createdAt: '2026-11-22T19:32:23.696Z',
    personalDetails: ANA,
    billingAddress: testAddress(),
    shippingAddress: null,
    shippingMethod: null,
    paymentMethod: { code: 'spei', title: 'Bank transfer (SPEI)' },
    lines: [],
    totals: {
      grandTotal: 116_820,
      subtotal: 111_896,
      subtotalInclTax: 129_800,
      tax: 16_113,
      shipping: 0,
      shippingInclTax: 0,
      discount,
    },
  }) as unknown as Order;

test('the discount of an order stands below zero, as in the totals of a cart', () => {
  expect(historyDocument(ordered(12_980), FACTS)).toMatchObject({
    subtotal_incl_tax: 1298,
    discount_amount: -129.8,
    grand_total: 1168.2,
  });
  expect(historyDocument(ordered(0), FACTS).discount_amount).toBe(0);
});
