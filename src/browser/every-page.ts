/** The islands that wake on every page of the shop, as one piece of the bundle: one request instead of three. */
export * as miniCart from '../features/cart/mini-cart.client';
export * as searchBox from '../features/search/search-box.client';
export * as nextPage from '../features/shop/next-page.client';
