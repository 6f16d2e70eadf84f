'use client';
import { useSyncExternalStore } from 'react';
import { onCartChange } from './cart-changed';
import { badgeText, readMarker } from './marker';

/** How much is in the cart, out of the marker cookie: no request. */
export function CartBadge({ storeId, label }: { storeId: number; label: string }) {
  const count = useSyncExternalStore(
    onCartChange,
    () => badgeText(readMarker(document.cookie, storeId)),
    () => '',
  );
  return (
    <span className="badge" data-cart-count={count}>
      {count && (
        <>
          {count}
          <span className="sr"> {label}</span>
        </>
      )}
    </span>
  );
}
