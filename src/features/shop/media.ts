/** Edge of our pre-encoded squares, in px: gallery, list, thumbnail, cart. */
export const MEDIA_SIZES = [1024, 480, 200, 150] as const;
export type MediaSize = (typeof MEDIA_SIZES)[number];

const OUR_FILES = '/media/{size}/{path}';
const ABSOLUTE = /^https?:\/\//;

/** Our files are encoded once, whatever a document calls them. */
const encoded = (path: string) => path.replace(/\.(jpe?g|png|gif|webp|avif)$/i, '').concat('.webp');

/**
 * Address of a document's picture in one size; null when it has none. `template` holds {size} and {path}, null means our own files.
 * A path that is an address already is left alone.
 */
export function mediaUrl(path: string | null | undefined, size: MediaSize, template: string | null = null): string | null {
  if (!path || path === 'no_selection') return null;
  if (ABSOLUTE.test(path)) return path;
  const bare = path.replace(/^\/+/, '').split('/').map(encodeURIComponent).join('/');
  return (template ?? OUR_FILES).replaceAll('{size}', String(size)).replace('{path}', template ? bare : encoded(bare));
}
