import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { runInContext } from '../../commerce/request-context';
import { testLine } from '../../domain/cart/line-fixture';
import { context, product } from '../../domain/catalogue/documents.fixture';
import { productOf } from '../../domain/catalogue/product-page/product-page';
import CartPage from '../cart/cart-page.client';
import { cartPageProps, testCart } from '../cart/cart-page.fixture';
import { Delivery } from '../product/delivery';
import { deliveryView } from '../product/views/purchase-view';
import { testContext } from '../shop/request-context.fixture';
import { OrderLines, shownLines } from './order-lines';

const NOTE = 'Sobre pedido: llega en un máximo de 60 días';
const shown = (page: () => React.ReactElement): string =>
  runInContext(testContext(), () => renderToStaticMarkup(page()));
const count = (html: string): number => html.split(NOTE).length - 1;

test('SHIP-015 a special item says on its page, in the cart and in an order that it takes up to 60 days, and nothing else does', async () => {
  const [special, plain] = [testLine({ isSpecial: true }), testLine({ itemId: 2 })];
  const pages = await Promise.all([special, plain].map((line) => cartPageProps(testCart([line]))));
  expect(pages.map((page) => count(renderToStaticMarkup(<CartPage {...page} />)))).toEqual([1, 0]);
  expect(count(shown(() => <OrderLines lines={shownLines([special, plain])} />))).toBe(1);
  const [special60, usual] = [true, undefined].map((special_delivery) =>
    runInContext(testContext(), () =>
      deliveryView(productOf(product({ price: 500, special_delivery }), null, context()), false),
    ),
  );
  const [box = '', usualBox = ''] = [special60, usual].map(
    (view) => view && renderToStaticMarkup(<Delivery {...view} />),
  );
  expect([count(box), count(usualBox), usualBox.includes('Llega en 2 a 8 días hábiles')]).toEqual([1, 0, true]);
  expect([special60?.box?.special, usual?.box?.special]).toEqual([60, null]);
});

test('a line that is picked up says so in the order too', () => {
  const said = (deliveryOption: string | null) =>
    shown(() => <OrderLines lines={shownLines([testLine({ deliveryOption })])} />).includes(
      'Solo para recoger en sucursal',
    );
  expect([said('recoger_en_sucursal'), said(null)]).toEqual([true, false]);
});
