import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { transform } from 'lightningcss';
import { lateStylesOf, SHARED, STYLE_SETS, type StyleSet } from '../../../src/pages/page-styles.ts';
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

/** Styles of those pages of a kind whose HTML holds one of these. */
export interface StylesWhere extends InlineStyles {
  holds: readonly string[];
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

const readSource = (path: string): string => readFileSync(at(`src/${path}`), 'utf8');

/**
 * Makes the styles of all pages out of the table in src/pages/page-styles.ts and the files it leaves to rows of routes;
 * the same sources make the same bytes. `isBuilt` where tokens have short names, as no developer looks at them.
 */
export function bundlePageStyles(read: (path: string) => string = readSource, isBuilt = true): PageStyles {
  const shortened = isBuilt ? tokensShortened(read(TOKENS)) : (styles: string) => styles;
  const written = (files: readonly string[]) => shortened(minified(files, read));
  const shared = inline(SHARED.first, written);
  const sets = Object.entries(STYLE_SETS).map(([name, set]) => [
    name,
    {
      first: inline(set.first, written),
      late: file('late', written(lateStylesOf(set))),
      hasCards: set.first.includes(CARD),
      where: Object.entries(set.where ?? {}).map(([name, holds]) => ({ ...inline([name], written), holds })),
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
