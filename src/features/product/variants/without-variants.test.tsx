import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { drawn } from '../../../../tests/drawn';
import { runInContext } from '../../../commerce/request-context';
import { configurable, context } from '../../../domain/catalogue/documents.fixture';
import { productOf } from '../../../domain/catalogue/product-page/product-page';
import { Island } from '../../../ui/island';
import { testContext } from '../../shop/request-context.fixture';
import { BuyBox } from '../buy-box';
import { productData } from '../product-data';
import { productView } from '../views/product-view';

const NOT_AN_AMOUNT = /\$\s*0/;

test('a configurable without variants has no price on its page, cannot be bought, and says so', () => {
  const product = productOf(configurable([], { price: 500 }), null, context());
  const html = runInContext(testContext({}, { origin: 'https://tianguis.example' }), () => {
    expect(productData(product)).not.toHaveProperty('offers');
    const view = productView(product, { category: null, hasBranches: false });
    return drawn(
      renderToStaticMarkup(
        <>
          <BuyBox product={product} view={view} members={[]} held={null} />
          <Island of="buy-bar" props={{ ...view['buy-bar'], months: null }} />
        </>,
      ),
    ).replaceAll(/ data-props='[^']*'/g, '');
  });
  expect(html).not.toMatch(NOT_AN_AMOUNT);
  expect(html).not.toContain('IVA incluido');
  expect(html).not.toContain('Agregar al carrito');
  expect(html).toContain('Por ahora no hay ninguna versión disponible de este producto.');
});
