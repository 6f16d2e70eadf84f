/** Words that say nothing of what is looked for, folded, by language. */
const STOP_WORDS: Record<string, ReadonlySet<string>> = {
  es: new Set(
    [
      'a al con de del e el en entre pa pal la las lo los mi mis nos o para pero por que se si sin su sus tu tus u un una unas uno unos y ya',
      'este esta estos estas ese esa esos esas algo alguien alguna algunas alguno algunos cosa cosas cual cuales donde como cuando',
      'busco buscando quiero quisiera quieren necesito necesita ocupo comprar compro venden vende tienen tienes tiene tenga tengan hay',
      'q k xq quien maquina aparato cuanto cuanta me te le les es son sea sean ser no ni muy mas bien buen buena buenas bueno buenos mejor mejores bonita bonitas bonito bonitos',
      'toda todas todo todos hacer haga hagan poner ponga pongan usar use usen traer traiga traigan incluya incluyan incluye incluido incluida incluidos incluidas mucho mucha muchos muchas tan',
      'gusta gustan gusten guste gustaria encanta encantan encante fascina fascinan cabe quepa quepan sirva sirve cuesta cueste cuesten hola ayuda favor',
      'doy quiere queremos quisieramos buscamos necesitamos ocupamos pero porque aunque ademas tambien entonces ustedes usted puro pura puros puras super bastante',
      'recomiendan recomienda recomiendas recomienden recomiendes recomiendame sugieren sugieres sugerencia ofrecen manejan muestrame ensename puedes pueden podrian gracias',
      'barata baratas barato baratos economica economicas economico economicos caro cara caros caras oferta ofertas precio precios tipo marca modelo talla tamano color colores',
    ].flatMap((line) => line.split(' ')),
  ),
  de: new Set('am an auf aus das dem den der die ein eine einen fur im in mit oder und von zu zum zur'.split(' ')),
  it: new Set('a ad al alla con da dal di del della e ed gli i il in la le lo o per su un una uno'.split(' ')),
};

const NONE: ReadonlySet<string> = new Set();

/** Whether a folded word says nothing of what is looked for. `locale` is that of the store view, as es-MX. */
export const isStopWord = (word: string, locale: string): boolean => (STOP_WORDS[locale.slice(0, 2)] ?? NONE).has(word);

/** Share of the words of a query that a product must match (spec 0 §9). */
const MINIMUM_SHOULD_MATCH = 0.75;

/** Text as it is compared: lower case, without accents, ñ as n. */
export const foldText = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Words of a text, folded, in order, repetitions kept. */
export const tokens = (text: string): string[] => foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * Small words as they are shortened while typing, each only where a word follows it: c/espejo, mesa p sala. A letter that
 * tells which of its kind a thing is stays: talla p. A c or d alone is that too often: usb c, vitamina d.
 */
const SHORTENED: readonly (readonly [shortened: RegExp, word: string])[] = [
  [/(?<![\p{L}\p{N}])c\s?\/\s*(?=\p{L})/giu, 'con '],
  [/(?<![\p{L}\p{N}])s\s?\/\s*(?=\p{L})/giu, 'sin '],
  [/(?<![\p{L}\p{N}])p\s?\/\s*(?=[\p{L}\d])/giu, 'para '],
  [/(?<=\p{L}\s)(?<!(?:talla|tipo|clase|modelo|copa)\s)p(?=\s\p{L})/giu, 'para'],
];

/** A text with its shortened small words in full; as it is in other languages than Spanish. */
export const spelledOut = (text: string, locale: string): string =>
  locale.startsWith('es') ? SHORTENED.reduce((whole, [shortened, word]) => whole.replace(shortened, word), text) : text;

/**
 * A part of a text that was spelled out (see spelledOut) as it stood in the written one, where it is a run of its words:
 * each short word is one word spelled out. As it is where it is none.
 */
export function asWritten(part: string, spelled: string, written: string): string {
  const own = tokens(part);
  const all = tokens(spelled);
  const typed = written.normalize('NFC');
  const places = [...typed.matchAll(/[\p{L}\p{N}]+/gu)];
  const from = all.findIndex((_, at) => own.every((word, index) => all[at + index] === word));
  const [first, last] = [places[from], places[from + own.length - 1]];
  if (own.length === 0 || !first || !last || places.length !== all.length) return part;
  return own.length === all.length ? written : typed.slice(first.index, last.index + last[0].length);
}

/** Words as they are kept beside a product: each with a blank on both sides, so that each can be told and counted. */
export const apartWords = (words: readonly string[]): string => words.map((word) => ` ${word} `).join('');

/**
 * How many letters must be changed, added, left out or swapped with their neighbour to get from one word to the other.
 * Stops early: anything above `max` answers max + 1.
 */
export function editDistance(a: string, b: string, max: number): number {
  if (a === b) return 0;
  if (Math.abs(a.length - b.length) > max) return max + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= b.length; column += 1) {
      const cost = a[row - 1] === b[column - 1] ? 0 : 1;
      let distance = Math.min((last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, (last[column - 1] ?? 0) + cost);
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (swapped) distance = Math.min(distance, (beforeLast[column - 2] ?? 0) + 1);
      current.push(distance);
      least = Math.min(least, distance);
    }
    // A swap reaches back two rows, so one row above the bound is not yet the end.
    if (least > max && Math.min(...last) > max) return max + 1;
    beforeLast = last;
    last = current;
  }
  return Math.min(last[b.length] ?? 0, max + 1);
}

/** Of `n` words of a query, how many a product must match: 75 %, rounded down, never none (spec 0 §9). */
export const minimumShouldMatch = (n: number): number =>
  n <= 0 ? 0 : Math.max(1, Math.floor(n * MINIMUM_SHOULD_MATCH));
