import type { OtherNames } from './content-blocks';
import { namesThing, weightAt } from './evidence';
import { isInfinitive } from './inflections';
import { isLeaningWord, withoutRoom } from './leaning';
import { askedMeasures, isAmount, isCount } from './measures';
import { type Measures, NONE_KNOWN } from './near-measures';
import { isChild, isFitted, isPerson } from './persons';
import { namedAfter, phraseAt } from './phrases';
import {
  isIdle,
  isKeeping,
  isOccasion,
  isPresent,
  isPutting,
  isReplacing,
  isRoom,
  namesNoThing,
  saysPurpose,
} from './purposes';
import { isSmallInSituation, isUrging, MANY, tellsSituation } from './situations';
import { isToldByPersons, namedByPersons } from './sizes';
import { foldText, isStopWord, tokens } from './text';
import { measureSaid, type Text, type Told, type ToldAt, toldAt } from './told';
import { unwantedAt } from './unwanted';
import { isMisspeltWish, isWantedAt, meantBefore, standsForAt } from './wanted';

/** Words of a query beyond this number are not looked at. */
const MAX_WORDS = 10;
const MAX_WORD_LENGTH = 64;
/** A longer text is not read to its end. */
const MAX_CHARS = 400;
/** One thing that is asked for, and where in the text it stands. */
export interface AskedWord extends Told {
  /** As it was typed, with its accents. */
  written: string;
  /** Whether a preposition stands before it, so that it says more of another thing: mueble para la tele. */
  isComplement: boolean;
  /** Whether it says what a thing is for or what it does, and not which of its kind it is. */
  isPurpose: boolean;
  /** Whether "y" or "o" puts it beside the one before: lavadora y refrigerador. */
  isAlso: boolean;
  /** Whether it is one more that is wanted, whatever the one before is said to be for: y una lámpara. */
  isAnother: boolean;
  /** Whether it stands behind what somebody is said to like or to do. */
  isLiked: boolean;
  /** Whether it is what is put away: where to, and not it, is what is wanted. */
  isKept: boolean;
  /** Whether it is said to be wanted: quiero una cama. */
  isWanted: boolean;
  /** Whether it names a thing, as departments or other names do. */
  isNamed: boolean;
  /** As evidence for what a sentence means. */
  weight: number;
}

const PREPOSITIONS: ReadonlySet<string> = new Set([
  'de',
  'del',
  'para',
  'con',
  'en',
  'a',
  'al',
  'por',
  'mit',
  'fur',
  'di',
  'per',
  'da',
]);

const PURPOSES: ReadonlySet<string> = new Set(['para', 'por', 'fur', 'per']);

/** Where what is bought is used anyway: hacer ejercicio en casa. A casa para perro is a thing. */
const AT_HOME = /^(?:en|para)(?: (?:la|mi|tu|su|nuestra))? casa$/;

/** What stands behind it tells more of what was named before: licuadora que muela hielo. */
const RELATIVES: ReadonlySet<string> = new Set(['que', 'q', 'k']);

/** Between two things that are both wanted, or one of them. */
const BESIDE = /^(?:[yeou]|und|oder|ed)$/;

/** Behind it stands a thing that is wanted as well: y una lámpara. */
const ANOTHER = /^(?:un|una|unos|unas|otr[oa]s?)$/;

/** Behind que: what follows says how a thing has to be, and not what somebody likes. */
const SAYS_HOW = /^(?:no|se[ar]n?|teng|quep|sirv|cuest|cab|est[ea]n?|ven|teng|lleve|traig|pas)/;

/** When something is: la semana que entra says nothing of what. */
const TIMES =
  /(?<!\p{L})(?:(?:la|esta|el|este)\s(?:semana|mes|a[nñ]o|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo|fin(?:\sde\ssemana)?)\s(?:que\s(?:entra|viene)|pr[oó]xim[oa]|pasad[oa])|todo\sel\sd[ií]a|todos\slos\sd[ií]as)(?!\p{L})/giu;

