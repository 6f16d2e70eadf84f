import type { OtherNames, Synonyms } from './content-blocks';
import { grownOf } from './diminutives';
import { inflections, isInfinitive, verbStem } from './inflections';
import { isLeaningWord } from './leaning';
import { calledByAge, isChild, isPerson } from './persons';
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
  'navidad cumpleanos cumple aniversario reyes graduacion posada'.split(' '),
);

/** Words behind which stands what a thing is for, and none that names it; save what things of no kind are of: juego de cuchillos. */
const MARKERS: ReadonlySet<string> = new Set([
  'para',
  'pa',
  'pal',
  'por',
  'a',
  'al',
  'en',
  'que',
  'q',
  'k',
  'de',
  'del',
]);

/** Too short for the pattern, or no infinitives: they say nothing of what for. */
const VERBS: ReadonlySet<string> = new Set('ir ver dar hace hacen usa viene vienen va voy vamos esta estan'.split(' '));

/** What only sounds like something that is done: la cocina is no cooking, and who cannot afford it reaches for nothing. */
const NOT_DONE: ReadonlySet<string> = new Set('cocina cocinas camino caminos alcanza alcance'.split(' '));
/** Rooms that are things by their name alone: a sala is a set of sofas. */
const ROOM = /^(?:sala|cocina|comedor)(?:e?s)?$/;
export const isRoom = (word: string): boolean => ROOM.test(word);
/** Shorter ones are stems of too much else: casa and casarse. */
const LEAST_STEM = 4;

/** Whether a folded word is one for which a present is meant. */
export const isPresent = (word: string): boolean => PRESENTS.includes(word);

export const isOccasion = (word: string): boolean => OCCASIONS.has(word);

/** Whether a folded word names a thing of no kind, by what it is for at most. */
export const isVague = (word: string): boolean => VAGUE.has(word) && !isPresent(word);

/** Whether a folded word says nothing beside a purpose: whom it is for, that something is done, a thing of no kind. */
export const isIdle = (word: string): boolean =>
  VAGUE.has(word) || isPerson(word) || OCCASIONS.has(word) || VERBS.has(word) || isInfinitive(word);

const stems = new WeakMap<Synonyms, ReadonlyMap<string, string>>();

/** The purposes that say what is done, by the stem of their verb. */
function stemsOf(purposes: Synonyms): ReadonlyMap<string, string> {
  const known = stems.get(purposes);
  if (known) return known;
  const made = new Map(
    [...purposes.keys()].flatMap((text): [string, string][] => {
      const stem = isInfinitive(text) && !text.includes(' ') ? verbStem(text) : null;
      return stem !== null && stem.length >= LEAST_STEM ? [[stem, text]] : [];
    }),
  );
  stems.set(purposes, made);
  return made;
}

/** The purpose that a folded verb says in whatever form: no hay donde duerma is to sleep. */
function doneBy(word: string, purposes: Synonyms): string | undefined {
  const stem = NOT_DONE.has(word) ? null : verbStem(word);
  return stem === null ? undefined : stemsOf(purposes).get(stem);
}

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
  const said =
    [word, ...inflections(word), ...grownOf(word)].find((form) => purposes.has(form)) ?? doneBy(word, purposes);
  return said === undefined ? null : { text: said, end: at + 1 };
}

/** What is given to the person at `at`, as it is written among these: something for my mother is a present for her. */
export function presentAt(words: readonly string[], at: number, names: Synonyms, locale: string): NamedPhrase | null {
  if (!isPerson(words[at] ?? '') && !isChild(words[at] ?? '')) return null;
  const before = ['regalo', 'para'];
  const present = phraseAt(
    [...before, calledByAge(words[at] ?? '', words), ...words.slice(at + 1)],
    0,
    [names],
    locale,
  );
  return present && { text: present.text, end: at + present.end - before.length };
}

/** What is done on a day when something is given, and how it is said what somebody likes. */
const GIVING = /^(?:cumpl(?:e|en|ir|io)|gust[ae]n?|encant[ae]n?|fascin[ae]n?|am[ae]n?|ador[ae]n?)$/;

/** Whether a text speaks of a present for somebody, or of what somebody likes. */
const tellsOfGiving = (words: readonly string[]): boolean =>
  words.some((word) => isPresent(word) || isOccasion(word) || GIVING.test(word));

/** The present that is asked for in a text, as these names have it: my son will be four is one for a son. null where none is. */
export function presentIn(words: readonly string[], names: Synonyms, locale: string): string | null {
  if (!tellsOfGiving(words)) return null;
  for (const at of words.keys()) {
    const present = presentAt(words, at, names, locale);
    if (present) return present.text;
  }
  return null;
}

/** Whether any of these words say a purpose. */
export const saysPurpose = (words: readonly string[], purposes: Synonyms, locale: string): boolean =>
  words.some((_, at) => purposeAt(words, at, purposes, locale) !== null);

/** Whether any of these words say of something that is done, and not of a place or of somebody: cuando acampamos. */
export const saysDoing = (words: readonly string[], purposes: Synonyms, locale: string): boolean =>
  words.some((_, at) => isInfinitive(purposeAt(words, at, purposes, locale)?.text.split(' ')[0] ?? ''));

/** Whether the words up to `at` only say that something is done or wanted: quiero empezar a correr. */
const isDoing = (words: readonly string[], at: number): boolean =>
  isInfinitive(words[at] ?? '') &&
  /^(?:quier[oe]|queremos|quisiera|necesit[oa]|para|pa|a|puedo)$/.test(words[at - 1] ?? '');

