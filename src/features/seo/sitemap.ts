import { XML_HEAD, xmlText } from './xml';

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** An address with the day it last changed, as its source wrote it. */
export interface SitemapEntry {
  address: string;
  changed?: string | null;
}

/** The day of a date as sources write it (2026-11-22 10:00:00, ISO 8601), null for one that is none. */
function dayOf(date: string | null | undefined): string | null {
  const [day] = /^\d{4}-\d\d-\d\d/.exec(date?.trim() ?? '') ?? [];
  return day && !Number.isNaN(Date.parse(day)) ? day : null;
}

const entry = (element: 'url' | 'sitemap', { address, changed }: SitemapEntry): string => {
  const day = dayOf(changed);
  return `<${element}><loc>${xmlText(address)}</loc>${day ? `<lastmod>${day}</lastmod>` : ''}</${element}>\n`;
};

/** A sitemap of pages (sitemaps.org), of at most 50,000. */
export const sitemap = (entries: readonly SitemapEntry[]): string =>
  `${XML_HEAD}<urlset xmlns="${NAMESPACE}">\n${entries.map((one) => entry('url', one)).join('')}</urlset>\n`;

/** A sitemap of sitemaps. */
export const sitemapIndex = (addresses: readonly string[]): string =>
  `${XML_HEAD}<sitemapindex xmlns="${NAMESPACE}">\n${addresses.map((address) => entry('sitemap', { address })).join('')}</sitemapindex>\n`;
