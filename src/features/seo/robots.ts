/** Paths inside a store view that are nobody's to index: calls, forms, what is one shopper's, and searches. */
const CLOSED = ['/api/', '/f/', '/checkout', '/catalogsearch/', '/my-account', '/operacion'];

interface Robots {
  /** Path prefixes of the store views, '' for that of the default one. */
  prefixes: readonly string[];
  sitemaps: readonly string[];
  /** false: a preview, of which nothing is to be found. */
  isOpen: boolean;
}

/** The robots.txt of a shop. */
export function robotsTxt({ prefixes, sitemaps, isOpen }: Robots): string {
  if (!isOpen) return 'User-agent: *\nDisallow: /\n';
  const closed = prefixes.flatMap((prefix) => CLOSED.map((path) => `Disallow: ${prefix}${path}\n`));
  return `User-agent: *\n${closed.join('')}\n${sitemaps.map((address) => `Sitemap: ${address}\n`).join('')}`;
}
