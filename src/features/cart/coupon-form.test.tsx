import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { runInContext } from '../../commerce/request-context';
import { type Centavos, toCentavos } from '../../domain/money';
import { testContext } from '../shop/request-context.fixture';
import { CouponForm } from './coupon-form';

const state = { notices: [], value: () => undefined, error: () => null };

const markup = (couponMissing: Centavos | null) =>
  runInContext(testContext(), () =>
    renderToStaticMarkup(
      <CouponForm cart={{ coupon: 'BUENFIN', couponMissing }} state={state} back="/checkout/cart" />,
    ),
  );

test('a coupon that waits for more goods stays named and says how much is missing, and can be taken off', () => {
  const waiting = markup(toCentavos(12_50));
  expect(waiting).toContain('<strong>BUENFIN</strong>');
  expect(waiting).toContain('Agrega $12.50 en productos y se aplica');
  expect(waiting).toContain('<button type="submit"');
  expect(markup(null)).not.toContain('Agrega');
});
