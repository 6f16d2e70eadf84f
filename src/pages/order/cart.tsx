import { mine } from '../../commerce/request-context';
import { CartPageIsland } from '../../features/cart/cart-page';
import { takeFormState } from '../../features/shop/form-state';
import { Head } from '../../features/shop/layout/head';
import { texts } from '../../features/shop/texts';

/** CART: what the shopper means to buy. */
export async function CartPage() {
  const port = mine().cart();
  const token = port?.token() ?? null;
  const state = await takeFormState();
  return (
    <>
      <Head title={texts()('Cart')} canonical={null} />
      <CartPageIsland reading={port ? await port.review() : null} token={token} state={state} />
    </>
  );
}
