/** A page as it is, the same without its scripts, and without scripts and with all its styles in the document. */
export const FORMS = ['ours', 'bare', 'styled'] as const;
export type Form = (typeof FORMS)[number];

const SCRIPT = /<script\b([^>]*)>[\s\S]*?<\/script>/g;
const NOSCRIPT = /<noscript>([\s\S]*?)<\/noscript>/g;
const LINK = /<link\b[^>]*>/g;
const STYLE = /<style\b[^>]*>[\s\S]*?<\/style>/g;
/** Attributes that run code. */
const HANDLER = /\son(?:load|error)="[^"]*"/g;
const DATA_SCRIPT = /\btype="application\/(?:ld\+)?json"/;

const attribute = (tag: string, name: string): string | null =>
  new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1] ?? null;
const isScriptHint = (link: string): boolean =>
  attribute(link, 'rel') === 'modulepreload' ||
  (attribute(link, 'rel') === 'preload' && attribute(link, 'as') === 'script');
const isSheet = (link: string): boolean => attribute(link, 'rel') === 'stylesheet';
/** Fetched for later pages and not applied to this one. */
const isForLater = (link: string): boolean => attribute(link, 'media') === 'not all';

/**
 * The page of somebody whose browser runs no script: none in it, what stands in for it shown, nothing fetched for it.
 * Data in scripts stays.
 */
export const withoutScript = (html: string): string =>
  html
    .replace(SCRIPT, (whole, attributes: string) => (DATA_SCRIPT.test(attributes) ? whole : ''))
    .replace(NOSCRIPT, '$1')
    .replace(LINK, (link) => (isScriptHint(link) ? '' : link.replace(HANDLER, '')));

/** The addresses of the style sheets that apply to a document. */
export const sheetsOf = (html: string): string[] => [
  ...new Set(
    [...html.matchAll(LINK)]
      .map(([link]) => link)
      .flatMap((link) => (isSheet(link) && !isForLater(link) ? (attribute(link, 'href') ?? []) : [])),
  ),
];

/** The styles that stand in a document. */
export const stylesIn = (html: string): string =>
  (html.match(STYLE) ?? []).map((style) => style.replace(/^<style\b[^>]*>|<\/style>$/g, '')).join('');

/**
 * The page without script and with all its styles in its head: those that stand in it, then these of the sheets it asks
 * for.
 */
export function withStyles(html: string, sheets: string): string {
  const bare = withoutScript(html)
    .replace(STYLE, '')
    .replace(LINK, (link) => (isSheet(link) || attribute(link, 'as') === 'style' ? '' : link));
  return bare.replace('</head>', () => `<style>${stylesIn(html)}${sheets}</style></head>`);
}
