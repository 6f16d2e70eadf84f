/** What Spanish text has in Windows-1252 beside ASCII: its letters, and signs of names, measures and prices. */
const LETTERS = 'áéíóúüñÁÉÍÓÚÜÑ';
const SIGNS = '¿¡ªº°´·×€™®©…–—‘’“”«»½¼¾²³çÇàèòâêôöäÖÄ\u00a0';
const FIRST_HIGH = 0x80;
const BYTES = 256;

const decoder = new TextDecoder('windows-1252');
const known = (characters: string): Set<number> =>
  new Set(
    Array.from({ length: BYTES - FIRST_HIGH }, (_, index) => index + FIRST_HIGH).filter((byte) =>
      characters.includes(decoder.decode(Uint8Array.of(byte))),
    ),
  );

const SPANISH = new Set([...known(LETTERS), ...known(SIGNS)]);

/** Whether bytes have one that Spanish text has not in Windows-1252. */
export const isForeign = (bytes: Uint8Array): boolean => bytes.some((byte) => byte >= FIRST_HIGH && !SPANISH.has(byte));

/**
 * How a text file is written: UTF-8, or Windows-1252 where it is certain: it is not UTF-8, every byte beyond ASCII is one
 * that Spanish text has there, and most are its letters. null when it is neither.
 */
export async function encodingOf(bytes: AsyncIterable<Uint8Array>): Promise<'utf-8' | 'windows-1252' | null> {
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  const counts = new Uint32Array(BYTES);
  let isUtf8 = true;
  const tried = (chunk?: Uint8Array): boolean => {
    try {
      utf8.decode(chunk, { stream: chunk !== undefined });
      return true;
    } catch {
      return false;
    }
  };
  for await (const chunk of bytes) {
    isUtf8 = isUtf8 && tried(chunk);
    for (const byte of chunk) if (byte >= FIRST_HIGH) counts[byte] = (counts[byte] ?? 0) + 1;
  }
  if (isUtf8 && tried()) return 'utf-8';
  const [letters, signs] = [known(LETTERS), known(SIGNS)];
  const sum = (isMeant: (byte: number) => boolean): number =>
    counts.reduce((total, count, byte) => (isMeant(byte) ? total + count : total), 0);
  const spanish = sum((byte) => letters.has(byte));
  const isCertain =
    sum((byte) => !letters.has(byte) && !signs.has(byte)) === 0 && spanish > sum((byte) => signs.has(byte));
  return isCertain ? 'windows-1252' : null;
}
