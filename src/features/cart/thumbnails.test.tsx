import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { runInContext } from '../../commerce/request-context';
import { testLine } from '../../domain/cart/line-fixture';
import type { FormState } from '../shop/form-state';
import { guest, testContext } from '../shop/request-context.fixture';
import { CartLine } from './cart-line';
import { MiniLine } from './mini-line';
import type { Line } from './store/kept-cart';

const pictures = (html: string) => html.match(/<img[^>]*>/g) ?? [];
const THUMBNAIL = /src="\/media\/150\/mesa\.webp".* width="150" height="150"/;

const STATE: FormState = { notices: [], value: () => undefined, error: () => null };
const VIEW: Line = {
  ...testLine(),
  image: '/mesa.jpg',
  options: [],
  warranty: null,
  unitPrice: 116,
  regularPrice: 116,
  rowTotal: 116,
};

test('PROD-032 thumbnails of the cart and of the cart at the side are squares of 150 px', () => {
  const line = testLine({ image: '/mesa.jpg' });
  const inCart = runInContext(testContext({}, { mine: () => guest({ formKey: () => 'llave' }) }), () =>
    renderToStaticMarkup(<CartLine line={line} state={STATE} />),
  );
  const texts = { quantity: '', less: '', more: '', remove: '', question: '', unsent: '', soldOut: '' };
  const atSide = renderToStaticMarkup(
    <MiniLine
      shown={{ line: VIEW, mark: null }}
      isSoldOut={false}
      max={9}
      storePrefix=""
      mediaTemplate={null}
      money={String}
      texts={texts}
      change={() => undefined}
    />,
  );
  for (const html of [inCart, atSide]) {
    expect(pictures(html)).toHaveLength(1);
    expect(pictures(html)[0]).toMatch(THUMBNAIL);
  }
});
