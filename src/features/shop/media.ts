/** Edge of our pre-encoded squares, in px: gallery (PROD-030), list, thumbnail (PROD-031), cart (PROD-032). */
export const MEDIA_SIZES = [1024, 480, 200, 150] as const;
export type MediaSize = (typeof MEDIA_SIZES)[number];

const OUR_FILES = '/media/{size}/{path}';
const ABSOLUTE = /^https?:\/\//;

const bare = (path: string) => path.replace(/^\/+/, '').split('/').map(encodeURIComponent).join('/');

/** Our files are encoded once, whatever a document calls them. */
const ours = (path: string, size: MediaSize, format: 'webp' | 'avif') =>
  OUR_FILES.replace('{size}', String(size)).replace(
    '{path}',
    `${bare(path).replace(/\.(jpe?g|png|gif|webp|avif)$/i, '')}.${format}`,
  );

const isPicture = (path: string | null | undefined): path is string => Boolean(path) && path !== 'no_selection';

/**
 * Address of a document's picture in one size; null when it has none. `template` holds {size} and {path}, null means
 * our own files. A path that is an address already is left alone.
 */
export function mediaUrl(
  path: string | null | undefined,
  size: MediaSize,
  template: string | null = null,
): string | null {
  if (!isPicture(path)) return null;
  if (ABSOLUTE.test(path)) return path;
  return template
    ? template.replaceAll('{size}', String(size)).replace('{path}', bare(path))
    : ours(path, size, 'webp');
}

/** The same picture as AVIF; null on a server that is not ours, which may not have it. */
export function avifUrl(
  path: string | null | undefined,
  size: MediaSize,
  template: string | null = null,
): string | null {
  if (!isPicture(path) || template || ABSOLUTE.test(path)) return null;
  return ours(path, size, 'avif');
}
