import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { testLine } from '../../domain/cart/line-fixture';
import CartPage from './cart-page.client';
import { cartPageProps, testCart } from './cart-page.fixture';
import { MiniLine } from './mini-line';

const pictures = (html: string) => html.match(/<img[^>]*>/g) ?? [];
const THUMBNAIL = /src="\/media\/150\/mesa\.webp".* width="150" height="150"/;

test('PROD-032 thumbnails of the cart and of the cart at the side are squares of 150 px', async () => {
  const page = await cartPageProps(testCart([testLine({ image: '/mesa.jpg' })]));
  const inCart = renderToStaticMarkup(<CartPage {...page} />);
  const texts = {
    quantity: '',
    less: '',
    more: '',
    remove: '',
    question: '',
    sure: '',
    keep: '',
    unsent: '',
    soldOut: '',
  };
  const atSide = page.cart?.lines.map((line) =>
    renderToStaticMarkup(
      <MiniLine
        shown={{ line, mark: null }}
        isSoldOut={false}
        max={9}
        storePrefix=""
        mediaTemplate={null}
        money={String}
        texts={texts}
        change={() => undefined}
      />,
    ),
  );
  for (const html of [inCart, ...(atSide ?? [''])]) {
    expect(pictures(html)).toHaveLength(1);
    expect(pictures(html)[0]).toMatch(THUMBNAIL);
  }
});
