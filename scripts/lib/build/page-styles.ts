import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { type SelectorComponent, transform } from 'lightningcss';
import { lateStylesOf, SHARED, STYLE_SETS, type StyleSet, someStylesOf } from '../../../src/pages/page-styles.ts';
import { at } from '../paths.mjs';
import { tokensShortened } from './short-tokens.ts';

/** major << 16 | minor << 8: the browsers Vite builds for ("baseline-widely-available"). */
const BROWSERS = {
  chrome: 111 << 16,
  edge: 111 << 16,
  firefox: 114 << 16,
  safari: (16 << 16) | (4 << 8),
  ios_saf: (16 << 16) | (4 << 8),
};

const MARK_LENGTH = 12;

/** The style file of a product's card. */
const CARD = 'ui/card.css';
/** The one that declares the tokens of the house. */
const TOKENS = 'ui/tokens.css';

/** Styles that may stand in a document. */
export interface InlineStyles {
  text: string;
  /** The texts of its files, which together are the text. */
  parts: readonly string[];
  /** Hash of the text as a Content-Security-Policy names it: 'sha256-…' with its quotes. */
  hash: string;
}

/** Styles as a file of the build, named by their content. */
export interface StyleFile {
  text: string;
  fileName: string;
  mark: string;
}

/** Styles of those pages of a kind in whose HTML this is found. */
export interface StylesWhere extends InlineStyles {
  holds: RegExp;
}

export interface PageStyles {
  /** What every page needs first: in the document, or as the file a browser keeps. */
  shared: InlineStyles & StyleFile;
  sets: Record<StyleSet, { first: InlineStyles; late: StyleFile; hasCards: boolean; where: StylesWhere[] }>;
  /** By file, each one that stands in no set: rows of routes name them. */
  own: Record<string, InlineStyles>;
}

/** The files in this order as one text, small, for the browsers of the shop. Throws on what is no CSS. */
export function minified(files: readonly string[], read: (file: string) => string): string {
  const code = files.map(read).join('\n');
  return new TextDecoder().decode(
    transform({ filename: files.join(' '), code: new TextEncoder().encode(code), minify: true, targets: BROWSERS })
      .code,
  );
}

/** A group of rules of which none is left. */
const EMPTY = /@media[^{}]*\{\}/g;

const isTouch = (one: SelectorComponent): boolean =>
  one.type === 'pseudo-class' && (one.kind === 'hover' || one.kind === 'active');

/**
 * Of styles that were made small: the rules that only count under a pointer, or all the others. A rule of both a touch and
 * a state is one of the others.
 */
export function parted(styles: string, isTouched: boolean): string {
  const { code } = transform({
    filename: 'parted.css',
    code: new TextEncoder().encode(styles),
    minify: true,
    visitor: {
      Rule: {
        style: ({ value }) =>
          value.selectors.every((selector) => selector.some(isTouch)) === isTouched ? undefined : [],
      },
    },
  });
  return new TextDecoder().decode(code).replaceAll(EMPTY, '');
}

const sha256 = (text: string) => createHash('sha256').update(text);

/** File by file, so that the Worker holds each once whatever pages need it. */
function inline(files: readonly string[], written: (files: readonly string[]) => string): InlineStyles {
  const parts = files.map((file) => written([file]));
  const text = parts.join('');
  return { text, parts, hash: `'sha256-${sha256(text).digest('base64')}'` };
}

function file(name: string, text: string): StyleFile {
  const mark = sha256(text).digest('hex').slice(0, MARK_LENGTH);
  return { text, fileName: `assets/${name}-${mark}.css`, mark };
}

const inSets: ReadonlySet<string> = new Set(
  [SHARED, ...Object.values(STYLE_SETS)].flatMap(({ first, late, where = {} }) => [
    ...first,
    ...late,
    ...Object.keys(where),
  ]),
);

/** Style files under src/ that stand in no set, in the order of their names. */
export const ownFiles = (): string[] =>
  globSync('**/*.css', { cwd: at('src') })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => !inSets.has(name))
    .sort();

/** What finds one of these in HTML, where values of one word may stand without quotes. */
export const foundBy = (holds: readonly string[]): RegExp =>
  new RegExp(holds.map((text) => text.replace(/="/, '="?').replace(/"$/, '(?=["\\s>])')).join('|'));

const readSource = (path: string): string => readFileSync(at(`src/${path}`), 'utf8');

/**
 * Makes the styles of all pages out of the table in src/pages/page-styles.ts and the files it leaves to rows of routes;
 * the same sources make the same bytes. What of the first styles only counts under a pointer
 * comes late, before the late files. `isBuilt` where tokens have short names, as no developer looks at them.
 */
export function bundlePageStyles(read: (path: string) => string = readSource, isBuilt = true): PageStyles {
  const shortened = isBuilt ? tokensShortened(read(TOKENS)) : (styles: string) => styles;
  const written = (files: readonly string[]) => shortened(minified(files, read));
  const untouched = (files: readonly string[]) => parted(written(files), false);
  const touched = (files: readonly string[]) => parted(written(files), true);
  const shared = inline(SHARED.first, untouched);
  const sets = Object.entries(STYLE_SETS).map(([name, set]) => [
    name,
    {
      first: inline(set.first, untouched),
      late: file('late', touched([...SHARED.first, ...set.first]) + written(lateStylesOf(set))),
      hasCards: set.first.includes(CARD),
      where: Object.entries(someStylesOf(set)).map(([name, holds]) => ({
        ...inline([name], written),
        holds: foundBy(holds),
      })),
    },
  ]);
  return {
    shared: { ...shared, ...file('shop', shared.text) },
    sets: Object.fromEntries(sets) as PageStyles['sets'],
    own: Object.fromEntries(ownFiles().map((name) => [name, inline([name], written)])),
  };
}

/** Every file of the build that has styles; pages that need the same ones later have one file. */
export function styleFiles({ shared, sets }: PageStyles): StyleFile[] {
  const files = [shared, ...Object.values(sets).map(({ late }) => late)];
  return [...new Map(files.map((one) => [one.fileName, one])).values()];
}
