import type { AskedWord } from '../../../../src/domain/search/asked-words';
import { coloursNear, sameColours } from '../../../../src/domain/search/colours';
import { grownOf } from '../../../../src/domain/search/diminutives';
import { inflections, isInfinitive, verbStem } from '../../../../src/domain/search/inflections';
import { leaningOf } from '../../../../src/domain/search/leaning';
import { isChildAsked } from '../../../../src/domain/search/persons';
import { soundOf } from '../../../../src/domain/search/sound';
import { isStopWord, tokens } from '../../../../src/domain/search/text';
import { unwantedOf } from '../../../../src/domain/search/unwanted';
import {
  AIMED,
  ALL,
  type Alternative,
  bare,
  beginning,
  COLOURED,
  first,
  HEAD,
  MOST_BESIDE,
  NAMING,
  NEARLY,
  NO_QUALITIES,
  OWN,
  phrase,
  SIZED,
  WHOLE_TEXT,
  within,
} from './alternatives';
import type { SearchConfiguration } from './configuration';
import type { Lexicon } from './lexicon';
import { corrections, related } from './near-words';

const SYNONYM_WEIGHT = 0.7;
/** What is only called after a purpose serves it less than what is made for it: for sleep a mattress, and no sleeping bag. */
const CALLED_SO = 0.35;
/** Of the things that serve a purpose each weighs so much of the one before it. */
const NEXT_SERVING = 0.9;
/** What is only of the kind of what was asked for. */
const KIND_WEIGHT = 0.2;
/** A number that may be the measure which was asked for, or what is near to what was. */
export const NEAR_WEIGHT = 0.5;
/** The nearest measures in the same unit, the nearest first. */
const NEAREST_WEIGHTS = [0.5, 0.3];
const CORRECTION_WEIGHT = 0.6;
/** What a thing is for says less of it than what it is. */
const PURPOSE_SHARE = 0.7;
/** What is made for children is called so, or stands in departments that are. */
export const FOR_CHILDREN = ['infantil', 'infantiles', 'juguete', 'juguetes', 'ninos', 'junior', 'montables'];
/** A longer text is not looked for word for word. */
const MOST_TOGETHER = 12;

/** Of the names that a thing goes by each weighs so much of the one before it. */
const NEXT_NAME = 0.96;

const NO_OTHERS: ReadonlySet<string> = new Set();

const inForms = (words: readonly string[]): string[] => words.flatMap((one) => [one, ...inflections(one)]);

/** The colours near to each that these words name, in the forms a product may have them in. */
const coloursLike = (qualities: ReadonlySet<string>): string[][] =>
  [...qualities].map((word) => inForms(coloursNear(word))).filter((near) => near.length > 0);

/** Shorter stems begin too much else. */
const LEAST_STEM = 5;

/** What names of what is done begin with: que cancelen is a cancelación; '' where the verb is too short to tell. */
export function doneAs(word: string): string {
  const stem = verbStem(word) ?? '';
  return stem.length >= LEAST_STEM && word.startsWith(stem) ? stem : '';
}

/**
 * Each word as it is: itself in another number, as a beginning, its synonyms. What a name begins with says what a thing
 * is (Mueble de TV is no TV), and what has the whole text word for word is meant by it: both weigh more. `qualities` are
 * words that a product has to be named by: that an armchair goes well with red says nothing of its colour. `locale` is
 * that of the store view. Of a long text what comes last may not be weighed: that is what says the least.
 */
