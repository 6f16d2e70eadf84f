interface Robots {
  /** Path prefixes of the store views, '' for that of the default one. */
  prefixes: readonly string[];
  sitemaps: readonly string[];
  /** Paths inside a store view that are nobody's to index. */
  closed: readonly string[];
  /** false: a preview, of which nothing is to be found. */
  isOpen: boolean;
}

/** The robots.txt of a shop. */
export function robotsTxt({ prefixes, sitemaps, closed, isOpen }: Robots): string {
  if (!isOpen) return 'User-agent: *\nDisallow: /\n';
  const lines = prefixes.flatMap((prefix) => closed.map((path) => `Disallow: ${prefix}${path}\n`));
  return `User-agent: *\n${lines.join('')}\n${sitemaps.map((address) => `Sitemap: ${address}\n`).join('')}`;
}
