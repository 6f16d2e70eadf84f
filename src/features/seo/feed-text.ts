import { FEED_FIELDS, type FeedField, type FeedItem } from './feed-item';
import { XML_HEAD, xmlText } from './xml';

/** How a feed is written: what stands before its items, each of them, and what stands behind. */
export interface FeedForm {
  type: string;
  head(shop: { title: string; address: string; description: string }): string;
  item(item: FeedItem): string;
  end: string;
}

const element = (name: string, text: string): string => `<g:${name}>${xmlText(text)}</g:${name}>`;

function xmlField(item: FeedItem, field: FeedField): string {
  const value = item[field];
  if (value === undefined) return '';
  if (typeof value === 'string') return element(field, value);
  if (Array.isArray(value)) return value.map((one) => element(field, one)).join('');
  return `<g:shipping>${element('country', value.country)}${element('price', value.price)}</g:shipping>`;
}

/** RSS 2.0 with the names of the merchant feed. */
const xml: FeedForm = {
  type: 'application/xml; charset=utf-8',
  head: ({ title, address, description }) =>
    `${XML_HEAD}<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n<channel>\n<title>${xmlText(title)}</title><link>${xmlText(address)}</link><description>${xmlText(description)}</description>\n`,
  item: (item) => `<item>${FEED_FIELDS.map((field) => xmlField(item, field)).join('')}</item>\n`,
  end: '</channel>\n</rss>\n',
};

const COLUMNS: Readonly<Partial<Record<FeedField, string>>> = { shipping: 'shipping(country:price)' };

const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

function cell(item: FeedItem, field: FeedField): string {
  const value = item[field];
  if (value === undefined) return '';
  if (typeof value === 'string') return quoted(value);
  // Addresses of pictures are separated by commas, and have none of their own.
  return quoted(
    Array.isArray(value) ? value.map((one) => one.replaceAll(',', '%2C')).join(',') : `${value.country}:${value.price}`,
  );
}

/** A row an item, under the names of the merchant feed. */
const csv: FeedForm = {
  type: 'text/csv; charset=utf-8',
  head: () => `${FEED_FIELDS.map((field) => quoted(COLUMNS[field] ?? field)).join(',')}\n`,
  item: (item) => `${FEED_FIELDS.map((field) => cell(item, field)).join(',')}\n`,
  end: '',
};

export const FEED_FORMS = { xml, csv };
