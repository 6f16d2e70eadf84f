/** Numbers in letters, folded, as Spanish says them. */
const SMALL =
  'cero un dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte veintiun veintidos veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve'.split(
    ' ',
  );
const TENS = 'treinta cuarenta cincuenta sesenta setenta ochenta noventa'.split(' ');
const HUNDREDS = 'doscient trescient cuatrocient quinient seiscient setecient ochocient novecient'.split(' ');

const THOUSAND = 1000;

const VALUES: ReadonlyMap<string, number> = new Map<string, number>([
  ...SMALL.map((word, value) => [word, value] as const),
  ['uno', 1],
  ['una', 1],
  ['veintiuno', 21],
  ['veintiuna', 21],
  ...TENS.map((word, index) => [word, 30 + 10 * index] as const),
  ['cien', 100],
  ['ciento', 100],
  ...HUNDREDS.flatMap((word, index) => ['os', 'as'].map((ending) => [`${word}${ending}`, 200 + 100 * index] as const)),
]);

/** Every word that may stand in a number, folded, but for the y between its parts. */
export const NUMBER_WORDS: readonly string[] = [...VALUES.keys(), 'mil'].filter((word) => word !== 'cero');

const DIGITS = /^\d+$/;
const HALF = /^medi[oa]$/;

/** A number in a text; `end` is the index of the first word after it. */
export interface Numeral {
  value: number;
  end: number;
}

/** The number below a thousand that begins at a word; null where none does. */
function belowThousand(words: readonly string[], at: number): Numeral | null {
  let value = 0;
  let end = at;
  // What may still follow is smaller than this: behind a hundred tens, behind thirty a y and one to nine.
  for (let room = THOUSAND; room > 1; ) {
    const joined = value > 0 && room === 10;
    const next = joined && words[end] === 'y' ? end + 1 : end;
    const part = VALUES.get(words[next] ?? '');
    if (part === undefined || part === 0 || part >= room || (joined && next === end)) break;
    value += part;
    end = next + 1;
    room = part >= 100 ? 100 : part >= 30 ? 10 : 1;
  }
  return end === at ? null : { value, end };
}

/**
 * The number that begins at a folded word, in figures or letters: 55, 3 mil, cincuenta y cinco, mil quinientos. Figures of
 * which the next has three are one number apart: 1 100. null where none does.
 */
export function numeralAt(words: readonly string[], at: number): Numeral | null {
  const first = words[at] ?? '';
  if (DIGITS.test(first)) {
    const [second = ''] = words.slice(at + 1, at + 2);
    if (second === 'mil') return { value: Number(first) * THOUSAND, end: at + 2 };
    const isApart = /^[1-9]\d{0,2}$/.test(first) && /^\d{3}$/.test(second);
    return isApart ? { value: Number(first + second), end: at + 2 } : { value: Number(first), end: at + 1 };
  }
  const before = first === 'mil' ? { value: 1, end: at } : belowThousand(words, at);
  if (!before) return null;
  if (words[before.end] !== 'mil') return before;
  const rest = belowThousand(words, before.end + 1);
  return { value: before.value * THOUSAND + (rest?.value ?? 0), end: rest?.end ?? before.end + 1 };
}

/** The half that follows at a word: y medio, y media. */
export const halfAt = (words: readonly string[], at: number): Numeral | null =>
  words[at] === 'y' && HALF.test(words[at + 1] ?? '') ? { value: 0.5, end: at + 2 } : null;

export const isHalf = (word: string): boolean => HALF.test(word);

/** A whole number up to a hundred as it is said; null for others. */
export function inLetters(value: number): string | null {
  if (value === THOUSAND) return 'mil';
  if (value === 100) return 'cien';
  if (!Number.isInteger(value) || value < 1 || value > 99) return null;
  const small = SMALL[value];
  if (small !== undefined) return small;
  const tens = TENS[Math.floor(value / 10) - 3] ?? '';
  return value % 10 === 0 ? tens : `${tens} y ${SMALL[value % 10]}`;
}

/** The numbers that names write in letters, by their folded word. */
export const numbersInLetters = (): Record<string, number> =>
  Object.fromEntries([...VALUES].filter(([word, value]) => value > 1 && value <= 12 && word !== 'cero'));
