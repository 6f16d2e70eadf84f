import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { runInContext } from '../../commerce/request-context';
import { context, product } from '../../domain/catalogue/documents.fixture';
import { productOf } from '../../domain/catalogue/product-page/product-page';
import type { StoreView } from '../../domain/store-view';
import { formView } from '../product/views/form-view';
import { testContext } from '../shop/request-context.fixture';
import { MiniCart } from './mini-cart';

/** Where the cart at the side, and the notification of what was added, lead to. */
const proceed = (more: Partial<StoreView>): (string | undefined)[] => {
  const request = testContext();
  const bought = productOf(product({ price: 500 }), null, context());
  return runInContext({ ...request, store: { ...request.store, ...more } }, () => [
    /&quot;checkout&quot;:&quot;(\/[^&]*)&quot;/.exec(renderToStaticMarkup(<MiniCart />))?.[1],
    formView(bought).hrefs.checkout,
  ]);
};

test('CHECKOUT-007 "Proceed to checkout" leads to /checkout, unless the store view has an external one', () => {
  expect(proceed({ externalCheckout: null })).toEqual(['/checkout', '/checkout']);
  expect(proceed({ externalCheckout: 'https://pago.example' })).toEqual(['/checkout/externo', '/checkout/externo']);
});
