import { describe, expect, test } from 'vitest';
import { toCentavos } from '../../money';
import type { ShippingRates } from '../../shipping/shipping';
import type { PaymentMethod, ShippingMethod } from '../cart';
import { type CartContent, EMPTY_CONTENT } from '../content';
import { pricedLine, testLine } from '../line-fixture';
import { FALLBACK_SHIPPING_METHOD } from '../methods';
import { paymentOf, paymentsOf, paymentTermsOf, shippingOf, withShippingMethods, withTotals } from './pricing';

const way = (method_code: string, more: Partial<ShippingMethod> = {}): ShippingMethod => ({
  ...FALLBACK_SHIPPING_METHOD,
  carrier_code: 'tablerate',
  method_code,
  amount: toCentavos(100_00),
  priceInclTax: toCentavos(116_00),
  default: false,
  offline: false,
  ...more,
});
const pay = (code: string, more: Partial<PaymentMethod> = {}): PaymentMethod => ({
  code,
  title: code,
  description: '',
  cost: toCentavos(0),
  costInclTax: toCentavos(0),
  default: false,
  offline: false,
  isServerMethod: false,
  ...more,
});
const content = (more: Partial<CartContent> = {}): CartContent => ({
  ...EMPTY_CONTENT,
  lines: [pricedLine(1_000_00)],
  totals: { ...EMPTY_CONTENT.totals, grandTotal: toCentavos(1_000_00) },
  ...more,
});
const VIRTUAL = [testLine({ productType: 'virtual' })];

describe('how a cart is delivered', () => {
  const shippingMethods = [way('home', { default: true }), way('express'), way('drone', { available: false })];
  const chosenCode = (carrierCode: string, methodCode: string, more: Partial<CartContent> = {}) =>
    shippingOf(content({ shippingMethods, chosenShipping: { carrierCode, methodCode }, ...more }))?.method_code ?? null;

  test('by what was chosen while that is offered, else by the default', () => {
    expect(chosenCode('tablerate', 'express')).toBe('express');
    expect(chosenCode('pickup', 'express')).toBe('home');
    expect(chosenCode('tablerate', 'other')).toBe('home');
    expect(chosenCode('tablerate', 'drone')).toBe('home');
    expect(shippingOf(content({ shippingMethods }))?.method_code).toBe('home');
  });

  test('by nothing where there is nothing to deliver or no way', () => {
    expect(chosenCode('tablerate', 'express', { lines: VIRTUAL })).toBeNull();
    expect(chosenCode('tablerate', 'express', { shippingMethods: [] })).toBeNull();
  });
});

