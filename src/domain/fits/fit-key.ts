import type { Opening } from './passage';
import { edgesOf, type Size, type Thing } from './thing';

/**
 * A thing as a text that a database compares: its edges in millimetres with four digits each, the shortest first, and
 * behind them those of its parts, where they are told. What is told only in parts is whole as large as no door.
 */
const DIGITS = 4;
const LARGER_THAN_ANY = '9'.repeat(3 * DIGITS);

const keyOf = (size: Size): string =>
  edgesOf(size)
    .map((edge) => String(edge).padStart(DIGITS, '0'))
    .join('');

export const fitKey = ({ size, parts }: Thing): string =>
  (size ? keyOf(size) : LARGER_THAN_ANY) + (parts ? keyOf(parts) : '');

function sizeAt(key: string, start: number): Size | null {
  const [width, depth, height] = [0, 1, 2].map((index) =>
    Number(key.slice((start + index) * DIGITS, (start + index + 1) * DIGITS)),
  ) as [number, number, number];
  return width > 0 && key.length >= (start + 3) * DIGITS ? { width, depth, height } : null;
}

/** The thing a key was written of, its shortest edge first; null for any other text. */
export function thingOfKey(key: string): Thing | null {
  if (!/^(?:\d{12}|\d{24})$/.test(key)) return null;
  const size = key.startsWith(LARGER_THAN_ANY) ? null : sizeAt(key, 0);
  const parts = sizeAt(key, 3);
  return size ? { size, parts } : parts && { size: null, parts };
}

/** A key's part as SQL: the edge in this place, as text of four digits. */
export const edgeSql = (key: string, place: number): string => `substr(${key}, ${place * DIGITS + 1}, ${DIGITS})`;

/** A length as an edge of a key is written. */
export const edgeText = (length: number): string => String(Math.min(length, 9998)).padStart(DIGITS, '0');

/** Edges of a door, the shorter first. */
export const doorEdges = ({ width, height }: Opening): [number, number] =>
  width < height ? [width, height] : [height, width];