export function certainAlternatives(
  words: readonly AskedWord[],
  text: string,
  locale: string,
  configuration: SearchConfiguration,
  qualities: ReadonlySet<string> = NO_QUALITIES,
): Alternative[] {
  const any = within(configuration);
  const isAlone = words.length === 1;
  const each = words.flatMap(
    (
      { text: typed, forms, near, synonyms: others, similar, nearest, isPlain, isPurpose, isServed, isDone, kind },
      word,
    ): Alternative[] => {
      const share = isPurpose ? PURPOSE_SHARE : 1;
      const more = isPurpose ? { isPurpose: true as const } : {};
      const columns = similar.length > 0 || isServed || qualities.has(typed) ? NAMING : ALL;
      const synonyms = configuration.synonyms ? others.map(phrase) : [];
      // A size is no number of another measure: of shoes 27, and no racket of 27 inches.
      const isSize = qualities.has(typed) && /^\d+$/.test(typed);
      const own = [
        ...forms.map(isSize ? bare : phrase),
        ...(isPlain && synonyms.length === 0 ? beginning(typed) : []),
        ...(isDone ? beginning(doneAs(typed)) : []),
        ...(qualities.has(typed) ? inForms(sameColours(typed)).map(phrase) : []),
      ];
      return [
        {
          word,
          ...any(own, columns),
          weight: isServed && isInfinitive(typed) ? CALLED_SO : share,
          names: 1,
          ...more,
          ...(qualities.has(typed) ? { isQuality: true } : {}),
        },
        ...synonyms.map(
          (one, place): Alternative => ({
            word,
            ...any([one], NAMING),
            weight: SYNONYM_WEIGHT * share * (isServed ? NEXT_SERVING : NEXT_NAME) ** place,
            names: 1,
            ...more,
          }),
        ),
        ...(kind.length > 0 && configuration.synonyms
          ? [{ word, ...any(kind.map(first), ['name']), weight: KIND_WEIGHT, names: 0 as const, ...more }]
          : []),
        // A measure alone is met by the nearest one in its unit, and by no number that may be any.
        ...(near.length > 0 && !(isAlone && nearest.length > 0)
          ? [{ word, ...any(near.map(bare), NAMING), weight: NEAR_WEIGHT, names: 0 as const }]
          : []),
      ];
    },
  );
  const [head] = words;
  // Of what serves a purpose the best comes first, and not whatever is named after one of them.
  const others = (configuration.synonyms && head?.synonyms.slice(0, head.isServed ? 1 : undefined)) || [];
  const heads = head ? [...head.forms, ...others].map(first) : [];
  const spoken = tokens(text);
  const written = phrase(spoken.slice(0, MOST_TOGETHER).join(' '));
  // What serves an aim is what is meant among the things of its kind.
  const aims = words.flatMap(({ isAim, synonyms }) => (isAim ? synonyms.map(first) : []));
  const sizes = [
    ...leaningOf(text).sizes,
    ...unwantedOf(spoken).instead,
    ...(isChildAsked(spoken) ? FOR_CHILDREN : []),
  ];
  const own = words.flatMap(({ text: one, isServed, synonyms }) =>
    !isServed && synonyms.length > 0 && one.includes(' ')
      ? one.split(' ').filter((part) => !isStopWord(part, locale))
      : [],
  );
  const nearly = words.flatMap(({ nearest }) =>
    nearest.map(
      (forms, index): Alternative => ({
        word: NEARLY,
        ...any(forms.map(phrase), NAMING),
        weight: NEAREST_WEIGHTS[index] ?? 0,
        names: 0,
      }),
    ),
  );
  return [
    ...each,
    ...nearly,
    ...(heads.length > 0 ? [{ word: HEAD, ...any(heads, ['name']), weight: 1, names: 0 as const }] : []),
    ...(aims.length > 0 ? [{ word: AIMED, ...any(aims, ['name']), weight: 1, names: 0 as const }] : []),
    ...(isAlone ? [] : [{ word: WHOLE_TEXT, ...any([written], NAMING), weight: 1, names: 0 as const }]),
    ...(sizes.length > 0
      ? [{ word: SIZED, ...any(sizes.map(phrase), NAMING), weight: NEAR_WEIGHT, names: 0 as const }]
      : []),
    ...coloursLike(qualities)
      .slice(0, MOST_BESIDE)
      .map((phrases, index) => ({
        word: COLOURED - index,
        ...any(phrases.map(phrase), NAMING),
        weight: NEAR_WEIGHT,
        names: 0 as const,
      })),
    ...own.slice(0, MOST_BESIDE).map((part, index) => ({
      word: OWN - index,
      ...any([part, ...inflections(part)].map(phrase), NAMING),
      weight: NEAR_WEIGHT,
      names: 0 as const,
    })),
  ];
}

/** A word that nothing has, by index, and the words that are looked for instead, the likeliest first. */
export interface Correction {
  word: number;
  meant: readonly string[];
  /**
   * It was misspelt; or it was right, and these are other things that serve (of a measure alone the nearest one, or what
   * is measured so at all), or things named after it.
   */
  kind: 'misspelt' | 'similar' | 'related';
}

/** Words with the other forms in which products are named by them: juguete and juguetes, mesita and mesa. */
const inNumbers = (meant: readonly string[], { counts }: Lexicon): string[] => [
  ...new Set([
    ...meant,
    ...meant.flatMap((one) => [...inflections(one), ...grownOf(one)]).filter((form) => counts.has(form)),
  ]),
];

/** What each of these words (by index) may be a misspelling of, or what serves in its place; `locale` is that of the store view. */
export const correctionsOf = (
  words: readonly AskedWord[],
  wrong: readonly number[],
  lexicon: Lexicon,
  configuration: SearchConfiguration,
  locale: string,
): Correction[] =>
  wrong.flatMap((word): Correction[] => {
    const {
      text = '',
      isPlain = false,
      isDone = false,
      isComplement = false,
      similar = [],
      units = [],
      nearest: close = [],
    } = words[word] ?? {};
    const [nearest = units] = close;
    if (words.length === 1 && units.length > 0) return [{ word, meant: nearest, kind: 'similar' }];
    if (similar.length > 0) return [{ word, meant: similar, kind: 'similar' }];
    if (!isPlain) return [];
    const things = word === 0 && !isComplement ? NO_OTHERS : null;
    const near = isDone ? [] : corrections(lexicon, text, { ...configuration, things });
    // To sew is not to eat, and what says nothing is no thing.
    const meant = near.filter(
      (one) => !isStopWord(one, locale) && !(isInfinitive(text) && isInfinitive(one) && soundOf(text) !== soundOf(one)),
    );
    if (meant.length > 0) return [{ word, meant: inNumbers(meant, lexicon), kind: 'misspelt' }];
    const named = related(lexicon, text);
    return named.length > 0 ? [{ word, meant: named, kind: 'related' }] : [];
  });

/** The words that corrections mean, as alternatives. */
export function correctedAlternatives(
  corrected: readonly Correction[],
  configuration: SearchConfiguration,
): Alternative[] {
  const any = within(configuration);
  return corrected.flatMap(({ word, meant, kind }): Alternative[] => [
    { word, ...any(meant.map(phrase), ALL), weight: CORRECTION_WEIGHT, names: kind === 'similar' ? 0 : 1 },
    ...(word === 0
      ? [
          {
            word: HEAD,
            ...any(meant.map(first), ['name']),
            weight: CORRECTION_WEIGHT,
            names: 0 as const,
          },
        ]
      : []),
  ]);
}
