// Pages of the cart, the checkout and what follows: a script of their own, read when the first of them is asked for (src/pages/index.tsx).
export { CartPage } from './cart';
export { CheckoutPage } from './checkout';
export { FindOrderPage, OrderPlacedPage, OrderSuccessPage } from './order-placed';
export { PickupPage } from './pickup';
export { SharedCartPage } from './shared-cart';
