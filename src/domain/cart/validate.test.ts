import { describe, expect, test } from 'vitest';
import { toCentavos } from '../money';
import type { StockFacts } from '../stock';
import type { CartLine } from './cart';
import { testLine, testWarranty } from './line-fixture';
import { type AdmitContext, admit, motorcycleByCategory } from './validate';

const MOTORCYCLES = 31;
const stock = (qty: number, is_in_stock = qty > 0): StockFacts => ({ qty, is_in_stock, manage_stock: true });
const context = (
  change: Partial<Omit<AdmitContext, 'flags'>> & { flags?: Partial<AdmitContext['flags']> } = {},
): AdmitContext => ({
  stock: null,
  isMotorcycle: motorcycleByCategory([MOTORCYCLES]),
  ...change,
  flags: { allowOutOfStockInCart: false, synchronizeStock: true, useZeroPriceProduct: true, ...change.flags },
});
const priced = (centavos: number, change: Partial<CartLine> = {}) =>
  testLine({ unitGross: toCentavos(centavos), ...change });
const UNKNOWN_PRICE = 'Product price is unknown, product cannot be added to the cart!';
const NOT_AVAILABLE = 'The requested qty is not available';

describe('price', () => {
  test('VALID-001 a price below zero is unknown and refused (case C1)', () => {
    expect(admit([], priced(-1), 1, context())).toEqual({
      problems: [{ id: 'unknownPrice', level: 'error', message: UNKNOWN_PRICE }],
      notices: [],
    });
  });

  test('VALID-002 VALID-003 a price of zero is welcome (case C3) unless zero-price products are off', () => {
    expect(admit([], priced(0), 1, context()).problems).toEqual([]);
    const off = context({ flags: { useZeroPriceProduct: false } });
    expect(admit([], priced(0), 1, off).problems).toMatchObject([{ id: 'unknownPrice' }]);
    expect(admit([], priced(1), 1, off).problems).toEqual([]);
  });
});

describe('quantity against stock', () => {
  test('VALID-004 NOTIF-039 what the cart holds of the sku counts, across warranties, and the maximum is told', () => {
    const cart = [
      testLine({ qty: 2 }),
      testLine({ itemId: 2, qty: 1, warranty: testWarranty() }),
      testLine({ itemId: 3, sku: 'OTHER', qty: 50 }),
    ];
    expect(admit(cart, testLine(), 2, context({ stock: stock(5) })).problems).toEqual([]);
    expect(admit(cart, testLine(), 3, context({ stock: stock(5) })).problems).toEqual([
      { id: 'requestedQty', level: 'error', message: NOT_AVAILABLE, params: { max: 5 } },
    ]);
  });

  test('VALID-004 setting a quantity counts the other lines of the sku, not the line itself', () => {
    const cart = [testLine({ qty: 4 }), testLine({ itemId: 2, qty: 1, warranty: testWarranty() })];
    const set = context({ stock: stock(5), itemId: 1 });
    expect(admit(cart, testLine(), 4, set).problems).toEqual([]);
    expect(admit(cart, testLine(), 5, set).problems).toMatchObject([{ message: NOT_AVAILABLE }]);
  });

  test('stock that is not managed limits nothing', () => {
    expect(
      admit([], testLine(), 9_999, context({ stock: { qty: 0, is_in_stock: true, manage_stock: false } })).problems,
    ).toEqual([]);
  });
});

test('a motorcycle is one by any of its categories', () => {
  const isMotorcycle = motorcycleByCategory([MOTORCYCLES, 32]);
  expect(
    [[20, 31], [32], [20], []].map((categoryIds) => isMotorcycle({ sku: 'M', parentSku: 'M', categoryIds })),
  ).toEqual([true, true, false, false]);
});

test('VALID-005 VALID-006 every truthy error of a product is reported and it is skipped', () => {
  const broken = testLine({ errors: { variants: 'No available product variants', stock: '', price: 'Bad price' } });
  const { problems, notices } = admit([], broken, 1, context());
  expect(problems.map((problem) => problem.message)).toEqual(['No available product variants', 'Bad price']);
  expect(notices).toEqual([]);
  expect(admit([broken], broken, 2, context({ itemId: 1 })).problems).toEqual([]);
});

