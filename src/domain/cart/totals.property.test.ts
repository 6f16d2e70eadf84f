import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sampled } from '../../../tests/sample';
import { toCentavos } from '../money';
import type { Coupon } from './cart';
import { addedSegments, testLine } from './line-fixture';
import { computeTotals } from './totals/totals';

const money = (max: number) =>
  fc.oneof({ weight: 1, arbitrary: fc.constant(0) }, { weight: 5, arbitrary: fc.integer({ min: 1, max }) });
const line = fc.record({
  net: money(5_000_000),
  rate: fc.constantFrom(0, 8, 16),
  qty: fc.integer({ min: 1, max: 10_000 }),
  virtual: fc.boolean(),
  insured: money(100_000),
});
const lines = fc.array(line, { maxLength: 12 });
const cost = fc.option(fc.tuple(money(100_000), money(20_000)));
const coupon: fc.Arbitrary<Coupon | null> = fc.option(
  fc.oneof(
    fc.record({
      kind: fc.constant('fixed' as const),
      value: money(1_000_000_000),
      code: fc.constant('C'),
      from: fc.constant(null),
      to: fc.constant(null),
    }),
    fc.record({
      kind: fc.constant('percent' as const),
      value: fc.integer({ min: 1, max: 150 }),
      code: fc.constant('C'),
      from: fc.constant(null),
      to: fc.constant(null),
    }),
  ),
);

test('for any cart, coupon and cost the rows add up to the grand total and so do the shown lines', () => {
  fc.assert(
    fc.property(
      lines,
      coupon,
      cost,
      cost,
      fc.option(money(1_000_000_000)),
      (specs, discount, shipping, payment, withoutCredit) => {
        const cart = specs.map(({ net, rate, qty, virtual, insured }, index) => {
          const unitTax = toCentavos(Math.round((net * rate) / 100));
          return testLine({
            itemId: index + 1,
            sku: `S${index}`,
            qty,
            taxRate: rate,
            productType: virtual ? 'virtual' : 'simple',
            unitNet: toCentavos(net),
            unitTax,
            unitGross: toCentavos(net + unitTax),
            warranty: insured
              ? {
                  sku: 'W',
                  name: 'W',
                  months: 12,
                  unitNet: toCentavos(insured),
                  unitGross: toCentavos(insured + Math.round((insured * rate) / 100)),
                }
              : null,
          });
        });
        const totals = computeTotals({
          lines: cart,
          coupon: discount,
          shipping: shipping && {
            amount: toCentavos(shipping[0]),
            priceInclTax: toCentavos(shipping[0] + shipping[1]),
          },
          payment: payment && { cost: toCentavos(payment[0]), costInclTax: toCentavos(payment[0] + payment[1]) },
          credit:
            withoutCredit === null
              ? null
              : { subtotalWithoutCredit: toCentavos(withoutCredit), paymentMethodCode: 'c', paymentMethodTitle: 'C' },
        });
        const { grandTotal, rows } = totals;
        expect(rows.reduce((total, row) => total + row.total, 0)).toBe(grandTotal);
        expect(addedSegments(totals.segments)).toBe(grandTotal);
        expect(totals.subtotalInclTax - totals.discount + totals.shippingInclTax + totals.paymentInclTax).toBe(
          grandTotal,
        );
        for (const row of rows) {
          expect(row.gross - row.discount + row.shipping).toBe(row.total);
          expect(row.discount).toBeLessThanOrEqual(row.gross);
          expect(Math.min(row.discount, row.tax, row.shipping, row.total)).toBeGreaterThanOrEqual(0);
          expect(row.tax).toBeLessThanOrEqual(row.gross - row.discount);
        }
        expect(totals.tax).toBeLessThanOrEqual(grandTotal);
      },
    ),
    { numRuns: sampled(500, 25_000) },
  );
});
