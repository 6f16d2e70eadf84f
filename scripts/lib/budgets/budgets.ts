import { createHash } from 'node:crypto';
import { brotliCompressSync, constants } from 'node:zlib';

const KIB = 1024;

/**
 * What the pages of the shop may weigh at most, whatever is built into them. Bytes as they travel: compressed with
 * brotli.
 */
export const BUDGETS = {
  /** JavaScript of one page, and of all pages together, and CSS of one: files compressed once, as well as it goes. */
  jsBytes: 100 * KIB,
  allJsBytes: 170 * KIB,
  cssBytes: 15 * KIB,
  /** Styles that stand in a document: those of its first screen. */
  firstCssBytes: 6 * KIB,
  /**
   * One piece of the bundle, which is evaluated in one go, and how many an area may have on average: a page loads the
   * few it uses.
   */
  pieceBytes: 12 * KIB,
  piecesOfAnArea: 2,
  /** The piece that is React itself. */
  reactBytes: 60 * KIB,
  /** HTML of a category of fifty products, compressed on its way. */
  htmlBytes: 25_000,
  /**
   * Requests of a first visit to a category, everything included, on a phone or a tablet. Its scripts are seven files, so
   * that React is none of what runs before it is wanted, and no piece is longer than a phone reads in a moment.
   */
  requests: 28,
  /** The same on a desk, where four columns show more pictures. */
  requestsOnDesk: 30,
  /** Elements of a category of fifty products, and of one card on average. */
  elements: 1_100,
  cardElements: 14,
} as const;

/** One measured figure, a row of the table of bounds by its name. */
export interface Figure {
  name: string;
  unit: 'bytes' | 'number';
  value: number;
  /** What it may be at most by the budgets of pages, wherever its bound stands. */
  most?: number;
  /** How much of its bound it may fall short of before the bound has to follow; without it what its unit says. */
  slack?: number;
  /** What a further area of the shop may add to it. */
  perArea?: number;
  /** Whether it comes out differently from one run to the next: only its budget holds then. */
  varies?: true;
}

const BEST_QUALITY = 11;
/** What a network compresses a page with that it has not seen before. */
const ON_THE_WAY_QUALITY = 5;

const compressed = (content: Uint8Array, quality: number): number =>
  brotliCompressSync(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength },
  }).byteLength;

const weighed = new Map<string, number>();

/** Bytes of a file of the build as it travels; what many pages ask for is compressed once. */
export function fileBytes(content: Uint8Array): number {
  const key = createHash('sha256').update(content).digest('base64');
  const bytes = weighed.get(key) ?? compressed(content, BEST_QUALITY);
  weighed.set(key, bytes);
  return bytes;
}

/** Bytes of a rendered page as it travels. */
export const pageBytes = (html: string): number => compressed(new TextEncoder().encode(html), ON_THE_WAY_QUALITY);

/** Whether a figure is beyond its budget. */
export const isOver = ({ value, most }: Figure): boolean => most !== undefined && value > most;

/** An amount for people: bytes from ten thousand on in KiB. */
function shown(unit: Figure['unit'], amount: number): string {
  const rounded = Math.round(amount * 10) / 10;
  if (unit === 'number') return String(rounded);
  return amount < 10 * KIB ? `${Math.round(amount)} B` : `${(amount / KIB).toFixed(1)} KiB`;
}

/** A line for people: what, how much of how much it may be by its bound, or by its budget. */
export const figureLine = (figure: Figure, bound: number | undefined = figure.most): string => {
  const { name, unit, value } = figure;
  const isBeyond = isOver(figure) || (bound !== undefined && value > bound);
  return `${isBeyond ? '✗' : '✓'} ${name.padEnd(36)} ${shown(unit, value).padStart(10)}${bound === undefined ? '' : ` de ${shown(unit, bound)}`}`;
};