describe('how a cart is paid', () => {
  const ours = [pay('card'), pay('cashondelivery', { default: true })];

  test("among a retailer's ways where it named any, even none, else among ours; a virtual cart not at the door", () => {
    expect(paymentsOf(content(), ours)).toEqual(ours);
    expect(paymentsOf(content({ paymentMethods: [pay('spei')] }), ours).map(({ code }) => code)).toEqual(['spei']);
    expect(paymentsOf(content({ paymentMethods: [] }), ours)).toEqual([]);
    expect(paymentsOf(content({ lines: VIRTUAL }), ours).map(({ code }) => code)).toEqual(['card']);
  });

  test('by what was chosen while that is offered, else by the default, else by the first', () => {
    const code = (more: Partial<CartContent>) => paymentOf(content(more), ours)?.code ?? null;
    expect(code({ chosenPayment: 'card' })).toBe('card');
    expect(code({ chosenPayment: 'gone' })).toBe('cashondelivery');
    expect(code({ chosenPayment: 'cashondelivery', lines: VIRTUAL })).toBe('card');
    expect(code({ chosenPayment: 'card', paymentMethods: [] })).toBeNull();
  });

  test('of what costs nothing neither months nor a charge are asked, and it can be ordered even where no way to pay is offered', () => {
    const card = [pay('card', { isChargedAtOnce: true, months: [{ months: 6, from: toCentavos(600_00) }] })];
    const chosen = { chosenPayment: 'card', chosenMonths: 6 };
    const costing = (grandTotal: number) => ({
      totals: { ...EMPTY_CONTENT.totals, grandTotal: toCentavos(grandTotal) },
    });
    const termsOf = (one: CartContent, ours: PaymentMethod[]) => paymentTermsOf(one, paymentOf(one, ours));
    const terms = (grandTotal: number, more: Partial<CartContent> = {}) =>
      termsOf(content({ ...costing(grandTotal), ...more }), card);
    expect(terms(0, chosen)).toEqual({ isChosen: true, months: 1, isChargedAtOnce: false });
    expect(terms(1, chosen)).toEqual({ isChosen: true, months: null, isChargedAtOnce: true });
    expect(terms(600_00, chosen)).toEqual({ isChosen: true, months: 6, isChargedAtOnce: true });
    expect(terms(600_00)).toEqual({ isChosen: false, months: 1, isChargedAtOnce: true });
    const held = [pay('card', { months: [{ months: 6, from: toCentavos(600_00), isChargedAtOnce: true }] })];
    const inSix = content({ ...costing(600_00), ...chosen });
    expect(
      [inSix, { ...inSix, chosenMonths: 1 }, { ...inSix, chosenPayment: null }].map(
        (one) => termsOf(one, held).isChargedAtOnce,
      ),
    ).toEqual([true, false, false]);
    const offered = (grandTotal: number, more: Partial<CartContent> = {}) =>
      paymentsOf(content({ ...costing(grandTotal), lines: VIRTUAL, ...more }), [pay('cashondelivery')]).map(
        ({ code }) => code,
      );
    expect([
      offered(0),
      offered(1),
      offered(0, { lines: [], paymentMethods: [] }),
      offered(0, { paymentMethods: [pay('spei')] }),
    ]).toEqual([['free'], [], [], ['spei']]);
  });
});

describe('amounts', () => {
  const rates: ShippingRates = {
    gross: toCentavos(199_00),
    freeFromGross: toCentavos(1_000_00),
    taxRatePercent: 16,
    policyDays: { from: 2, to: 8 },
    specialDays: 60,
  };
  const covered = { coverage: { covered: true, deliveryDays: null } };

  test('delivery is free from what the goods cost after the coupon', () => {
    const price = (more: Partial<CartContent>) =>
      withShippingMethods(content({ ...covered, ...more }), rates).shippingMethods.map((method) => method.priceInclTax);
    expect(price({})).toEqual([0]);
    expect(price({ coupon: { code: 'MENOS', kind: 'fixed', value: 1, from: null, to: null } })).toEqual([199_00]);
    expect(price({ lines: [pricedLine(999_99)] })).toEqual([199_00]);
  });

  test('a line to pick up makes it a pickup; without a known place only the fallback is offered', () => {
    const codes = (more: Partial<CartContent>) =>
      withShippingMethods(content(more), rates).shippingMethods.map((method) => method.method_code);
    expect(
      codes({ ...covered, lines: [testLine(), testLine({ itemId: 2, deliveryOption: 'recoger_en_sucursal' })] }),
    ).toEqual(['recoger_en_sucursal']);
    expect(codes({})).toEqual(['flatrate']);
    expect(codes(covered)).toEqual(['homeDelivery']);
  });

  test('totals are of the lines, the coupon and the ways that stand', () => {
    const ours = [pay('cashondelivery', { cost: toCentavos(10_00), costInclTax: toCentavos(11_60) })];
    const coupon = { code: 'DIEZ', kind: 'percent', value: 10, from: null, to: null } as const;
    const { totals } = withTotals(content({ coupon, shippingMethods: [way('home', { default: true })] }), ours);
    expect(totals).toMatchObject({
      subtotalInclTax: 1_000_00,
      discount: 100_00,
      shippingInclTax: 116_00,
      paymentInclTax: 11_60,
      grandTotal: 1_027_60,
    });
    expect(withTotals(content(), []).totals.grandTotal).toBe(1_000_00);
  });
});
