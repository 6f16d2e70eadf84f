import { mine } from '../../commerce/request-context';
import { CartPageIsland } from '../../features/cart/cart-page';
import { reviewedCart } from '../../features/cart/reviewed-cart';
import { takeFormState } from '../../features/shop/form-state';
import { Head } from '../../features/shop/layout/head';
import { texts } from '../../features/shop/texts';

/** CART: what the shopper means to buy. */
export async function CartPage() {
  const token = mine().cart()?.token() ?? null;
  const state = await takeFormState();
  return (
    <>
      <Head title={texts()('Cart')} canonical={null} />
      <CartPageIsland reading={await reviewedCart()} token={token} state={state} />
    </>
  );
}
