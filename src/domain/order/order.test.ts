import { describe, expect, test } from 'vitest';
import type { Coupon, ShippingMethod } from '../cart/cart';
import { sealHash } from '../cart/hashes';
import { configured, pricedLine, testLine, testWarranty } from '../cart/line-fixture';
import { computeTotals } from '../cart/totals/totals';
import { sum, toCentavos } from '../money';
import { stableHash } from '../stable-hash';
import { ANA, testAddress } from './address.fixture';
import { buildOrder } from './build-order';
import { differences } from './differences';
import { isPlaced } from './evidence';
import { backendIdOf, type OrderRequest } from './order';
import { orderBody } from './order-body';

const NOW = Date.parse('2026-11-20T18:00:00.000Z');
const address = testAddress({ apartmentNumber: '3', reference: 'Puerta azul' });
const request: OrderRequest = {
  orderId: '1733840000123',
  products: null,
  personalDetails: ANA,
  shippingAddress: address,
  billingAddress: { ...address, taxId: 'XAXX010101000' },
  shippingMethod: { carrierCode: 'tablerate', methodCode: 'homeDelivery' },
  paymentMethod: 'cashondelivery',
  cartVersion: 4,
};
const shippingMethod: ShippingMethod = {
  carrier_code: 'tablerate',
  method_code: 'homeDelivery',
  carrier_title: 'Shipping',
  method_title: 'Home delivery',
  amount: toCentavos(128_45),
  priceInclTax: toCentavos(149_00),
  available: true,
  errorMessage: '',
  default: true,
  offline: false,
  deliveryDays: { from: 2, to: 8 },
};
const paymentMethod = {
  code: 'cashondelivery',
  title: 'Cash on delivery',
  description: '',
  cost: toCentavos(0),
  costInclTax: toCentavos(0),
  default: true,
  offline: false,
  isServerMethod: false,
};
const silla = pricedLine(1738_84, {
  sku: 'SILLA-AZ',
  parentSku: 'SILLA',
  qty: 2,
  productType: 'configurable',
  productOption: configured(['93', '49']),
  serverItemId: '7',
});
const lampara = testLine({ itemId: 2, warranty: testWarranty() });
const coupon: Coupon = { code: 'BUENFIN', kind: 'percent', value: 7, from: null, to: null };
const lines = [silla, lampara];
const totals = computeTotals({ lines, coupon, shipping: shippingMethod, payment: paymentMethod });
const calendar = { holidays: new Set<string>(), cutOffHour: 14 };
const ORDERED = { number: '000000042', now: NOW, storeCode: 'viu', request, shippingMethod, calendar, paymentMethod };
const order = buildOrder({ ...ORDERED, lines, totals });

describe('an order', () => {
  test('keeps on its lines what each carries; Σ lines is its total', () => {
    expect(sum(order.lines.map((line) => line.total))).toBe(totals.grandTotal);
    expect(sum(order.lines.map((line) => line.discount))).toBe(totals.discount);
    expect(sum(order.lines.map((line) => line.shipping))).toBe(149_00);
    expect(order.lines[1]).toMatchObject({
      lineNo: 2,
      unitNet: 150_00,
      unitGross: 174_00,
      gross: 174_00,
      warranty: { sku: 'GAR-24' },
    });
  });

  test('keeps which rate each part of a unit bore, also where one bears all of it', () => {
    const rates = [
      { rate: 8, gross: toCentavos(108_00) },
      { rate: 0, gross: toCentavos(8_00) },
    ];
    const mixed = { ...lampara, warranty: null, rates };
    const kept = buildOrder({
      ...ORDERED,
      lines: [silla, mixed],
      totals: computeTotals({ lines: [silla, mixed], coupon, shipping: null, payment: null }),
    });
    expect(kept.lines.map((line) => line.rates)).toEqual([[{ rate: 16, gross: 1738_84 }], rates]);
  });

  test('CHECKOUT-009 bears the moment it was placed', () => {
    expect(order.createdAt).toBe('2026-11-20T18:00:00.000Z');
  });

  test('of a virtual cart has no shipping', () => {
    const ebook = [pricedLine(99_00, { productType: 'virtual' })];
    const virtual = computeTotals({ lines: ebook, coupon: null, shipping: shippingMethod, payment: paymentMethod });
    const placed = buildOrder({
      number: '1',
      now: NOW,
      storeCode: 'viu',
      lines: ebook,
      totals: virtual,
      request,
      shippingMethod,
      calendar,
      paymentMethod,
    });
    expect(placed).toMatchObject({ shippingAddress: null, shippingMethod: null });
    expect(
      orderBody({ request, lines: ebook, cartId: 'c', storeCode: 'viu', userId: null, now: NOW }).addressInformation,
    ).not.toHaveProperty('shippingAddress');
  });
});

