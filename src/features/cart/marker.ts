/**
 * What the browser may know of its cart without asking: the readable cookie `cart-marker-{storeId}` = `version.count`.
 */
export interface CartMarker {
  version: number;
  count: number;
}

const SHAPE = /^(\d{1,10})\.(\d{1,6})$/;

/** Reads the marker of a store view out of document.cookie; null when there is no cart or the marker is not one. */
export function readMarker(cookies: string, storeId: number): CartMarker | null {
  const name = `cart-marker-${storeId}=`;
  const found = cookies.split(/;\s*/).find((part) => part.startsWith(name));
  const match = found ? SHAPE.exec(found.slice(name.length)) : null;
  return match ? { version: Number(match[1]), count: Number(match[2]) } : null;
}

const MOST_SHOWN = 99;

/** A count as the badge shows it: nothing for an empty cart, "99+" above. */
export function badgeText(count: number): string {
  if (count <= 0) return '';
  return count > MOST_SHOWN ? `${MOST_SHOWN}+` : String(count);
}
