const TRACKING = new Set([
  'gclid',
  'gbraid',
  'wbraid',
  'gad_source',
  'gad_campaignid',
  'dclid',
  'srsltid',
  'fbclid',
  'msclkid',
  'ttclid',
  'twclid',
  'li_fat_id',
  'igshid',
  'yclid',
  'mc_cid',
  'mc_eid',
  '_ga',
  '_gl',
]);

/**
 * Makes a readable URL segment: lower case, no accents, words joined by "-", "&" as "-and-"; dashes at its ends stay
 * (contract 2.9).
 */
export function slugify(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/&/g, '-and-')
    .replace(/\s+/g, '-')
    .replace(/[^\w-]/g, '')
    .replace(/-{2,}/g, '-');
}

/** A slug of words alone, without dashes at its ends. */
export const plainSlug = (text: string): string => slugify(text).replace(/^-|-$/g, '');

/** Half of a character, which no address can say. */
const BROKEN = /\p{Cs}/gu;

/** Percent-encodes one path segment; leaves the characters a path may hold as they are, so that URLs stay readable. */
const encodeSegment = (segment: string): string =>
  encodeURIComponent(segment.replace(BROKEN, '\ufffd')).replace(/%(3A|40|24|2C|2B|3D|3B)/g, (encoded) =>
    decodeURIComponent(encoded),
  );

function decodeSegment(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}

/** Paths that have no other spelling. */
const PLAIN = /^(?:\/[\w-]+)+$/;

/**
 * The one spelling of a path (no query): one slash between segments, none at the end, the same percent-encoding for the
 * same text. Answers null, never throws, when there is no such spelling: bad percent-encoding, control characters, dot
 * segments.
 */
export function canonicalPath(path: string): string | null {
  if (PLAIN.test(path)) return path;
  const segments: string[] = [];
  for (const raw of path.split('/')) {
    if (raw === '') continue;
    const segment = decodeSegment(raw);
    if (segment === null || segment === '.' || segment === '..' || /\p{Cc}/u.test(segment)) return null;
    segments.push(encodeSegment(segment));
  }
  return `/${segments.join('/')}`;
}

/** true for a query parameter that only says where a visitor came from. */
export const isTracking = (name: string): boolean =>
  name.toLowerCase().startsWith('utm_') || TRACKING.has(name.toLowerCase());

/**
 * The query that decides what a page shows: without tracking parameters, sorted by name, values of one name in their
 * order.
 */
export function stripTracking(query: URLSearchParams): URLSearchParams {
  if (query.size === 0) return new URLSearchParams();
  const kept = new URLSearchParams([...query].filter(([name]) => !isTracking(name)));
  kept.sort();
  return kept;
}

/**
 * What the URL map is asked for: a leading slash, no trailing one, neither query nor fragment (contract 2.13); '' where
 * no path is left.
 */
export function normaliseUrlPath(path: string): string {
  const [bare = ''] = path.split(/[?#]/, 1);
  return bare
    .split('/')
    .filter(Boolean)
    .map((segment) => `/${segment}`)
    .join('');
}

/** Path of a product inside its store view: /p/:parentSku/:slug[/:childSku]. */
export function productPath(parentSku: string, slug: string, childSku?: string | null): string {
  const path = `/p/${encodeSegment(parentSku)}/${encodeSegment(slug)}`;
  return childSku ? `${path}/${encodeSegment(childSku)}` : path;
}

/** Path of a category inside its store view: /c/:slug. */
export const categoryPath = (slug: string): string => `/c/${encodeSegment(slug)}`;

/** Path of a promotion's page, and of the landing page of a category. */
export const promotionPath = (slug: string): string => `/promotions/${encodeSegment(slug)}`;
export const categoryLandingPath = (landing: string): string => `/category/${encodeSegment(landing)}`;

/** Path of a CMS page inside its store view: /i/:slug, the slug being its identifier. */
export const cmsPath = (identifier: string): string => `/i/${encodeSegment(identifier)}`;
