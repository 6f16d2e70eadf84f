import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { stripPicture } from './strip-picture';

const PLACE = 'GPS 20.97N 89.62W';
const bytes = (...parts: (string | number[] | Uint8Array)[]): Uint8Array =>
  new Uint8Array(
    Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : Buffer.from(part)))),
  );
const big = (value: number, size: number) =>
  Array.from({ length: size }, (_, at) => (value >>> (8 * (size - 1 - at))) & 255);
const little = (value: number) => big(value, 4).reverse();
const says = (picture: Uint8Array | undefined) => Buffer.from(picture ?? []).includes(PLACE);

/** Exif of a picture that lies on its side (6), with where it was taken. */
const exif = (order: 'MM' | 'II') => {
  const number = (value: number, size: number) => (order === 'MM' ? big(value, size) : big(value, size).reverse());
  return bytes(
    ...['Exif\0\0', order, number(42, 2), number(8, 4), number(1, 2), number(0x0112, 2), number(3, 2)],
    ...[number(1, 4), number(6, 2), number(0, 2), number(0, 4), PLACE],
  );
};
const segment = (marker: number, content: Uint8Array) => bytes([0xff, marker], big(content.length + 2, 2), content);
const SCAN = bytes([0xff, 0xda, 0, 4, 1, 1], [0x12, 0xff, 0x00, 0xd9, 0xff, 0xd0, 0x34], [0xff, 0xd9]);

test.each(['MM', 'II'] as const)('of a JPEG (%s) the place goes, and which way up it is stays', (order) => {
  const jfif = segment(0xe0, bytes('JFIF\0\u0001\u0001'));
  const tables = segment(0xdb, bytes(new Array(64).fill(1)));
  const sent = bytes(
    ...[[0xff, 0xd8], jfif, segment(0xe1, exif(order)), segment(0xe1, bytes('http://ns.adobe.com/xap/1.0/\0', PLACE))],
    ...[
      segment(0xe2, bytes('MPF\0', PLACE)),
      segment(0xed, bytes('Photoshop 3.0\0', PLACE)),
      segment(0xfe, bytes(PLACE)),
    ],
    ...[tables, SCAN, PLACE],
  );
  const kept = stripPicture(sent);
  expect([kept?.type, says(sent), says(kept?.bytes)]).toEqual(['image/jpeg', true, false]);
  const upright = [0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0];
  const only = segment(0xe1, bytes('Exif\0\0', 'MM', [0, 42, 0, 0, 0, 8], upright));
  expect(Buffer.from(kept?.bytes ?? [])).toEqual(Buffer.from(bytes([0xff, 0xd8], jfif, only, tables, SCAN)));
});

test('of a PNG texts, time and Exif go, and all that shows it stays', () => {
  const chunk = (type: string, content: Uint8Array) => bytes(big(content.length, 4), type, content, [0, 0, 0, 0]);
  const start = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
  const head = chunk('IHDR', bytes(new Array(13).fill(1)));
  const data = chunk('IDAT', new Uint8Array(deflateSync(Buffer.from([0, 1, 2]))));
  const end = chunk('IEND', bytes());
  const beside = ['eXIf', 'tEXt', 'iTXt', 'zTXt', 'tIME'].map((type) => chunk(type, bytes(PLACE)));
  const kept = stripPicture(bytes(start, head, ...beside, data, end, PLACE));
  expect(kept?.type).toBe('image/png');
  expect(Buffer.from(kept?.bytes ?? [])).toEqual(Buffer.from(bytes(start, head, data, end)));
});

test('of a WebP Exif and XMP go, with the flags that announce them', () => {
  const chunk = (type: string, content: Uint8Array) =>
    bytes(type, little(content.length), content, content.length % 2 ? [0] : []);
  const riff = (...chunks: Uint8Array[]) => {
    const body = bytes('WEBP', ...chunks);
    return bytes('RIFF', little(body.length), body);
  };
  const picture = chunk('VP8 ', bytes([1, 2, 3]));
  const sent = riff(
    chunk('VP8X', bytes([0b0001_1100, 0, 0, 0, 1, 0, 0, 1, 0, 0])),
    picture,
    chunk('EXIF', bytes(PLACE)),
    chunk('XMP ', bytes(PLACE)),
  );
  const kept = stripPicture(sent);
  const still = riff(chunk('VP8X', bytes([0b0001_0000, 0, 0, 0, 1, 0, 0, 1, 0, 0])), picture);
  expect([kept?.type, Buffer.from(kept?.bytes ?? [])]).toEqual(['image/webp', Buffer.from(still)]);
});

