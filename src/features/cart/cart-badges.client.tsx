'use client';
import { useEffect } from 'react';
import { onCartChange } from './cart-changed';
import { badgeText, readMarker } from './marker';

/** Writes how much is in the cart into every place marked data-cart-count, out of the marker cookie: no request. */
export function CartBadges({ storeId, label }: { storeId: number; label: string }) {
  useEffect(() => {
    const show = () => {
      const count = badgeText(readMarker(document.cookie, storeId));
      for (const badge of document.querySelectorAll<HTMLElement>('[data-cart-count]')) {
        if (badge.dataset.cartCount === count) continue;
        badge.dataset.cartCount = count;
        const said = document.createElement('span');
        said.className = 'sr';
        said.textContent = ` ${label}`;
        badge.replaceChildren(...(count ? [count, said] : []));
      }
    };
    show();
    return onCartChange(show);
  }, [storeId, label]);
  return null;
}
