import { type CSSProperties, Fragment, type FunctionComponent, isValidElement, type ReactNode } from 'react';
import { cachedMarkup, isCached } from './cached';

export type MarkupProps = Record<string, unknown> & {
  children?: ReactNode;
  dangerouslySetInnerHTML?: { __html: string };
};

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' };
const VOID = new Set(['br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr']);
/** Scripts, and what React writes in ways of its own; a select says which option is selected on the option. */
const REFUSED = new Set(['style']);
/** Scripts that run nothing: data for search engines and components, made safe by JsonLd and Data. */
const DATA: readonly unknown[] = ['application/ld+json', 'application/json'];
/** Names that differ in HTML; every other attribute is written as JSX names it, HTML reads it in any case. */
const NAMES: Record<string, string> = {
  className: 'class',
  htmlFor: 'for',
  httpEquiv: 'http-equiv',
  acceptCharset: 'accept-charset',
  defaultChecked: 'checked',
  defaultValue: 'value',
  strokeWidth: 'stroke-width',
  strokeLinecap: 'stroke-linecap',
  strokeLinejoin: 'stroke-linejoin',
  strokeDasharray: 'stroke-dasharray',
  fontSize: 'font-size',
  textAnchor: 'text-anchor',
};
/** Attributes that say "false" in words. */
const IN_WORDS = new Set(['spellCheck', 'draggable', 'contentEditable']);
const ADDRESSES = new Set(['href', 'src', 'action', 'formAction']);
const SCRIPT_ADDRESS = /^[^a-z/?#.]*j\s*a\s*v\s*a\s*s\s*c\s*r\s*i\s*p\s*t\s*:/i;

/**
 * Whether markup is written in as few characters as are read as the same elements: in a build alone, as whatever reads a
 * text of sources looks for attributes in quotes.
 */
const isLean = (): boolean => import.meta.env.PROD;

/**
 * Attributes that are written without quotes around what has no blank in it. No other is: some rules and scripts find
 * attributes in the text of a page by their quotes.
 */
const BARE_NAMES: ReadonlySet<string> = new Set([
  'action',
  'aria-current',
  'aria-describedby',
  'aria-hidden',
  'aria-label',
  'aria-labelledby',
  'aria-pressed',
  'autoComplete',
  'class',
  'content',
  'data-arrives',
  'data-cents',
  'data-live',
  'data-step',
  'data-toggle',
  'enterKeyHint',
  'fetchPriority',
  'for',
  'formAction',
  'height',
  'href',
  'id',
  'inputMode',
  'loading',
  'max',
  'maxLength',
  'method',
  'min',
  'name',
  'popover',
  'popoverTarget',
  'property',
  'rel',
  'role',
  'src',
  'srcSet',
  'style',
  'title',
  'translate',
  'type',
  'value',
  'width',
]);

/** What may stand without quotes: whatever else has a meaning in a tag, entities and types of data are not in it. */
const BARE = String.raw`(?!application/)[\p{L}\d_./#:;,%?!()*$@~|-]+`;
const IS_BARE = new RegExp(`^${BARE}$`, 'u');

const ATTRIBUTE = new RegExp(` (${[...BARE_NAMES].join('|')})="(${BARE})"`, 'gu');
/** Attributes that may stand without a value. */
const EMPTY =
  / ((?:alt|checked|disabled|hidden|multiple|open|popover|readOnly|required|selected|value)|data-[a-z-]+)=""/g;
/** A tag with its attributes; React writes no `>` into one. Those of drawings keep their quotes and their ends. */
const TAG = /<(?!path\b)[a-z][\w-]* [^<>]*>/g;
const VOID_END = /(?<=^<(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)\b.*)\/>$/s;

/** Whether the value of an attribute, as HTML calls it, stands without quotes. */
const isBare = (name: string, value: string): boolean => isLean() && BARE_NAMES.has(name) && IS_BARE.test(value);

/** An attribute that is true by standing there. */
const trueMarkup = (name: string): string => (isLean() ? ` ${name}` : ` ${name}=""`);

/** How an element without content ends that HTML knows as such. */
const voidEnd = (): string => (isLean() ? '>' : '/>');

/** A path of a drawing, closed in itself: its last attribute has quotes. */
const pathMarkup = (begun: string): string => (isLean() && begun.endsWith('"') ? `${begun}/>` : `${begun}></path>`);

/**
 * How an element with content ends. An item of a list has no end, which the next one or the end of the list says as well:
 * left out here, where it is a few characters, for a list is as long as a page.
 */
const endMarkup = (tag: string): string => (tag === 'li' && isLean() ? '' : `</${tag}>`);

const SPECIAL = /[&<>"']/;
const TO_ESCAPE = /[&<>"']/g;
/** In single quotes, which JSON has hardly any of. */
const TO_ESCAPE_QUOTED = /[&<>']/g;

const escaped = (text: string, what = TO_ESCAPE): string =>
  SPECIAL.test(text) ? text.replace(what, (character) => ENTITIES[character] ?? character) : text;

/** Data stands in single quotes; what looks like an attribute does not, so that no text can be taken for an island. */
function quoted(text: string): string {
  if (!SPECIAL.test(text)) return `"${text}"`;
  return text.includes('"') && !text.includes('="') ? `'${escaped(text, TO_ESCAPE_QUOTED)}'` : `"${escaped(text)}"`;
}

const cssName = (name: string): string =>
  name.startsWith('--') ? name : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function style(rules: CSSProperties): string {
  const written = Object.entries(rules).flatMap(([name, value]) =>
    value || value === 0 ? `${cssName(name)}:${String(value).trim()}` : [],
  );
  const text = written.join(';');
  return text === '' ? '' : ` style=${isBare('style', text) ? text : quoted(text)}`;
}

const isInWords = (name: string): boolean => name.startsWith('aria-') || name.startsWith('data-') || IN_WORDS.has(name);

function attribute(name: string, value: unknown): string {
  if (value === undefined || value === null || name === 'children' || name === 'dangerouslySetInnerHTML') return '';
  if (name === 'style') return style(value as CSSProperties);
  if (typeof value === 'function' || typeof value === 'object' || typeof value === 'symbol')
    throw new TypeError(`${name} cannot be written as markup`);
  const written = NAMES[name] ?? name;
  if (typeof value === 'boolean' && !isInWords(written)) return value ? trueMarkup(written) : '';
  const text = String(value);
  if (ADDRESSES.has(name) && SCRIPT_ADDRESS.test(text)) return ` ${written}="#"`;
  if (text === '' && isLean()) return ` ${written}`;
  return ` ${written}=${isBare(written, text) ? text : quoted(text)}`;
}

/** A field of several lines holds its text as content; the line break it begins with is written twice, as one is not read. */
function areaMarkup({ value, defaultValue, ...props }: MarkupProps): string {
  const text = String(value ?? defaultValue ?? '');
  let attributes = '';
  for (const name in props) attributes += attribute(name, props[name]);
  return `<textarea${attributes}>${text.startsWith('\n') ? '\n' : ''}${escaped(text)}</textarea>`;
}

/** An element around what was written of its content. Throws a TypeError for one that is not written as markup. */
export function elementMarkup(tag: string, props: MarkupProps, content: string): string {
  if (
    REFUSED.has(tag) ||
    (tag === 'script' && !DATA.includes(props.type)) ||
    (tag === 'select' && ('value' in props || 'defaultValue' in props))
  )
    throw new TypeError(`<${tag}> is not written as markup`);
  if (tag === 'textarea') return areaMarkup(props);
  let text = `<${tag}`;
  for (const name in props) text += attribute(name, props[name]);
  if (VOID.has(tag)) return `${text}${voidEnd()}`;
  if (tag === 'path') return pathMarkup(text);
  return `${text}>${content}${endMarkup(tag)}`;
}

/** What is no element, as text. Throws a TypeError for what is none either. */
export function textMarkup(node: ReactNode): string {
  if (typeof node === 'string') return escaped(node);
  if (node === undefined || node === null || typeof node === 'boolean') return '';
  if (typeof node === 'number' || typeof node === 'bigint') return String(node);
  throw new TypeError('only elements and texts are written as markup');
}

function write(node: ReactNode): string {
  if (typeof node === 'string') return escaped(node);
  if (Array.isArray(node)) {
    let text = '';
    for (const child of node) text += write(child as ReactNode);
    return text;
  }
  if (!isValidElement<MarkupProps>(node)) return textMarkup(node);
  const { type, props } = node;
  if (typeof type === 'string')
    return elementMarkup(type, props, props.dangerouslySetInnerHTML?.__html ?? write(props.children));
  if (type === Fragment) return write(props.children);
  if (isCached(node)) return cachedMarkup(node.props, write);
  if (typeof type === 'function') return write((type as FunctionComponent<MarkupProps>)(props) as ReactNode);
  throw new TypeError('only plain components are written as markup');
}

let depth = 0;

/** Whether a component is called to be written as markup, not to be rendered by React. */
export const isWritten = (): boolean => depth > 0;

/**
 * HTML of elements that only ever show something, read as what React would write, in fewer characters where it is built: every
 * text and attribute escaped. Components in it are plain functions; islands, event handlers and anything that waits are refused with a TypeError.
 */
export function markup(node: ReactNode): string {
  depth += 1;
  try {
    return write(node);
  } finally {
    depth -= 1;
  }
}

/**
 * HTML as React writes it, in fewer characters that are read as the same elements: attributes without quotes where nobody
 * misses them, what is true without a value, void elements, paths and items of lists without their ends.
 */
export const leanMarkup = (html: string): string =>
  isLean()
    ? html
        .replace(TAG, (tag) => tag.replace(VOID_END, '>').replace(EMPTY, ' $1').replace(ATTRIBUTE, ' $1=$2'))
        .replaceAll('"></path>', '"/>')
        .replaceAll('</li><li', '<li')
        .replaceAll('</li></ul>', '</ul>')
        .replaceAll('</li></ol>', '</ol>')
    : html;
