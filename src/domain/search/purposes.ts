import type { Synonyms } from './content-blocks';
import { grownOf } from './diminutives';
import { inflections, isInfinitive } from './inflections';
import { isLeaningWord } from './leaning';
import { type NamedPhrase, phraseAt } from './phrases';
import { isStopWord } from './text';

/** What is given as a present, of which nothing is called so. */
const PRESENTS = 'regalo regalos regalito regalar regalarle regale regalarles obsequio detalle sorpresa'.split(' ');

/** Names of no thing in particular: mueble para la terraza. */
const VAGUE: ReadonlySet<string> = new Set([
  ...PRESENTS,
  ...'mueble muebles juego juegos articulo articulos producto productos accesorio accesorios equipo ideas opciones'.split(
    ' ',
  ),
]);

/** When something is given: it says nothing of what. */
const OCCASIONS: ReadonlySet<string> = new Set(
  'navidad cumpleanos cumple aniversario reyes graduacion intercambio posada'.split(' '),
);

/** Of the family and beyond: for whom a thing is says nothing of what it is for. */
const PERSONS: ReadonlySet<string> = new Set(
  [
    'mama papa mami papi madre padre esposo esposa marido mujer hombre novio novia abuelo abuela suegro suegra hijo hija sobrino sobrina nieto nieta',
    'hermano hermana tio tia primo prima cunado cunada amigo amiga jefe jefa familia senor senora ahijado ahijada maestro maestra vecino vecina compadre comadre',
  ].flatMap((line) => line.split(' ')),
);

/** Words behind which stands what a thing is for, and none that names it; save what things of no kind are of: juego de cuchillos. */
const MARKERS: ReadonlySet<string> = new Set(['para', 'pa', 'por', 'a', 'al', 'en', 'que', 'q', 'k', 'de', 'del']);

/** Too short for the pattern, or no infinitives: they say nothing of what for. */
const VERBS: ReadonlySet<string> = new Set('ir ver dar hace hacen usa viene vienen va voy vamos esta estan'.split(' '));

/** Whether a folded word is one for which a present is meant. */
export const isPresent = (word: string): boolean => PRESENTS.includes(word);

/** Whether a folded word is one of the family and beyond, however dearly or how many: abuelita, papás. */
export const isPerson = (word: string): boolean =>
  PERSONS.has(word) || [...inflections(word), ...grownOf(word)].some((one) => PERSONS.has(one));

export const isOccasion = (word: string): boolean => OCCASIONS.has(word);

/** Whether a folded word says nothing beside a purpose: whom it is for, that something is done, a thing of no kind. */
export const isIdle = (word: string): boolean =>
  VAGUE.has(word) || isPerson(word) || OCCASIONS.has(word) || VERBS.has(word) || isInfinitive(word);

/** The purpose that the words from `at` on say, as it is written among these. null where they say none. */
export function purposeAt(
  words: readonly string[],
  at: number,
  purposes: Synonyms,
  locale: string,
): NamedPhrase | null {
  const phrase = phraseAt(words, at, [purposes], locale);
  if (phrase) return phrase;
  const word = words[at] ?? '';
  const said = [word, ...inflections(word), ...grownOf(word)].find((form) => purposes.has(form));
  return said === undefined ? null : { text: said, end: at + 1 };
}

/** Whether any of these words say a purpose. */
export const saysPurpose = (words: readonly string[], purposes: Synonyms, locale: string): boolean =>
  words.some((_, at) => purposeAt(words, at, purposes, locale) !== null);

/**
 * Whether a text says what for and names no thing: the first word of it that tells something stands behind "para" or
 * its like, or it says a purpose and so do all others.
 */
export function namesNoThing(words: readonly string[], purposes: Synonyms, locale: string): boolean {
  const isSilent = (word: string): boolean =>
    isStopWord(word, locale) || isLeaningWord(word) || VAGUE.has(word) || OCCASIONS.has(word);
  const first = words.findIndex((word) => !isSilent(word));
  if (first < 0) return false;
  const has = (at: number): boolean => purposeAt(words, at, purposes, locale) !== null;
  const isMarker = (word: string, at: number): boolean =>
    MARKERS.has(word) && !(/^del?$/.test(word) && VAGUE.has(words[at - 1] ?? ''));
  if (isPerson(words[first] ?? '') || words.slice(0, first).some(isMarker))
    return words.some((_, at) => at >= first && has(at));
  return has(first) && (isInfinitive(words[first] ?? '') || isOnlyPurpose(words, purposes, locale, isSilent));
}

function isOnlyPurpose(
  words: readonly string[],
  purposes: Synonyms,
  locale: string,
  isSilent: (word: string) => boolean,
): boolean {
  for (let at = 0; at < words.length; ) {
    const purpose = purposeAt(words, at, purposes, locale);
    if (!purpose && !isSilent(words[at] ?? '') && !isIdle(words[at] ?? '')) return false;
    at = purpose?.end ?? at + 1;
  }
  return true;
}
