import { isInfinitive } from './inflections';
import { SEATS } from './measures';
import { isChild, isPerson } from './persons';
import { isRoom } from './purposes';
import { BROKEN } from './situations';
import type { Told } from './told';

/** Each further word of a purpose says it the more plainly: cambiarle el pañal. */
const PLAINER = 0.4;
/** Where something is done, in which room, for whom, and what is done with any thing says less than what. */
const LESS = 0.4;
/** What is done with anything, anywhere. */
const LEAST = 0.25;
/** What a thing is for or stands beside is not what is wanted. */
const BESIDE = 0.3;
/** What somebody has already, of which something is told: la tele se oye bajito. */
const OWN = 0.5;

const PLACE =
  /^(?:cuarto|recamara|habitacion|bano|casa|depa|departamento|oficina|terraza|azotea|patio|jardin|balcon|pared|pasillo|rincon|esquina|entrada|escuela|trabajo)e?s?$/;

/** What is done in any place and with any thing: sentarme en el patio, guardar la ropa. */
const ANYHOW =
  /^(?:(?:sent|acost|recost|apoy)ar(?:me|se|nos)?|guardar|colgar|ordenar|organizar|acomodar|dormir|trabajar|trabajo)$/;

const KNOWN = /^(?:el|la|los|las|mis?|tus?|sus?|nuestr[oa]s?)$/;

/** Of what a thing is made or what it has. */
const OF_A_THING = /^(?:del?|con|sin)$/;

/** Whether a folded word is where something is done or stands. */
export const isPlace = (word: string): boolean => isRoom(word) || PLACE.test(word);

/** Whether a word names a thing, and neither what it is made of nor somebody. */
export const namesThing = (
  { isServed, text, forms, synonyms, units }: Told,
  preposition: string,
  things: ReadonlySet<string>,
): boolean =>
  !isServed &&
  units.length === 0 &&
  !OF_A_THING.test(preposition) &&
  (forms.some((form) => things.has(form)) || (synonyms.length > 0 && !isPerson(text) && !isChild(text)));

/**
 * How much the words from `at` on say of what a sentence means: what it is about most, where and for whom less.
 * `preposition` stands before them, `isTold` where they only tell more of what was named.
 */
export function weightAt(
  words: readonly string[],
  at: number,
  { isServed, text, units }: Told,
  { preposition, isTold }: { preposition: string; isTold: boolean },
): number {
  // For how many says less than what.
  if (units.length > 0) return SEATS.includes(units[0] ?? '') ? LESS : 1;
  const said = text.split(' ');
  if (!isServed) {
    const isBeside = isPlace(text) || isTold || (preposition !== '' && !OF_A_THING.test(preposition));
    const isBroken = words.slice(Math.max(0, at - 3), at).some((word) => BROKEN.has(word));
    return isBeside ? BESIDE : KNOWN.test(words[at - 1] ?? '') && !isBroken ? OWN : 1;
  }
  const isLess =
    (preposition === 'en' && !isInfinitive(said[0] ?? '')) ||
    (preposition !== 'para' && said.every((word) => isPlace(word) || isPerson(word) || isChild(word))) ||
    isPerson(said.at(-1) ?? '') ||
    preposition === 'con';
  return (ANYHOW.test(text) ? LEAST : isLess ? LESS : 1) * (1 + PLAINER * (said.length - 1));
}