test('the body for a retailer carries the cart’s own lines, both addresses and the methods', () => {
  const body = orderBody({ request, lines, cartId: '81668', storeCode: 'mx', userId: '412', now: NOW });
  expect(body).toMatchObject({
    user_id: '412',
    cart_id: '81668',
    store_code: 'mx',
    order_id: '1733840000123',
    created_at: '2026-11-20T18:00:00.000Z',
    transmited: true,
    products: [
      {
        sku: 'SILLA-AZ',
        parentSku: 'SILLA',
        qty: 2,
        price: 1499,
        product_type: 'configurable',
        product_option: configured(['93', '49']),
      },
      {
        sku: 'LAMP-01',
        qty: 1,
        price: 100,
        extension_attributes: { additional_data: { warranty: { sku: 'GAR-24' } } },
      },
    ],
    addressInformation: {
      shippingAddress: {
        street: ['Calle 60, 491, 3', 'Centro; ; Puerta azul'],
        country_id: 'MX',
        email: 'ana@example.mx',
        telephone: '9991234567',
      },
      billingAddress: { vat_id: 'XAXX010101000' },
      shipping_method_code: 'homeDelivery',
      shipping_carrier_code: 'tablerate',
      payment_method_code: 'cashondelivery',
      shippingExtraFields: { reference: 'Puerta azul' },
    },
  });
});

test('differences are told by sku, both ways; lines of one sku count together', () => {
  const cart = [
    { sku: 'A', qty: 1 },
    { sku: 'A', qty: 2 },
    { sku: 'B', qty: 1 },
  ];
  expect(differences(cart, null)).toEqual([]);
  expect(
    differences(cart, [
      { sku: 'B', qty: 1 },
      { sku: 'A', qty: 3 },
    ]),
  ).toEqual([]);
  expect(
    differences(cart, [
      { sku: 'A', qty: 2 },
      { sku: 'C', qty: 1 },
    ]),
  ).toEqual([
    { sku: 'A', requested: 2, inCart: 3 },
    { sku: 'C', requested: 1, inCart: 0 },
    { sku: 'B', requested: 0, inCart: 1 },
  ]);
});

describe('hashes', () => {
  test('a request is itself whatever the order of its keys, and another with other values', () => {
    expect(stableHash({ a: 1, b: [{ c: 2, d: undefined }] })).toBe(stableHash({ b: [{ c: 2 }], a: 1 }));
    expect(stableHash({ a: [1, 2] })).not.toBe(stableHash({ a: [2, 1] }));
  });

  test('a seal breaks with quantity, price or totals, not with what stock checks write', () => {
    const seal = sealHash(lines, totals);
    expect(sealHash([{ ...silla, stockQty: 3, inStock: false, info: { stock: 'In stock!' } }, lampara], totals)).toBe(
      seal,
    );
    expect(sealHash([{ ...silla, qty: 3 }, lampara], totals)).not.toBe(seal);
    expect(sealHash([{ ...silla, unitGross: toCentavos(1) }, lampara], totals)).not.toBe(seal);
    expect(sealHash(lines, { ...totals, grandTotal: toCentavos(1) })).not.toBe(seal);
  });
});

test('CHECKOUT-008 an order is placed when its answer has no code or 200 (case L3), but not when its signature failed', () => {
  expect(isPlaced({})).toBe(true);
  expect(isPlaced({ code: 200, result: { orderNumber: '1' } })).toBe(true);
  expect(isPlaced({ code: 200, result: 'job-17' })).toBe(true);
  expect(isPlaced({ code: 500 })).toBe(false);
  expect(isPlaced({ code: 400 })).toBe(false);
  expect(isPlaced({ code: 200, result: 'Invalid signature validation of SILLA-AZ' })).toBe(false);
});

test('the id an order is handed out under is the retailer’s, else its number without zeros', () => {
  expect(backendIdOf({ number: '000000042' })).toBe('42');
  expect(backendIdOf({ number: 'A-0913' })).toBe('A-0913');
  expect(backendIdOf({ number: '000000913', backendId: '17' })).toBe('17');
});
