import colours from '../../config/media.json';

const known = new Map(Object.entries(colours));

/**
 * Colour (#rrggbb) that stands in place of one of our pictures while it loads: its average; null when it is not known.
 */
export function placeColour(path: string | null): string | null {
  const hex = path ? known.get(path.replace(/^\/+/, '').replace(/\.[a-z]+$/i, '')) : undefined;
  return hex ? `#${hex}` : null;
}
