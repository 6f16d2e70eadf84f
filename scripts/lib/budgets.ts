import { brotliCompressSync, constants } from 'node:zlib';
import type { StyleSet } from '../../src/pages/page-styles.ts';

const KIB = 1024;

/** What the pages of the shop may weigh at most. Bytes as they travel: compressed with brotli. */
export const BUDGETS = {
  /** JavaScript and CSS of one page: files that are compressed once, as well as it goes. */
  jsBytes: 85 * KIB,
  cssBytes: 15 * KIB,
  /** Styles that stand in a document: those of its first screen. */
  firstCssBytes: 6 * KIB,
  /** One piece of the bundle, which is evaluated in one go, and how many there are in all: a page loads the few it uses. */
  pieceBytes: 12 * KIB,
  pieces: 40,
  /** HTML of a category of fifty products, compressed on its way. */
  htmlBytes: 25_000,
  /** Requests of a first visit to a category, everything included, on a phone or a tablet. */
  requests: 25,
  /** The same on a desk, where four columns show more pictures. */
  requestsOnDesk: 27,
  /** Elements of a category of fifty products, and of one card on average. */
  elements: 1_100,
  cardElements: 14,
} as const;

/** The pages the budgets of JavaScript and CSS hold for. */
export const PAGES = ['home', 'category', 'product'] as const;
export type PageName = (typeof PAGES)[number];

/** One measured figure against its budget. */
export interface Figure {
  page: PageName | StyleSet | 'shop';
  what: 'JavaScript' | 'CSS' | 'first CSS' | 'HTML' | 'requests' | 'pieces' | 'largest' | 'elements' | 'card';
  value: number;
  limit: number;
}

const BEST_QUALITY = 11;
/** What a network compresses a page with that it has not seen before. */
const ON_THE_WAY_QUALITY = 5;

const compressed = (content: Uint8Array, quality: number): number =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength } }).byteLength;

/** Bytes of a file of the build as it travels. */
export const fileBytes = (content: Uint8Array): number => compressed(content, BEST_QUALITY);

/** Bytes of a rendered page as it travels. */
export const pageBytes = (html: string): number => compressed(new TextEncoder().encode(html), ON_THE_WAY_QUALITY);

export const isOver = ({ value, limit }: Figure): boolean => value > limit;

/** Figures that are numbers of things; all others are bytes. */
const NUMBERS: ReadonlySet<Figure['what']> = new Set(['requests', 'pieces', 'elements', 'card']);

const shown = ({ what }: Figure, amount: number): string => (NUMBERS.has(what) ? String(Math.round(amount * 10) / 10) : `${(amount / KIB).toFixed(1)} KiB`);

/** A line for people: page, what, how much of how much. */
export const figureLine = (figure: Figure): string =>
  `${isOver(figure) ? '✗' : '✓'} ${figure.page.padEnd(9)} ${figure.what.padEnd(10)} ${shown(figure, figure.value).padStart(9)} de ${shown(figure, figure.limit)}`;
