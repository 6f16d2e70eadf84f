import { Stop } from '../../stop.mjs';
import { isForeign } from './encoding.ts';

const LINE_FEED = 0x0a;
const MOST_LETTERS = 24;

/** Files that are no text a byte can be wrong in, by how they begin. */
const OTHERS: [number[], string][] = [
  [[0xff, 0xfe], 'está en UTF-16, como el «texto Unicode» de Excel'],
  [[0xfe, 0xff], 'está en UTF-16'],
  [[0x50, 0x4b, 0x03, 0x04], 'no es un CSV: es un libro de Excel o un archivo comprimido'],
  [[0xd0, 0xcf, 0x11, 0xe0], 'no es un CSV: es un libro de Excel'],
];

const WAY = 'Ábrelo y guárdalo como «CSV UTF-8».';

/** The first bytes of a letter of several, without its last ones, which is how a cut file may end. */
const isBegun = (bytes: Uint8Array): boolean =>
  bytes.length < 4 &&
  (bytes[0] ?? 0) >= 0xc2 &&
  (bytes[0] ?? 0) <= 0xf4 &&
  bytes.subarray(1).every((byte) => byte >= 0x80 && byte < 0xc0);

const tried = (bytes: Uint8Array): boolean => {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
};

/** The first line of a file that is not as it should be, and whether nothing comes behind it. */
async function brokenLine(
  bytes: AsyncIterable<Uint8Array>,
  isWhole: (line: Uint8Array) => boolean,
): Promise<{ line: number; text: Buffer; isLast: boolean } | null> {
  let [line, rest] = [1, Buffer.alloc(0)];
  for await (const chunk of bytes) {
    const held = Buffer.concat([rest, chunk]);
    let from = 0;
    for (let end = held.indexOf(LINE_FEED); end >= 0; end = held.indexOf(LINE_FEED, from)) {
      const text = held.subarray(from, end);
      if (!isWhole(text)) return { line, text, isLast: false };
      line += 1 + (text.subarray(0, -1).toString('latin1').match(/\r/g)?.length ?? 0);
      from = end + 1;
    }
    rest = held.subarray(from);
  }
  return isWhole(rest) ? null : { line, text: rest, isLast: true };
}

/** Why a file whose first bytes are those of a workbook or of UTF-16 is not taken; null for any other. */
export async function notBytewise(name: string, bytes: AsyncIterable<Uint8Array>): Promise<Stop | null> {
  for await (const head of bytes) {
    const [, what] = OTHERS.find(([begin]) => begin.every((byte, index) => head[index] === byte)) ?? [];
    return what === undefined ? null : new Stop(`${name} ${what}. ${WAY}`);
  }
  return null;
}

/** Why a file that is neither UTF-8 nor Windows-1252 is not taken: what it is instead, or the line where it goes wrong. */
export async function notUtf8(name: string, open: () => AsyncIterable<Uint8Array>): Promise<Stop> {
  const other = await notBytewise(name, open());
  if (other) return other;
  const broken = await brokenLine(open(), tried);
  if (!broken) return new Stop(`${name} no está en UTF-8. ${WAY}`);
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(broken.text);
  const before = text.slice(0, text.indexOf('\uFFFD'));
  const wrong = broken.text.subarray(Buffer.byteLength(before));
  const line = broken.line + (before.match(/\r(?!$)/g)?.length ?? 0);
  if (broken.isLast && isBegun(wrong))
    return new Stop(
      `${name} está cortado: su último renglón, el ${line}, termina a la mitad de una letra. Pídelo de nuevo.`,
    );
  const foreign = await brokenLine(open(), (bytes) => !isForeign(bytes));
  if (foreign && foreign.line > broken.line) {
    const at = foreign.text.findIndex((byte) => isForeign(Uint8Array.of(byte)));
    const odd = foreign.text
      .subarray(Math.max(0, at - MOST_LETTERS), at + MOST_LETTERS)
      .toString('latin1')
      .trim();
    return new Stop(
      `${name} no se importa, renglón ${foreign.line}: «${odd}» no está en Windows-1252, como lo de arriba. Corrígelo y guárdalo como «CSV UTF-8».`,
    );
  }
  const shown = `${before.slice(-MOST_LETTERS)}${wrong.subarray(0, MOST_LETTERS).toString('latin1')}`.trim();
  return new Stop(
    `${name} no se importa, renglón ${line}: «${shown}» no está en UTF-8, ni todo el archivo en Windows-1252. ${WAY}`,
  );
}
