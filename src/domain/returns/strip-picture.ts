import { stripHeic } from './strip-heic';

/** Media types of pictures that browsers send. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/heic', 'image/heif'] as const;

const ascii = (bytes: Uint8Array, at: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + length));

const joined = (parts: readonly Uint8Array[]): Uint8Array => {
  const whole = new Uint8Array(parts.reduce((size, { length }) => size + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
};

/** Parts of a file that a picture has at most; each costs memory of its own. Pictures of phones have some hundreds. */
const MOST_PARTS = 20_000;

const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

const [RESTART, JPEG_START, JPEG_SCAN, JPEG_END] = [0xd0, 0xd8, 0xda, 0xd9];
const [APP0, APP1, APP2, APP14, APP15, COMMENT] = [0xe0, 0xe1, 0xe2, 0xee, 0xef, 0xfe];
/** Segments of an application that say how the picture is to be shown: JFIF, colours, Adobe's transform. */
const SHOWN = [APP0, APP2, APP14];
const ORIENTATION = 0x0112;
const EXIF = 'Exif\0\0';
const MOST_ORIENTATIONS = 8;

/** Which way up an Exif block says a picture is, 1 for none. `tiff` is where its header stands. */
function orientationIn(bytes: Uint8Array, tiff: number, end: number): number {
  const view = viewOf(bytes);
  const little = ascii(bytes, tiff, 2) === 'II';
  if (tiff + 8 > end) return 1;
  const first = tiff + view.getUint32(tiff + 4, little);
  if (first + 2 > end) return 1;
  const count = view.getUint16(first, little);
  for (let entry = first + 2, left = count; left > 0 && entry + 12 <= end; entry += 12, left -= 1) {
    if (view.getUint16(entry, little) !== ORIENTATION) continue;
    const said = view.getUint16(entry + 8, little);
    return said >= 1 && said <= MOST_ORIENTATIONS ? said : 1;
  }
  return 1;
}

/** An Exif segment that says which way up the picture is, and nothing else. */
const exifOf = (orientation: number): Uint8Array => {
  const tiff = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0];
  const length = 2 + EXIF.length + tiff.length;
  return new Uint8Array([0xff, APP1, length >> 8, length & 0xff, ...new TextEncoder().encode(EXIF), ...tiff]);
};

/** Where the data of a scan that begins at `from` ends: at the next marker that is no restart; null where none comes. */
function scanEnd(bytes: Uint8Array, from: number): number | null {
  for (let at = from; at + 1 < bytes.length; at += 1) {
    const next = bytes[at + 1] ?? 0;
    const isData = next === 0 || next === 0xff || (next >= RESTART && next < JPEG_START);
    if (bytes[at] === 0xff && !isData) return at;
  }
  return null;
}

/** What of one segment is kept. */
function keptOf(bytes: Uint8Array, marker: number, at: number, end: number): Uint8Array[] {
  if (marker === APP1 && ascii(bytes, at + 4, EXIF.length) === EXIF) {
    const orientation = orientationIn(bytes, at + 4 + EXIF.length, end);
    return orientation > 1 ? [exifOf(orientation)] : [];
  }
  const isBeside = (marker >= APP0 && marker <= APP15 && !SHOWN.includes(marker)) || marker === COMMENT;
  // The index of several pictures in one file stands under the number of the colours.
  const isIndex = marker === APP2 && ascii(bytes, at + 4, 4) === 'MPF\0';
  return isBeside || isIndex ? [] : [bytes.subarray(at, end)];
}

/**
 * A JPEG without what its camera and programs wrote beside the picture, but which way up it is; null for none. Behind
 * its end phones put further pictures, with all of that: they go too.
 */
function stripJpeg(bytes: Uint8Array): Uint8Array | null {
  const kept: Uint8Array[] = [bytes.subarray(0, 2)];
  const view = viewOf(bytes);
  for (let at = 2; at + 2 <= bytes.length && kept.length < MOST_PARTS; ) {
    const marker = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0xff) return null;
    if (marker === JPEG_END) return joined([...kept, bytes.subarray(at, at + 2)]);
    const head = at + 4 > bytes.length ? null : at + 2 + view.getUint16(at + 2);
    const end = marker === JPEG_SCAN && head !== null ? scanEnd(bytes, head) : head;
    if (end === null || end > bytes.length) return null;
    kept.push(...keptOf(bytes, marker, at, end));
    at = end;
  }
  return null;
}

const PNG_START = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const PNG_BESIDE = ['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME'];

/** A PNG without texts, times and Exif; null for a broken one. */
function stripPng(bytes: Uint8Array): Uint8Array | null {
  const kept: Uint8Array[] = [bytes.subarray(0, PNG_START.length)];
  const view = viewOf(bytes);
  for (let at = PNG_START.length; at + 12 <= bytes.length && kept.length < MOST_PARTS; ) {
    const end = at + 12 + view.getUint32(at);
    const type = ascii(bytes, at + 4, 4);
    if (end > bytes.length) return null;
    if (!PNG_BESIDE.includes(type)) kept.push(bytes.subarray(at, end));
    if (type === 'IEND') return joined(kept);
    at = end;
  }
  return null;
}

const RIFF_HEAD = 12;
const WEBP_BESIDE = ['EXIF', 'XMP '];
/** Flags of VP8X that say there is such a chunk. */
const NOT_BESIDE = ~0b0000_1100;

/** A WebP without Exif and XMP; null for a broken one. */
function stripWebp(bytes: Uint8Array): Uint8Array | null {
  const kept: Uint8Array[] = [];
  const view = viewOf(bytes);
  const riff = Math.min(bytes.length, 8 + view.getUint32(4, true));
  for (let at = RIFF_HEAD; at + 8 <= riff && kept.length <= MOST_PARTS; ) {
    const size = view.getUint32(at + 4, true);
    const end = at + 8 + size + (size % 2);
    const type = ascii(bytes, at, 4);
    if (at + 8 + size > bytes.length) return null;
    const chunk = bytes.slice(at, end);
    if (type === 'VP8X') chunk[8] = (chunk[8] ?? 0) & NOT_BESIDE;
    if (!WEBP_BESIDE.includes(type)) kept.push(chunk);
    at = end;
  }
  if (kept.length === 0 || kept.length > MOST_PARTS) return null;
  const whole = joined([bytes.slice(0, RIFF_HEAD), ...kept]);
  viewOf(whole).setUint32(4, whole.length - 8, true);
  return whole;
}

/** A picture as it is kept: what it really is, and its bytes. */
export interface Stripped {
  type: (typeof PICTURE_TYPES)[number];
  bytes: Uint8Array;
}

const stripped = (type: Stripped['type'], bytes: Uint8Array | null): Stripped | null => bytes && { type, bytes };

/**
 * A picture without where and when it was taken and by what: none of the blocks beside the picture itself stays. By its
 * bytes, whatever it is said to be; null for what is no picture of these types, or a broken one.
 */
export function stripPicture(bytes: Uint8Array): Stripped | null {
  if (bytes.length < 16) return null;
  if (bytes[0] === 0xff && bytes[1] === JPEG_START) return stripped('image/jpeg', stripJpeg(bytes));
  if (PNG_START.every((byte, at) => bytes[at] === byte)) return stripped('image/png', stripPng(bytes));
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 4) === 'WEBP') return stripped('image/webp', stripWebp(bytes));
  if (ascii(bytes, 4, 4) === 'ftyp') return stripped('image/heic', stripHeic(bytes));
  return null;
}