/** How it is said of somebody what he likes, without a relative: mi hijo ama los dinosaurios. */
const LIKING = /^(?:am|ador)an?$/;
const NEAR_SOMEBODY = 6;

/** Whether the word at `at` says of somebody named before what he likes. */
const isLiking = (words: readonly string[], at: number): boolean =>
  LIKING.test(words[at] ?? '') &&
  words.slice(Math.max(0, at - NEAR_SOMEBODY), at).some((word) => isPerson(word) || isChild(word));

/** So many words are a sentence, whatever it begins with. */
const LONG = 8;

/** The words of a text as they were typed, one for each of its folded ones; these where they cannot be told apart. */
function writtenWords(text: string, folded: readonly string[]): readonly string[] {
  const typed = text.normalize('NFC').match(/[\p{L}\p{N}]+/gu) ?? [];
  return typed.length === folded.length && typed.every((word, index) => foldText(word) === folded[index])
    ? typed
    : folded;
}

/** Years that were typed without their tilde are shown with it. */
const withTilde = (text: string): string => text.replace(/(?<=\d\s?)ano(s?)$/, 'año$1');

/** Whether the words begin with how many are wanted: 4 sillas, 2 burós. */
function beginsWithCount(words: readonly string[], at: number): boolean {
  const measure = measureSaid(words, at);
  return measure ? isCount(measure) : isAmount(words[at] ?? '') && /^\p{L}{3}/u.test(words[at + 1] ?? '');
}

const isOfPerson = ({ text }: AskedWord): boolean => isPerson(text) || isPresent(text.split(' ')[0] ?? '');

/**
 * Where a purpose is served, whom it is for and that something is done say nothing more; where it is said what somebody
 * likes, that is what is looked for: mi abuelita que le gustan las plantas.
 */
function withoutIdle(words: readonly AskedWord[]): AskedWord[] {
  const served = words.filter(({ isServed }) => isServed);
  if (served.length > 0)
    return words.filter(
      (word) =>
        word.isServed ||
        !(word.isKept || isPresent(word.text.split(' ')[0] ?? '') || (isIdle(word.text) && !word.text.includes(' '))),
    );
  const [first] = words;
  const liked = words.filter((word) => !isOfPerson(word));
  return first && isOfPerson(first) && liked.some(({ isLiked }) => isLiked) ? liked : [...words];
}

/** What is put away is no more looked for itself, but what it is put in: dónde pongo mis zapatos, dónde poner la tele. */
function keptIn(word: AskedWord, { same }: OtherNames): AskedWord {
  const [first] = word.synonyms;
  const holding = word.isKept
    ? word.forms.map((form) => `mueble para ${form}`).find((name) => same.has(name))
    : undefined;
  if (holding !== undefined && !word.isServed)
    return {
      ...word,
      forms: [holding],
      synonyms: same.get(holding) ?? [],
      isComplement: false,
      isNamed: true,
      weight: 1,
    };
  return word.isServed && word.isKept && first !== undefined ? { ...word, forms: [first] } : word;
}

/**
 * What serves a purpose beside a thing only says which of its kind: of what serves for a day at a desk it is the desk
 * chair among the chairs, and it is no desk.
 */
function ofItsKind(words: readonly AskedWord[], { same }: OtherNames): AskedWord[] {
  if (!words.some(({ isAim }) => isAim)) return [...words];
  const things = new Set(
    words.filter(({ isComplement }) => !isComplement).flatMap(({ forms, synonyms }) => [...forms, ...synonyms]),
  );
  // A linterna de campamento is a lámpara de campamento: it goes by the name of the thing.
  const called = new Set([...things].flatMap((thing) => namedAfter(thing, same)));
  const isOfKind = (name: string): boolean =>
    (called.has(name) && !things.has(name)) ||
    (name.includes(' ') && (things.has(name) || name.split(' ').some((word) => things.has(word))));
  return words
    .map((word) => (word.isAim ? { ...word, synonyms: word.synonyms.filter(isOfKind) } : word))
    .filter(({ isAim, text, synonyms }) => !isAim || synonyms.length > 0 || !text.includes(' '));
}

