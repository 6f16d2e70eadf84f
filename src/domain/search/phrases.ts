import type { Synonyms } from './content-blocks';
import { grownOf } from './diminutives';
import { isStopWord } from './text';

/** Words of a name of several words that count. */
export const LONGEST_PHRASE = 3;
/** Small words that may stand between two of them: cortar todo el pasto. */
const MOST_BETWEEN = 3;

/** Behind it stands another thing. */
const BESIDE = /^[yeou]$/;

/** Things that are called after what is done and are not for it: a comedor is none for comer. */
const NEVER_STEMMED: ReadonlySet<string> = new Set(['comedor']);

/** A word as it is compared inside of a name: cortar and cortadora, sillas and silla are one. */
function stem(word: string): string {
  const one = word.replace(/(?<=or)es$/, '');
  if (NEVER_STEMMED.has(one)) return one;
  return word
    .replace(/(?<=.{3})(?:[aei]dor(?:as?|es)?|[aei]r(?:l[eao]s?|me|nos)?)$/, '')
    .replace(/(?<=.{3})e?s$/, '')
    .replace(/(?<=.{3})[aeo]$/, '');
}

/** Words of which only the first is compared by its stem: who is given a regalo is a cuñado or a cuñada. */
const asSaid = ([first = '', ...others]: readonly string[]): string => [stem(first), ...others].join(' ');

type Index = ReadonlyMap<string, string>;

const indexes = new WeakMap<Synonyms, Map<string, Index>>();

/** The names of several words that things have other names for, by their stems without small words. */
function indexOf(names: Synonyms, locale: string): Index {
  const known = indexes.get(names) ?? new Map<string, Index>();
  indexes.set(names, known);
  const held = known.get(locale);
  if (held) return held;
  const made = new Map(
    [...names.keys()].flatMap((text): [string, string][] => {
      const words = text.split(' ').filter((word) => !isStopWord(word, locale));
      return words.length > 1
        ? [
            [words.map(stem).join(' '), text],
            [asSaid(words), text],
          ]
        : [];
    }),
  );
  known.set(locale, made);
  return made;
}

/** A name of several words in a text, as the other names write it; `end` is the index of the first word after it. */
export interface NamedPhrase {
  text: string;
  end: number;
}

/** The places of the words that count from `at` on, as far as they belong together. */
function placesFrom(words: readonly string[], at: number, locale: string): number[] {
  const places: number[] = [];
  for (let next = at; next < words.length && places.length < LONGEST_PHRASE; next += 1) {
    if (next - (places.at(-1) ?? at) > MOST_BETWEEN + 1) break;
    const word = words[next] ?? '';
    if (word === 'sin' || (next > at && BESIDE.test(word))) break;
    if (!isStopWord(word, locale)) places.push(next);
    else if (next === at) break;
  }
  return places;
}

/** Whether of these words one says where, and the name they may have says it not: who has no place for a tele has one. */
const isElsewhere = (words: readonly string[], text: string): boolean =>
  words.includes('donde') && !text.split(' ').includes('donde');

/**
 * What several words from `at` on have as other names together, the longest first, whatever small words stand between:
 * mueble para la tele is mueble para tele. null where they have none.
 */
export function phraseAt(
  words: readonly string[],
  at: number,
  names: readonly Synonyms[],
  locale: string,
): NamedPhrase | null {
  for (let length = LONGEST_PHRASE; length > 1; length -= 1) {
    const text = words.slice(at, at + length).join(' ');
    if (at + length <= words.length && names.some((one) => one.has(text))) return { text, end: at + length };
  }
  const places = placesFrom(words, at, locale);
  for (let length = places.length; length > 1; length -= 1) {
    const own = places.slice(0, length);
    const said = own.map((place) => words[place] ?? '');
    const grown = said.map((word) => grownOf(word)[0] ?? word);
    const text = [asSaid(said), asSaid(grown), ...[said, grown].map((one) => one.map(stem).join(' '))].flatMap(
      (stems) => names.map((one) => indexOf(one, locale).get(stems)).findLast((one) => one !== undefined) ?? [],
    )[0];
    const end = (own.at(-1) ?? at) + 1;
    if (text !== undefined && !isElsewhere(words.slice(at, end), text)) return { text, end };
  }
  return null;
}

const byFirst = new WeakMap<Synonyms, ReadonlyMap<string, readonly string[]>>();

/** What the names of several words that begin with this one lead to: of lámpara what a lámpara de mano is called. */
export function namedAfter(word: string, names: Synonyms): readonly string[] {
  const known =
    byFirst.get(names) ??
    new Map(
      [
        ...Map.groupBy(
          [...names].filter(([text]) => text.includes(' ')),
          ([text]) => text.split(' ')[0] ?? '',
        ),
      ].map(([first, all]) => [first, all.flatMap(([, others]) => others)] as const),
    );
  byFirst.set(names, known);
  return known.get(word) ?? [];
}

const FOR = /^(?:para|pa|pal)$/;
/** Where beside what it is for it stands: para debajo de la tele. */
const STANDING = /^(?:debajo|abajo|encima|arriba|al|lado|de|del)$/;
const JOINING = /^(?:de|del|con|en|sin|y|o|que)$/;

/**
 * What a thing of no kind is called by what it is for, whatever it is like: mueble bajo y largo para la tele; `end` is
 * behind the thing alone. null where it has no such name.
 */
export function aimedAt(words: readonly string[], at: number, names: Synonyms, locale: string): NamedPhrase | null {
  const aim = words.findIndex((word, place) => place > at + 1 && place <= at + MOST_BETWEEN + 2 && FOR.test(word));
  if (aim < 0 || words.slice(at + 1, aim).some((word, place) => JOINING.test(word) && !(word === 'y' && place > 0)))
    return null;
  const rest = words.slice(aim + 1);
  const from = rest.findIndex((word) => !STANDING.test(word));
  const found = phraseAt([words[at] ?? '', 'para', ...rest.slice(Math.max(0, from))], 0, [names], locale);
  return found && { text: found.text, end: at + 1 };
}