describe('motorcycles', () => {
  const moto = testLine({ sku: 'MOTO', categoryIds: [MOTORCYCLES] });
  const ALONE = 'A motorcycle must be the only item in the cart';

  test('VALID-014 more than one unit is refused, added at once, on top or set', () => {
    const ONE = 'Only one motorcycle can be bought at a time';
    expect(admit([], moto, 1, context()).problems).toEqual([]);
    expect(admit([], moto, 2, context()).problems).toMatchObject([{ message: ONE }]);
    expect(admit([moto], moto, 1, context()).problems).toMatchObject([{ message: ONE }]);
    expect(admit([moto], moto, 2, context({ itemId: 1 })).problems).toMatchObject([{ message: ONE }]);
    expect(admit([moto], moto, 1, context({ itemId: 1 })).problems).toEqual([]);
  });

  test('VALID-015 nothing goes beside a motorcycle, in either order', () => {
    expect(admit([testLine()], moto, 1, context()).problems).toMatchObject([{ message: ALONE }]);
    expect(admit([moto], testLine({ sku: 'CASCO' }), 1, context()).problems).toMatchObject([{ message: ALONE }]);
    expect(admit([moto], testLine({ sku: 'MOTO-2', categoryIds: [MOTORCYCLES] }), 1, context()).problems).toMatchObject(
      [{ message: ALONE }],
    );
  });
});

describe('stock status', () => {
  const volatile = { flags: { synchronizeStock: false } };

  test('STOCK-003 STOCK-005 NOTIF-008 what is known to be out of stock is not added', () => {
    expect(admit([], testLine(), 1, context({ stock: stock(0) }))).toEqual({
      problems: [
        { id: 'outOfStock', level: 'error', message: 'The product is out of stock and cannot be added to the cart!' },
      ],
      notices: [],
    });
  });

  test('STOCK-006 where out-of-stock items are allowed in the cart it is added', () => {
    expect(
      admit([], testLine(), 1, context({ stock: stock(0), flags: { allowOutOfStockInCart: true } })),
    ).toMatchObject({
      problems: [],
      notices: [{ id: 'productAddedToCart' }],
    });
  });

  test('STOCK-003 STOCK-004 NOTIF-007 a volatile stock is added with a warning, unless out-of-stock items are allowed', () => {
    expect(admit([], testLine(), 1, context(volatile))).toEqual({
      problems: [],
      notices: [
        {
          id: 'unsafeQuantity',
          level: 'warning',
          message:
            'The system is not sure about the stock quantity (volatile). Product has been added to the cart for pre-reservation.',
        },
      ],
    });
    const allowed = context({ flags: { synchronizeStock: false, allowOutOfStockInCart: true } });
    expect(admit([], testLine(), 1, allowed).notices).toMatchObject([{ id: 'productAddedToCart' }]);
  });

  test('NOTIF-040 a line that ran out must be removed, whatever quantity it is set to', () => {
    expect(
      admit([testLine({ qty: 3 })], testLine(), 1, context({ stock: stock(0), itemId: 1 })).problems,
    ).toMatchObject([{ id: 'outOfStock', message: 'The product is out of stock and must be removed to continue' }]);
  });
});

test('NOTIF-005 NOTIF-006 a first add is told as added, a second and a set as updated', () => {
  const added = { id: 'productAddedToCart', level: 'success', message: 'Product has been added to the cart!' };
  const updated = { id: 'productQuantityUpdated', level: 'success', message: 'Product quantity has been updated!' };
  expect(admit([], testLine(), 1, context({ stock: stock(9) })).notices).toEqual([added]);
  expect(admit([testLine()], testLine(), 1, context({ stock: stock(9) })).notices).toEqual([updated]);
  expect(admit([testLine()], testLine(), 4, context({ stock: stock(9), itemId: 1 })).notices).toEqual([updated]);
});