/** What is done with any thing that is named: quiero comprar, quiero poner. */
const WITH_THING = /^(?:compr|pon|ten|encontr|consegu|pedi|llev|regal|cambi|ve|sab|adquiri|vend)/;

const PUTTING = /^(?:pong|guard|met|dej|acomod|cuelg|colg)[aeo]n?$/;

const PUTTING_WHERE = /^(?:poner|meter|dejar)(?:l[ao]s?)?$/;

/** Whether the word at `at` says that something is put somewhere, and nothing of which: dónde pongo, qué le pongo. */
export const isPutting = (words: readonly string[], at: number): boolean =>
  (PUTTING.test(words[at] ?? '') && /^(?:donde|le|les)$/.test(words[at - 1] ?? '')) ||
  (words[at - 1] === 'donde' && PUTTING_WHERE.test(words[at] ?? ''));

/** What is done with a thing that another one is wanted for: quiero cambiar mi colchón, y quiero cambiarlo. */
export const isReplacing = (word: string): boolean =>
  /^(?:cambiar|reemplazar|renovar|sustituir)(?:l[ao]s?)?$/.test(word);

/** What is done with what has no place yet. */
const KEEPING = /^(?:guardar|colgar|ordenar|organizar|acomodar)(?:l[ao]s?)?$/;

/** What is done with a thing of one's own for which a place is wanted: quiero poner mi tele. */
const PLACING = /^(?:poner|colocar|meter|subir)$/;

/** Whether the word at `at` says that what follows is put away: guardar mis zapatos, no sé dónde meter la ropa. */
export const isKeeping = (words: readonly string[], at: number): boolean =>
  KEEPING.test(words[at] ?? '') ||
  (PLACING.test(words[at] ?? '') && /^mis?$/.test(words[at + 1] ?? '')) ||
  (words[at - 1] === 'donde' && isPutting(words, at));

/** Whether somebody wants to do something, and not to have a thing: quiero hacer ejercicio. */
const wantsDoing = (words: readonly string[], first: number): boolean =>
  words.some(
    (word, at) =>
      at <= first &&
      isInfinitive(word) &&
      !WITH_THING.test(word) &&
      /^(?:quier[oe]|queremos|quisiera|necesit[oa]|necesitamos)$/.test(words[at - 1] ?? ''),
  );

/**
 * Whether a text says what for and names no thing: the first word of it that tells something stands behind "para" or
 * its like, or it says a purpose and so do all others. `things` are words that departments begin with: they name one, as
 * a mueble para la tele does that goes by other names.
 */
export function namesNoThing(
  words: readonly string[],
  { same, purposes }: OtherNames,
  locale: string,
  things: ReadonlySet<string>,
): boolean {
  const isSilent = (word: string): boolean =>
    isStopWord(word, locale) || isLeaningWord(word) || VAGUE.has(word) || OCCASIONS.has(word);
  const has = (at: number): boolean => purposeAt(words, at, purposes, locale) !== null;
  const first = words.findIndex((word, at) => !isSilent(word) && (has(at) || !isDoing(words, at)));
  const isNamed = words.some(
    (word, at) => at < first && VAGUE.has(word) && !isPresent(word) && phraseAt(words, at, [same], locale),
  );
  if (first < 0 || isNamed) return false;
  const isBefore = things.has(words[first] ?? '');
  if (words.some((_, at) => isPutting(words, at) && words[at - 1] === 'donde' && !(isBefore && first < at)))
    return words.some((_, at) => has(at));
  // Mueble de ratán para la terraza: what for says more than what of.
  const marker = words.findIndex((word, at) => at > first && /^(?:para|pa)$/.test(word));
  const aim = words.findIndex((word, at) => marker > 0 && at > marker && !isSilent(word));
  const vague = words.findIndex((word) => VAGUE.has(word) && !isPresent(word));
  const isOfWhat = words[first - 1] === 'de' && !isRoom(words[first] ?? '') && !things.has(words[first] ?? '');
  if (vague >= 0 && vague < first && isOfWhat && aim > first) return has(aim);
  const isMarker = (word: string, at: number): boolean =>
    MARKERS.has(word) && !(/^del?$/.test(word) && VAGUE.has(words[at - 1] ?? ''));
  if (isPerson(words[first] ?? '') || words.slice(0, first).some(isMarker))
    return words.some((_, at) => at >= first && has(at));
  const isThing = things.has(words[first] ?? '') || ROOM.test(words[first] ?? '');
  if (isThing && !words.slice(0, first).some((word) => VAGUE.has(word))) return false;
  // What has a name of its own is wanted itself, whatever is done with several of it: carrito de colección.
  const isCalled = [3, 2].some((length) => {
    const text = words.slice(first, first + length).join(' ');
    return first + length <= words.length && same.has(text) && !purposes.has(text);
  });
  return (
    !isCalled &&
    has(first) &&
    (isInfinitive(words[first] ?? '') || wantsDoing(words, first) || isOnlyPurpose(words, purposes, locale, isSilent))
  );
}

/** What is worn is wanted itself where nothing is said of keeping it, and of a shop that has none nothing else serves. */
const WORN = /^(?:chamarra|vestido|camisa|blusa|pantalon|abrigo|traje|uniforme)(?:e?s)?$/;

function isOnlyPurpose(
  words: readonly string[],
  purposes: Synonyms,
  locale: string,
  isSilent: (word: string) => boolean,
): boolean {
  if (words.some((word) => WORN.test(word))) return false;
  for (let at = 0; at < words.length; ) {
    const purpose = purposeAt(words, at, purposes, locale);
    if (!purpose && !isSilent(words[at] ?? '') && !isIdle(words[at] ?? '')) return false;
    at = purpose?.end ?? at + 1;
  }
  return true;
}
