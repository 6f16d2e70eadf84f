import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { runInContext } from '../../commerce/request-context';
import { context, product } from '../../domain/catalogue/documents.fixture';
import { productOf } from '../../domain/catalogue/product-page/product-page';
import { testContext } from '../shop/request-context.fixture';
import { Details } from './details';

const shown = (type_id: 'simple' | 'virtual' | 'downloadable') =>
  runInContext(testContext({}), () =>
    renderToStaticMarkup(
      <Details product={productOf(product({ type_id, description: '<p>Libro</p>' }), null, context())} reviews={[]} />,
    ),
  );

test('what is downloaded or done is not promised to the door', () => {
  expect(shown('simple')).toContain('id="entrega"');
  for (const type of ['virtual', 'downloadable'] as const) expect(shown(type)).not.toContain('id="entrega"');
});
