import type { PagesOf } from '../page-props';
import { CartPage } from './cart';
import { CheckoutPage } from './checkout';
import { FindOrderPage, OrderPlacedPage, OrderSuccessPage } from './order-placed';
import { PickupPage } from './pickup';
import { SharedCartPage } from './shared-cart';

/** Pages of the cart, the checkout and what follows by their routes: a script of their own, read when the first of them is asked for. */
export const PAGES: PagesOf<'order'> = {
  cart: CartPage,
  'shared-cart': SharedCartPage,
  checkout: CheckoutPage,
  'order-success': OrderSuccessPage,
  'order-placed': OrderPlacedPage,
  'find-order': FindOrderPage,
  pickup: PickupPage,
};
