import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { testLine } from '../../../domain/cart/line-fixture';
import CartPage from '../cart-page.client';
import { cartPageProps, testCart } from '../cart-page.fixture';

const lamp = testLine({ itemId: 1, sku: 'LAMP', name: 'Lámpara' });
const table = testLine({ itemId: 2, sku: 'MESA', name: 'Mesa', qty: 2 });

/** What the cart of both says of picking it up where a branch has so many tables. */
async function said(units: Record<string, number> | null): Promise<string> {
  const props = await cartPageProps(testCart([lamp, table]));
  const html = renderToStaticMarkup(
    <CartPage
      {...props}
      hrefs={{ ...props.hrefs, pickup: '/recoger' }}
      branches={units === null ? [] : [{ name: 'Guadalajara Centro', units }]}
    />,
  );
  return (/<div class="pickup-link">([\s\S]*?)<\/div>/.exec(html)?.[1] ?? '').replace(/<[^>]+>/g, '');
}

test('picking up is offered where a branch has all of the cart, and one that lacks something says what', async () => {
  expect(await said({ LAMP: 1, MESA: 2 })).toBe('Recógelo gratis: ver sucursales con existencias');
  expect(await said({ LAMP: 1, MESA: 1 })).toBe(
    'Ninguna sucursal tiene todo: en Guadalajara Centro no hay Mesa (2). Ver qué hay en cada una',
  );
});

test('nothing is offered where no branch has anything of it, and without branches', async () => {
  expect([await said({ LAMP: 0, MESA: 0 }), await said(null)]).toEqual(['', '']);
});
