import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { runInContext } from '../../commerce/request-context';
import { context, product } from '../../domain/catalogue/documents.fixture';
import { productOf } from '../../domain/catalogue/product-page';
import type { StoreView } from '../../domain/store-view';
import { Purchase } from '../product/purchase';
import { testContext } from '../shop/request-context.fixture';
import { MiniCart } from './mini-cart';

/** Where the cart at the side, and the notification of what was added, lead to. */
const proceed = (more: Partial<StoreView>): (string | undefined)[] => {
  const request = testContext();
  const bought = productOf(product({ price: 500 }), null, context());
  const rendered = [<MiniCart key="cart" />, <Purchase key="product" product={bought} />].map((part) =>
    runInContext({ ...request, store: { ...request.store, ...more } }, () => renderToStaticMarkup(part)),
  );
  return rendered.map((html) => /&quot;checkout&quot;:&quot;(\/[^&]*)&quot;/.exec(html)?.[1]);
};

test('CHECKOUT-007 "Proceed to checkout" leads to /checkout, unless the store view has an external one', () => {
  expect(proceed({ externalCheckout: null })).toEqual(['/checkout', '/checkout']);
  expect(proceed({ externalCheckout: 'https://pago.example' })).toEqual(['/checkout/externo', '/checkout/externo']);
});
