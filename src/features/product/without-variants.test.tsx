import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { runInContext } from '../../commerce/request-context';
import { configurable, context } from '../../domain/catalogue/documents.fixture';
import { productOf } from '../../domain/catalogue/product-page/product-page';
import { testContext } from '../shop/request-context.fixture';
import { BuyBar } from './buy-bar';
import { BuyBox } from './buy-box';
import { productData } from './product-data';

const NOT_AN_AMOUNT = /\$\s*0/;

test('a configurable without variants has no price on its page, cannot be bought, and says so', () => {
  const product = productOf(configurable([], { price: 500 }), null, context());
  const html = runInContext(testContext({}, { origin: 'https://tianguis.example' }), () => {
    expect(productData(product)).not.toHaveProperty('offers');
    return renderToStaticMarkup(
      <>
        <BuyBox product={product} members={[]} category={null} held={null} hasBranches={false} />
        <BuyBar product={product} />
      </>,
    );
  });
  expect(html).not.toMatch(NOT_AN_AMOUNT);
  expect(html).not.toContain('Precio de contado');
  expect(html).not.toContain('Agregar al carrito');
  expect(html).toContain('Por ahora no hay ninguna versión disponible de este producto.');
});
