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

test('what is promised at the door is left out where the shop does not go, and the code is asked for in the box alone', () => {
  expect(shown('simple')).toContain('<li class="at-door">Puedes pagarlo al recibirlo, en efectivo.</li>');
  expect(shown('simple')).not.toContain('código postal');
});

test('what is downloaded or done is not promised to the door', () => {
  expect(shown('simple')).toContain('id="entrega"');
  for (const type of ['virtual', 'downloadable'] as const) expect(shown(type)).not.toContain('id="entrega"');
});

test('what is chosen of a product is called in its facts as it is where it is chosen', () => {
  const sized = productOf(product({}), null, context());
  const html = runInContext(testContext({}), () =>
    renderToStaticMarkup(
      <Details
        product={{
          ...sized,
          attributes: [
            { code: 'size', label: 'Tamaño', value: '27' },
            { code: 'material', label: 'Material', value: 'Piel' },
          ],
          options: [{ attributeId: '142', code: 'size', label: 'Talla', values: [] }],
        }}
        reviews={[]}
      />,
    ),
  );
  expect(html).toContain('&quot;label&quot;:&quot;Talla&quot;,&quot;value&quot;:&quot;27&quot;');
  expect(html).toContain('Material');
  expect(html).not.toContain('Tamaño');
});
