import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { testLine } from '../../../domain/cart/line-fixture';
import CartPage from '../cart-page.client';
import { cartPageProps, testCart } from '../cart-page.fixture';
import type { CartPageProps } from '../cart-page-props';
import { type Hindrance, OrderSide } from '../order-side';
import { useCoupon } from '../use-coupon';

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

/** The sums of a cart with the way on, or with what stands in its way. */
function Side({ page, hindrance }: { page: CartPageProps; hindrance: Hindrance }) {
  const coupon = useCoupon(page, () => {});
  return page.cart && <OrderSide page={page} cart={page.cart} isUpToDate coupon={coupon} hindrance={hindrance} />;
}

test('the way to the branches is said once where the cart goes where the shop does not', async () => {
  const props = await cartPageProps(testCart([lamp, table]));
  const waysOf = (units: Record<string, number>, hindrance: Hindrance) => {
    const hrefs = { ...props.hrefs, pickup: '/recoger', atBranch: '/checkout?recibir=sucursal' };
    const page = { ...props, hrefs, branches: [{ name: 'Guadalajara Centro', units }] };
    const html = renderToStaticMarkup(<Side page={page} hindrance={hindrance} />);
    return ['/checkout?recibir=sucursal', '/recoger'].filter((way) => html.includes(`href="${way}"`));
  };
  expect(waysOf({ LAMP: 1, MESA: 2 }, 'unserved')).toEqual(['/checkout?recibir=sucursal']);
  expect(waysOf({ LAMP: 1, MESA: 1 }, 'unserved')).toEqual(['/recoger']);
  expect(waysOf({ LAMP: 1, MESA: 2 }, null)).toEqual(['/recoger']);
});
