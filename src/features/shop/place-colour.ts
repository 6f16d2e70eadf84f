import colours from '../../config/media.json';

const known = new Map(Object.entries(colours));
const VIEW = /-[a-z]+$/;

/**
 * Colour (#rgb) that stands in place of one of our pictures while it loads: its average, for a view that is not far from it
 * that of the whole thing; null when it is not known.
 */
export function placeColour(path: string | null): string | null {
  const name = path?.replace(/^\/+/, '').replace(/\.[a-z]+$/i, '');
  const hex = name && (known.get(name) ?? known.get(name.replace(VIEW, '')));
  return hex ? `#${hex}` : null;
}
