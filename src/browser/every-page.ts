import * as miniCart from '../features/cart/mini-cart.client';
import SearchBox from '../features/search/search-box.client';
import * as nextPage from '../features/shop/next-page.client';

/** The islands that wake on every page of the shop, as one piece of the bundle: one request instead of three. */
export { miniCart, nextPage, SearchBox };
