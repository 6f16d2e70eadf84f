import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { runInContext } from '../../commerce/request-context';
import type { PaymentMethod } from '../../domain/cart/cart';
import { pricedLine } from '../../domain/cart/line-fixture';
import { context, product } from '../../domain/catalogue/documents.fixture';
import { cardOf } from '../../domain/catalogue/product-page/card';
import { productOf } from '../../domain/catalogue/product-page/product-page';
import { toCentavos } from '../../domain/money';
import CartPage from '../cart/cart-page.client';
import { cartPageProps, testCart } from '../cart/cart-page.fixture';
import { ProductCard } from '../catalogue/product-card';
import BuyBar from '../product/buy-bar.client';
import Offer from '../product/offer.client';
import { productView } from '../product/views/product-view';
import { monthsView } from '../shop/months/months-view';
import { CARD_IN_MONTHS, takingCards, testContext } from '../shop/request-context.fixture';
import { paymentStepShown } from './payment-step.fixture';

const NET = 5_250;
const GROSS = toCentavos(6_090_00);
const CARD: PaymentMethod = {
  ...CARD_IN_MONTHS,
  code: 'card',
  title: 'Credit or debit card',
  description: '',
  cost: CARD_IN_MONTHS.costInclTax,
  default: true,
  offline: false,
  isServerMethod: false,
};

const request = takingCards(testContext());
const bought = productOf(product({ price: NET }), null, context());
const line = pricedLine(GROSS, { qty: 1 });
const cart = testCart([line], { paymentMethod: 'card' });

const inShop = <T,>(work: () => T): T => runInContext(request, work);
const monthsIn = (html: string): string[] =>
  [...html.matchAll(/<p class="months"[^>]*>([^<]*)<\/p>/g)].map(([, text = '']) => text);

/** What the payment step offers, as its select says it. */
async function offered(): Promise<string[]> {
  const html = await paymentStepShown({ request, cart, ways: [CARD] });
  const [select = ''] = /<select[^>]*name="months".*?<\/select>/s.exec(html) ?? [];
  return [...select.matchAll(/<option[^>]*>([^<]*)<\/option>/g)].map(([, text = '']) => text);
}

/** The price and the foot of a product's page. */
function productMonths(): string[] {
  const [offer, bar] = inShop(() => {
    const view = productView(bought, { category: null, hasBranches: false });
    const months = monthsView();
    return [
      <Offer key="offer" {...view.offer} choosing={null} months={months} />,
      <BuyBar key="bar" {...view['buy-bar']} months={months} />,
    ];
  });
  return [offer, bar].flatMap((part) => monthsIn(renderToStaticMarkup(part)));
}

test('card, product, its bar, cart and its foot say what the payment step offers most', async () => {
  const most = (await offered()).at(-1) ?? '';
  expect(most).toBe('12 meses sin intereses de $507.50');
  const card = inShop(() =>
    renderToStaticMarkup(<ProductCard card={cardOf(product({ price: NET }), context())} loading="lazy" />),
  );
  expect(monthsIn(card)).toEqual([most]);
  expect(productMonths()).toEqual([most, most]);
  const page = renderToStaticMarkup(<CartPage {...(await cartPageProps(cart, '', undefined, takingCards))} />);
  expect(monthsIn(page)).toEqual([most, most]);
});
