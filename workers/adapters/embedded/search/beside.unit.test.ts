import { expect, test } from 'vitest';
import type { Card } from '../../../../src/domain/catalogue/product';
import { fromDecimal } from '../../../../src/domain/money';
import { withDearer } from './beside';

const card = (sku: number, pesos: number): Card =>
  ({ parentSku: `SKU-${sku}`, price: { gross: fromDecimal(pesos) } }) as Card;

test('nothing of a full page is lost to what costs nearly as little', () => {
  const page = Array.from({ length: 50 }, (_, index) => card(index, 100));
  const { items, fitting } = withDearer(page, { fitting: null, named: 2 }, [card(71, 900), card(70, 500)], {
    price: ['0-200'],
  });
  expect(fitting).toBe(2);
  expect(items.slice(2, 4).map(({ parentSku }) => parentSku)).toEqual(['SKU-70', 'SKU-71']);
  expect(items.filter((one) => page.includes(one))).toEqual(page);
});