/** A thing by where it stands or what for is called so wherever in a text that is said: para la fiesta faltan sillas. */
function placedBy(words: readonly AskedWord[], { same }: OtherNames): AskedWord[] {
  const isServed = words.some((word) => word.isServed);
  const things = words
    .filter((word) => !word.isServed && (isServed ? word.isNamed : !word.isComplement))
    .flatMap(({ forms }) => forms);
  return words.map((word) => {
    if (!word.isComplement && !word.isServed) return word;
    const names = things.flatMap((thing) => word.forms.flatMap((form) => same.get(`${thing} para ${form}`) ?? []));
    return names.length > 0
      ? { ...word, synonyms: [...new Set(word.isServed ? [...names, ...word.synonyms] : [...word.synonyms, ...names])] }
      : word;
  });
}

/** For how many or how old somebody is says of some things how large they should be: no name says it. */
function withoutPersons(words: readonly AskedWord[]): AskedWord[] {
  const left = words.filter((word) => !isToldByPersons(words, word));
  return (left.length > 0 ? left : words).map((word) => ({
    ...word,
    synonyms: [...word.synonyms, ...namedByPersons(words, word)],
  }));
}

/** A text in its words that count, and how some of them were typed. */
function readText(text: string): { words: string[]; typed: (from: number, to: number) => string } {
  const whole = askedMeasures(text.slice(0, MAX_CHARS));
  const roomless = withoutRoom(whole).replace(TIMES, ' ');
  const short = tokens(roomless).length > 0 ? roomless : whole;
  const all = tokens(short);
  const written = writtenWords(short, all);
  const isGiven = all.some(isPresent);
  const kept = all.flatMap((word, index) =>
    word.length <= MAX_WORD_LENGTH && !(isGiven && isOccasion(word)) ? [index] : [],
  );
  return {
    words: kept.map((index) => all[index] ?? ''),
    typed: (from, to) =>
      kept
        .slice(from, to)
        .map((index) => written[index])
        .join(' '),
  };
}

const isAtHome = (words: readonly string[], at: number): boolean =>
  words[at] === 'casa' && [1, 2].some((back) => AT_HOME.test(words.slice(Math.max(0, at - back), at + 1).join(' ')));

/** What is known of a catalogue before it is searched: the numbers of its filters, and what its departments begin with. */
export interface Known {
  measures: Measures;
  things: ReadonlySet<string>;
}

const NOTHING_KNOWN: Known = { measures: NONE_KNOWN, things: new Set() };

/** Where the reading of a text stands: what was said before decides how a word is meant. */
interface Place {
  /** The preposition just before, '' where none is. */
  preposition: string;
  /** Whether what follows only tells more of what was named. */
  isTold: boolean;
  /** Whether what follows is done by it. */
  isDone: boolean;
  /** Whether what follows stands beside what was named. */
  isAlso: boolean;
  /** Whether it has an article of its own. */
  isAnother: boolean;
  /** Whether what follows is what somebody likes or does. */
  isLiked: boolean;
  /** Whether what follows is put away. */
  isKept: boolean;
}

