import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { runInContext } from '../../commerce/request-context';
import type { StoreView } from '../../domain/store-view';
import { testContext } from '../shop/request-context.fixture';
import { MiniCart } from './mini-cart';

const proceed = (more: Partial<StoreView>): string => {
  const context = testContext();
  const html = runInContext({ ...context, store: { ...context.store, ...more } }, () => renderToStaticMarkup(<MiniCart />));
  return /&quot;checkout&quot;:&quot;(\/[^&]*)&quot;/.exec(html)?.[1] ?? html;
};

test('CHECKOUT-007 "Proceed to checkout" leads to /checkout, unless the store view has an external one', () => {
  expect(proceed({ externalCheckout: null })).toBe('/checkout');
  expect(proceed({ externalCheckout: 'https://pago.example' })).toBe('/checkout/externo');
});