test('of a HEIC the item of Exif is zeros, and nothing of the picture moves', () => {
  const box = (type: string, ...content: (string | number[] | Uint8Array)[]) => {
    const inside = bytes(...content);
    return bytes(big(inside.length + 8, 4), type, inside);
  };
  const full = (version: number) => [version, 0, 0, 0];
  const entry = (id: number, type: string) => box('infe', full(2), big(id, 2), big(0, 2), type, [0]);
  const head = box('ftyp', 'heic', [0, 0, 0, 0], 'mif1');
  const pixels = 'PIXELS';
  const of = (from: number) =>
    box(
      'meta',
      full(0),
      box('iinf', full(0), big(2, 2), entry(1, 'hvc1'), entry(2, 'Exif')),
      box(
        'iloc',
        full(0),
        [0x44, 0],
        big(2, 2),
        ...[big(1, 2), big(0, 2), big(1, 2), big(from, 4), big(pixels.length, 4)],
        ...[big(2, 2), big(0, 2), big(1, 2), big(from + pixels.length, 4), big(PLACE.length, 4)],
      ),
    );
  const from = head.length + of(0).length + 8;
  const sent = bytes(head, of(from), box('mdat', pixels, PLACE));
  const kept = stripPicture(sent);
  expect([kept?.type, kept?.bytes.length, says(sent), says(kept?.bytes)]).toEqual([
    'image/heic',
    sent.length,
    true,
    false,
  ]);
  expect(Buffer.from(kept?.bytes ?? []).includes(pixels)).toBe(true);
});

const HUGE = 4 * 1024 * 1024;

/** A HEIC that names as many places as its numbers can say, each of which takes no byte. */
function placesWithoutEnd(): Uint8Array {
  const box = (type: string, content: Uint8Array) => bytes(big(content.length + 8, 4), type, content);
  const items = new Uint8Array(HUGE);
  for (let at = 0; at + 6 <= items.length; at += 6) items.set([0, 1, 0, 0, 0xff, 0xff], at);
  const places = bytes([2, 0, 0, 0], [0, 0], big(0xff_ffff, 4), items);
  const meta = bytes([0, 0, 0, 0], box('iinf', bytes([0, 0, 0, 0], big(0, 2))), box('iloc', places));
  return bytes(box('ftyp', bytes('heic', [0, 0, 0, 0])), box('meta', meta));
}

test.each([
  ['a page', bytes('<!doctype html><script>alert(1)</script>')],
  ['a drawing', bytes('<svg xmlns="http://www.w3.org/2000/svg"></svg>')],
  ['a film', bytes(big(24, 4), 'ftypisom', new Array(40).fill(0))],
  [
    'a JPEG that was cut off',
    bytes([0xff, 0xd8], segment(0xe1, exif('MM')), [0xff, 0xda, 0, 4, 1, 1, 2, 3, 4, 5, 6, 7]),
  ],
  ['a PNG that was cut off', bytes([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], big(13, 4), 'IHDR', [1, 2, 3])],
  ['a HEIC whose boxes reach too far', bytes(big(16, 4), 'ftypheic', [0, 0, 0, 0], big(9999, 4), 'meta', [0, 0, 0, 0])],
  ['a HEIC of places without end', placesWithoutEnd()],
  ['a JPEG of a million parts', bytes([0xff, 0xd8], Buffer.alloc(HUGE, Buffer.from([0xff, 0xe0, 0, 2])), [0xff, 0xd9])],
  ['nothing', bytes()],
])('%s is no picture', (_, sent) => {
  expect(stripPicture(sent)).toBeNull();
});