/** The place behind a word, where `next` follows it; `isFirst` where nothing was asked for yet, `isTelling` where it asked. */
function behind(
  place: Place,
  word: string,
  next: string,
  {
    isFirst,
    isTelling,
    isSilent,
    isKept,
    isLiked,
  }: { isFirst: boolean; isTelling: boolean; isSilent: boolean; isKept: boolean; isLiked: boolean },
): Place {
  const isRelative = RELATIVES.has(word) && (isTelling || !isFirst);
  // What stands behind an infinitive is what it is done to, and not what is wanted: para decorar la sala.
  const isDoneTo = isTelling ? place.preposition === 'para' && isInfinitive(word) : isRelative;
  return {
    preposition: isTelling ? '' : PREPOSITIONS.has(word) ? word : place.preposition,
    isTold: place.isTold || isDoneTo,
    isDone: RELATIVES.has(word) || (place.isDone && isSilent),
    isAlso: !isTelling && (BESIDE.test(word) ? !isFirst : place.isAlso && !PREPOSITIONS.has(word) && !isRelative),
    isAnother: !isTelling && ((BESIDE.test(word) && !isFirst && ANOTHER.test(next)) || (place.isAnother && isSilent)),
    isLiked: place.isLiked || isLiked || (isRelative && !SAYS_HOW.test(next)),
    isKept: isKept || (place.isKept && !PREPOSITIONS.has(word)),
  };
}

/** Whatever is a toy is one first: camioneta de juguete. */
const isToy = (word: string): boolean => /^juguetes?$/.test(word);

/** What presses most says more than the rest. */
const URGING_WEIGHT = 1.3;

/** What a thing has is a part of it, and no other thing that is called so: a buró con cajones is no cómoda. */
const partOf = (told: Told, things: ReadonlySet<string>): readonly string[] =>
  told.isServed ? told.synonyms : told.synonyms.filter((name) => !things.has(name.split(' ')[0] ?? ''));

/** What is told at such a place of a text. */
const askedAt = (
  isServed: boolean,
  place: Place,
  told: Told,
  written: string,
  things: ReadonlySet<string>,
): Omit<AskedWord, 'isNamed' | 'isWanted' | 'weight'> => ({
  ...told,
  synonyms: place.preposition === 'con' ? partOf(told, things) : told.synonyms,
  written,
  isComplement:
    told.isAim || (!(told.isServed || isToy(told.text)) && (isServed || place.isTold || place.preposition !== '')),
  isPurpose: told.isAim || (!told.isServed && (place.isTold || PURPOSES.has(place.preposition))),
  isAlso: place.isAlso,
  isAnother: place.isAnother,
  isLiked: place.isLiked,
  isKept: place.isKept && !isRoom(told.text),
});

/**
 * What a shopper asks for, each thing once: words that say nothing, and those that only lean, are left out unless there
 * are no others; what presses most stands first. Literally a word is no small one of another, and nothing is unwanted.
 * Who is only helped names nothing: what serves the purposes that are said is asked for.
 */
