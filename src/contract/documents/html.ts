import { Parser } from 'htmlparser2';
import { once } from '../../domain/once';
import { canonicalPath } from '../../domain/url';
import { MAX_HTML_LENGTH } from './clean';
import { escapeHtml } from './escape-html';
import { read } from './lenient';
import { plainOf } from './plain';

/** Size at which pictures of content pages are shown, in pixels. */
const MEDIA_SIZE = 1024;
const DIRECTIVE = /\{\{\s*(\/?\w*)([^{}]*)\}\}/g;
const URL_PARAMETER = /\b(?:direct_)?url\s*=\s*(?:"([^"]*)"|'([^']*)'|&quot;(.*?)&quot;)/;

function pathOf(parameters: string): string | null {
  const [, double, single, encoded] = URL_PARAMETER.exec(parameters) ?? [];
  const url = double ?? single ?? encoded;
  if (url === undefined || /^\s*(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(url)) return null;
  const [bare = '', query] = url.split('?', 2);
  const path = canonicalPath(bare.trim());
  return path && query ? `${path}?${new URLSearchParams(query)}` : path;
}

/**
 * HTML with the directives of a CMS resolved: {{store url="x"}} to a path of the store view, {{media url="x"}} to a
 * picture's path. Every other directive is dropped. The result still has to be sanitised.
 */
const resolveDirectives = (html: string, prefix = ''): string =>
  html.replace(DIRECTIVE, (_, name: string, parameters: string) => {
    if (name !== 'store' && name !== 'media') return '';
    const path = pathOf(parameters);
    if (path === null) return '';
    if (name === 'media') return `/media/${MEDIA_SIZE}${path}`;
    return prefix && path === '/' ? prefix : `${prefix}${path}`;
  });

const MAX_DEPTH = 60;
const MAX_SPAN = 100;
const ALLOWED = new Set(
  'a abbr b blockquote br caption code dd del div dl dt em figcaption figure h2 h3 h4 h5 h6 hr i img ins li mark ol p pre q s small span strong sub sup table tbody td tfoot th thead tr u ul'.split(
    ' ',
  ),
);
/** The page itself has the only first heading. */
const RENAMED: ReadonlyMap<string, string> = new Map([
  ['h1', 'h2'],
  ['strike', 's'],
  ['center', 'div'],
]);
/** Left out together with what is inside; of any other unknown element the text stays. */
const DROPPED = new Set(
  'script style iframe frame frameset object embed applet noscript noembed noframes template svg math textarea select button title head xmp plaintext video audio canvas map'.split(
    ' ',
  ),
);
const VOID = new Set(['br', 'hr', 'img']);
const LINK_SCHEMES = new Set(['http', 'https', 'mailto', 'tel']);
const IMAGE_SCHEMES = new Set(['http', 'https']);

/**
 * An address whose scheme is one of `schemes`, or a relative one; browsers read over blanks and control characters, so
 * they go first.
 */
function safeUrl(value: string | undefined, schemes: ReadonlySet<string>): string | null {
  const url = value?.replace(/[\p{Cc}\p{Z}]/gu, '') ?? '';
  const [, scheme] = /^([^/?#]*?):/.exec(url) ?? [];
  if (url === '' || (scheme !== undefined && !schemes.has(scheme.toLowerCase()))) return null;
  return url.toWellFormed();
}

const digits = (value: string | undefined, most: number): string | null =>
  value !== undefined && /^\d{1,4}$/.test(value) && Number(value) <= most ? value : null;

function linkAttributes({ href, title, target }: Record<string, string>): Record<string, string | null | undefined> {
  const url = safeUrl(href, LINK_SCHEMES);
  const external = url !== null && /^(?:https?:)?[/\\]{2}/i.test(url);
  return {
    href: url,
    title,
    rel: external ? 'noopener noreferrer' : null,
    target: external && target === '_blank' ? target : null,
  };
}

function attributesOf(name: string, given: Record<string, string>): Record<string, string | null | undefined> {
  switch (name) {
    case 'a':
      return linkAttributes(given);
    case 'img':
      return {
        src: safeUrl(given.src, IMAGE_SCHEMES),
        alt: given.alt ?? '',
        title: given.title,
        width: digits(given.width, 4096),
        height: digits(given.height, 4096),
        loading: 'lazy',
      };
    case 'td':
    case 'th':
      return {
        colspan: digits(given.colspan, MAX_SPAN),
        rowspan: digits(given.rowspan, MAX_SPAN),
        scope: /^(?:row|col)$/.test(given.scope ?? '') ? given.scope : null,
      };
    case 'abbr':
      return { title: given.title };
    default:
      return {};
  }
}

const openingTag = (name: string, attributes: Record<string, string | null | undefined>): string => {
  const written = Object.entries(attributes).flatMap(([key, value]) =>
    value === null || value === undefined ? [] : ` ${key}="${escapeHtml(value)}"`,
  );
  return `<${name}${written.join('')}>`;
};

/**
 * HTML of a document with only what the one allow-list admits: structure, text, links with rel, pictures from http(s)
 * or a relative path. Directives of a CMS are resolved, `prefix` being the path prefix of the store view. Written anew
 * from what was parsed, so always balanced.
 */
export function sanitiseHtml(html: string, prefix = ''): string {
  const out: string[] = [];
  /** Name each open element is closed with, null for one that was not written. */
  const open: (string | null)[] = [];
  let dropped = 0;
  const parser = new Parser({
    onopentag(tag, given) {
      const name = RENAMED.get(tag) ?? tag;
      if (DROPPED.has(tag)) dropped += 1;
      const attributes = attributesOf(name, given);
      const written =
        dropped === 0 && ALLOWED.has(name) && open.length < MAX_DEPTH && !(name === 'img' && !attributes.src);
      if (written) out.push(openingTag(name, attributes));
      open.push(written && !VOID.has(name) ? name : null);
    },
    ontext(text) {
      if (dropped === 0) out.push(escapeHtml(text.replace(/[^\P{Cc}\n\t]/gu, '')));
    },
    onclosetag(tag) {
      const name = open.pop();
      if (name) out.push(`</${name}>`);
      if (DROPPED.has(tag)) dropped -= 1;
    },
  });
  parser.write(resolveDirectives(html.slice(0, MAX_HTML_LENGTH), prefix));
  parser.end();
  return out.join('').toWellFormed().trim();
}

const TAG = /<\/?[a-z][^<>]*>/i;
const ESCAPED_TAG = /&(?:amp;)?lt;\/?(?:p|br|div|span|ul|ol|li|strong|b|em|i|h[1-6]|a|img|table)\b/i;
/** Escaping that went over a text twice. */
const MOST_ESCAPES = 2;

/** HTML that was escaped once too often as the HTML it was; anything with a tag of its own stays as it is. */
function unescaped(html: string): string {
  let text = html;
  for (let times = 0; times < MOST_ESCAPES && !TAG.test(text) && ESCAPED_TAG.test(text); times += 1)
    text = plainOf(text);
  return text;
}

/** HTML of a field, sanitised, also where it came escaped ("&lt;p&gt;"); undefined where there is none. */
export const htmlOf = (value: unknown, prefix = ''): string | undefined =>
  typeof value === 'string' ? sanitiseHtml(unescaped(value), prefix) : undefined;

/** An HTML field of a schema, already sanitised by htmlOf. */
export const htmlIfAny = once(() => read((value) => (typeof value === 'string' ? value : undefined)));
