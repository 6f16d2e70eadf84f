import { expect, test } from 'vitest';
import { EMPTY_CONTENT } from '../../domain/cart/content';
import { testLine } from '../../domain/cart/line-fixture';
import { toCentavos } from '../../domain/money';
import type { Order } from '../../domain/order/order';
import { beginCheckout, purchase, viewItem } from './page-event';

const told = (attributes: Record<string, string | undefined>) => JSON.parse(attributes['data-event'] ?? 'null');

test('a product is told in the names of analytics tools, in pesos with IVA', () => {
  const price = { gross: toCentavos(1_299_50) } as Parameters<typeof viewItem>[0]['price'];
  expect(told(viewItem({ parentSku: 'SILLA', sku: 'SILLA-AZ', name: 'Silla', price }))).toEqual({
    event: 'view_item',
    ecommerce: {
      currency: 'MXN',
      value: 1299.5,
      items: [{ item_id: 'SILLA', item_name: 'Silla', item_variant: 'SILLA-AZ', price: 1299.5, quantity: 1 }],
    },
  });
});

test('a cart that is about to be paid tells its lines and what they come to', () => {
  const line = testLine({ qty: 2 });
  const { event, ecommerce } = told(
    beginCheckout({ lines: [line], totals: { ...EMPTY_CONTENT.totals, grandTotal: toCentavos(500_00) } }),
  );
  expect([event, ecommerce.currency, ecommerce.value]).toEqual(['begin_checkout', 'MXN', 500]);
  expect(ecommerce.items).toMatchObject([
    { item_id: line.parentSku, item_name: line.name, price: line.unitGross / 100, quantity: 2 },
  ]);
});

test('an order is told once by a browser: under its number, with tax and shipping', () => {
  const totals = {
    ...EMPTY_CONTENT.totals,
    grandTotal: toCentavos(1_149_00),
    tax: toCentavos(137_93),
    shippingInclTax: toCentavos(149_00),
  };
  const order = {
    number: '000000042',
    totals,
    lines: [{ parentSku: 'SILLA', sku: 'SILLA', name: 'Silla', unitGross: toCentavos(1_000_00), qty: 1 }],
  };
  const attributes = purchase(order as unknown as Order);
  expect(attributes['data-event-once']).toBe('purchase 000000042');
  expect(told(attributes)).toEqual({
    event: 'purchase',
    ecommerce: {
      transaction_id: '000000042',
      currency: 'MXN',
      value: 1149,
      tax: 137.93,
      shipping: 149,
      items: [{ item_id: 'SILLA', item_name: 'Silla', item_variant: 'SILLA', price: 1000, quantity: 1 }],
    },
  });
});
