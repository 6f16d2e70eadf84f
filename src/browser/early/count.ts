import { onCartChange, onExpectedInCart } from '../../features/cart/cart-changed';
import { badgeText, readMarker } from '../../features/cart/marker';
import { cookiesLater } from './cookies-later';

/** What was put into the cart and not yet answered for. */
let expected = 0;

function show(cookies: string): void {
  const { storeId } = document.body.dataset;
  const count = badgeText((readMarker(cookies, Number(storeId))?.count ?? 0) + expected);
  for (const badge of document.querySelectorAll<HTMLElement>('[data-cart-count]')) {
    if (badge.dataset.cartCount === count) continue;
    badge.dataset.cartCount = count;
    const said = document.createElement('span');
    said.className = 'sr';
    said.textContent = ` ${badge.dataset.cartLabel}`;
    badge.replaceChildren(...(count ? [count, said] : []));
  }
}

/**
 * Writes how much is in the cart into every place marked data-cart-count: out of the marker cookie, without a request.
 */
export function keepCount(): void {
  void cookiesLater().then(show);
  onCartChange(() => show(document.cookie));
  onExpectedInCart((more) => {
    expected += more;
    show(document.cookie);
  });
}
