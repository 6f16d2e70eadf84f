import { onCartChange, onExpectedInCart } from '../../features/cart/cart-changed';
import { badgeText, readMarker } from '../../features/cart/marker';
import { isPageOfOne } from '../../features/shop/page-of-one';

/** What was put into the cart and not yet answered for. */
let expected = 0;
/**
 * What document.cookie says, without holding up a page that is still being drawn: the first reading of it waits until
 * another process of the browser answers, which takes 1 to 47 ms then. A page over plain http has no other way.
 */
async function cookiesLater(): Promise<string> {
  const all = await window.cookieStore?.getAll();
  return all?.map(({ name, value }) => `${name}=${value}`).join('; ') ?? document.cookie;
}

/** Whether it has been shown: what was asked for earlier and comes later is older. */
let isShown = false;

function show(cookies: string): void {
  isShown = true;
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
  // A page of one shopper has read them already.
  if (isPageOfOne()) show(document.cookie);
  else void cookiesLater().then((cookies) => isShown || show(cookies));
  onCartChange(() => show(document.cookie));
  onExpectedInCart((more) => {
    expected += more;
    show(document.cookie);
  });
}