export function askedWords(
  typed: string,
  locale: string,
  names: OtherNames,
  { measures, things }: Known = NOTHING_KNOWN,
  isLiteral = false,
  isHelped = false,
): AskedWord[] {
  const { words, typed: typedOf } = readText(typed);
  const isSituation = tellsSituation(words, locale);
  const isSilent = (at: number): boolean => {
    const word = words[at] ?? '';
    return (
      isStopWord(word, locale) ||
      isLeaningWord(word) ||
      isPutting(words, at) ||
      isReplacing(word) ||
      isMisspeltWish(word) ||
      isFitted(words, at) ||
      isLiking(words, at) ||
      (isSituation && isSmallInSituation(words, at, locale)) ||
      isAtHome(words, at)
    );
  };
  const telling = [...words.keys()].filter((at) => !isSilent(at));
  // A text that begins with what it is called asks for that thing, known or not: cuna de madera con cajones.
  const [first = 0] = telling;
  const isNamedFirst = things.has(words[first] ?? '') || phraseAt(words, first, [names.same], locale) !== null;
  const beginsWithThing =
    !isInfinitive(words[first] ?? '') &&
    (isNamedFirst
      ? !words.slice(0, first).some((word) => PREPOSITIONS.has(word) || RELATIVES.has(word))
      : first === 0 && words.length < LONG);
  const text: Text = {
    words,
    locale,
    names,
    measures,
    isLiteral,
    isServed:
      isHelped ||
      namesNoThing(words, names, locale, things) ||
      ((isSituation || ((telling.length >= MANY || words.length >= LONG) && !beginsWithThing)) &&
        saysPurpose(words, names.purposes, locale)),
    isPresent: words.length > 1 && telling.length > 0 && telling.every((at) => isPerson(words[at] ?? '')),
  };
  // What says where or what for beside a thing, and is none itself.
  const isBeside = (at: number): boolean =>
    !text.isServed &&
    (asked.size > 0 || isSituation) &&
    !things.has(words[at] ?? '') &&
    !isRoom(words[at] ?? '') &&
    !isPerson(words[at] ?? '') &&
    !isChild(words[at] ?? '');
  // What goes by a name is that where it is wanted, whatever it says a purpose of elsewhere.
  const isCalledAt = (at: number): boolean =>
    things.has(words[at] ?? '') ||
    names.same.has(words[at] ?? '') ||
    phraseAt(words, at, [names.same], locale) !== null;
  const asked = new Map<string, AskedWord>();
  const urging = new Set<string>();
  let place: Place = {
    preposition: '',
    isTold: false,
    isDone: false,
    isAlso: false,
    isAnother: false,
    isLiked: false,
    isKept: false,
  };
  let isServing = false;
  let isWanting = false;
  for (let at = 0; at < words.length && asked.size < MAX_WORDS; ) {
    isServing ||= words[at] === 'algo' && words[at - 1] === 'y';
    const isFirst = asked.size === 0;
    const not = isLiteral ? null : unwantedAt(words, at, locale, names.purposes);
    const unwanted = not && (!isFirst || not.end < words.length) ? not : null;
    const isWanted: boolean = !isLiteral && !isSilent(at) && (isWantedAt(words, at) || (isWanting && place.isAlso));
    const found: ToldAt | null =
      unwanted || (isFirst && beginsWithCount(words, at))
        ? null
        : toldAt(
            isWanted && isCalledAt(at) ? { ...text, isServed: false } : isServing ? { ...text, isServed: true } : text,
            at,
            place.isDone,
            isBeside(at),
          );
    const isTelling = found !== null && (found.isKnown || telling.length === 0 || !isSilent(at));
    if (isTelling) {
      const { told, end }: ToldAt = found;
      const written = withTilde(typedOf(at, end));
      isWanting = isWanted && !told.isServed && told.units.length === 0;
      const own = isWanting ? { ...place, preposition: '', isTold: false } : place;
      const known = asked.get(told.text);
      if (!known || (isWanting && !known.isWanted))
        asked.set(told.text, {
          ...askedAt(
            text.isServed && !isWanting,
            isServing ? { ...own, isAlso: true, isAnother: true } : own,
            told,
            written,
            things,
          ),
          isWanted: isWanting,
          isNamed: namesThing(told, own.preposition, things),
          weight: weightAt(words, at, told, own),
        });
      if (isSituation && isUrging(words, at, locale)) urging.add(told.text);
    }
    const gender = isLiteral ? null : standsForAt(words, at);
    const meant = gender && meantBefore(gender, [...asked.values()]);
    if (meant) asked.set(meant.text, { ...meant, isWanted: true, isComplement: false, weight: 1 });
    place = behind(place, words[at] ?? '', words[at + 1] ?? '', {
      isFirst,
      isTelling,
      isSilent: isSilent(at),
      isKept: isKeeping(words, at),
      isLiked: isLiking(words, at),
    });
    at = unwanted?.end ?? found?.end ?? at + 1;
  }
  if (isHelped) return [...asked.values()].filter((word) => word.isServed || word.units.length > 0);
  const urged = [...asked.values()]
    .filter(({ text: one }) => urging.has(one))
    .map((one) => ({ ...one, weight: one.weight * URGING_WEIGHT }));
  return withoutPersons(
    placedBy(
      ofItsKind(
        withoutIdle([...urged, ...[...asked.values()].filter(({ text: one }) => !urging.has(one))]).map((word) =>
          keptIn(word, names),
        ),
        names,
      ),
      names,
    ),
  );
}
