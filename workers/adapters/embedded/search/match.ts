import type { AskedWord } from '../../../../src/domain/search/asked-words';
import { coloursNear, sameColours } from '../../../../src/domain/search/colours';
import { grownOf } from '../../../../src/domain/search/diminutives';
import { type Guess, namesGuessed, surelyOf } from '../../../../src/domain/search/examples';
import { inflections, isInfinitive, verbStem } from '../../../../src/domain/search/inflections';
import { leaningOf } from '../../../../src/domain/search/leaning';
import { isChild, isChildAsked, isPerson } from '../../../../src/domain/search/persons';
import { soundOf } from '../../../../src/domain/search/sound';
import { isStopWord, tokens } from '../../../../src/domain/search/text';
import { unwantedOf } from '../../../../src/domain/search/unwanted';
import type { SearchConfiguration } from './configuration';
import type { Lexicon } from './lexicon';
import { corrections, related } from './near-words';

const PREFIX_LENGTH = 2;
const SYNONYM_WEIGHT = 0.7;
/** What is only called after a purpose serves it less than what is made for it: for sleep a mattress, and no sleeping bag. */
const CALLED_SO = 0.35;
/** Of the things that serve a purpose each weighs so much of the one before it. */
const NEXT_SERVING = 0.9;
/** What is only of the kind of what was asked for. */
const KIND_WEIGHT = 0.2;
const NEAR_WEIGHT = 0.5;
/** The nearest measures in the same unit, the nearest first. */
const NEAREST_WEIGHTS = [0.5, 0.3];
const CORRECTION_WEIGHT = 0.6;
/** What a thing is for says less of it than what it is. */
const PURPOSE_SHARE = 0.7;
/** What is made for children is called so, or stands in departments that are. */
const FOR_CHILDREN = ['infantil', 'infantiles', 'juguete', 'juguetes', 'ninos', 'junior', 'montables'];
/** A longer text is not looked for word for word. */
const MOST_TOGETHER = 12;

/**
 * Stand among the words of a query without being one: all of them one after another, the first as the first word of a
 * name, and what says how nearly a thing is what was meant.
 */
const WHOLE_TEXT = -1;
const HEAD = -2;
/**
 * What names a thing by the words it was asked for, among what only goes by another name of them, and what is of a colour
 * near to the one that was asked for: a few of each, one number further down each.
 */
const OWN = -20;
const COLOURED = -10;
const MOST_BESIDE = 5;
/** What is nearest to a measure in the same unit; and what is called as large as somebody wants it, or not as they do not. */
const NEARLY = -3;
const SIZED = -4;
const AIMED = -5;
/** What is said to be wanted, among what serves a sentence. */
const WANTED = -6;

/** Of the names that a thing goes by each weighs so much of the one before it. */
const NEXT_NAME = 0.96;

export type Column = keyof SearchConfiguration['boosts'];

/**
 * Words one after another: anywhere, as the beginning of a longer word, as the first of a column, as what a name begins
 * with that counts the same however long the name is, or a number that has no unit beside it.
 */
export interface Phrase {
  words: string;
  kind: 'anywhere' | 'beginning' | 'first' | 'called' | 'bare';
}

/** One way a word of the query may stand in a product: any of these phrases in any of these columns. */
export interface Alternative {
  /** Index of the word; below 0 for what only weighs. */
  word: number;
  phrases: readonly Phrase[];
  columns: readonly Column[];
  /** What the score is multiplied with. */
  weight: number;
  /** 1 where a product that has it in another column than its description is named so. */
  names: 0 | 1;
  /** What a thing is for need not name it. */
  isPurpose?: true;
  /** Whether the word says only what a thing is like: what has nothing else of a text is not shown. */
  isQuality?: true;
  /** Whether it counts the same however many products have it: things that many words of a sentence lead to come first. */
  isVote?: true;
}

const phrase = (words: string): Phrase => ({ words, kind: 'anywhere' });
const first = (words: string): Phrase => ({ words, kind: 'first' });
const called = (words: string): Phrase => ({ words, kind: 'called' });
const bare = (words: string): Phrase => ({ words, kind: 'bare' });
const beginning = (word: string): Phrase[] =>
  word.length >= PREFIX_LENGTH ? [{ words: word, kind: 'beginning' }] : [];

// Words hold letters and digits only, so quotes cannot be left.
const EXPRESSIONS: Record<Phrase['kind'], (words: string) => string> = {
  anywhere: (words) => `"${words}"`,
  beginning: (words) => `"${words}"*`,
  first: (words) => `^"${words}"`,
  called: (words) => `^"${words}"`,
  // The index does not tell what stands beside it: that is looked at where the words are scored.
  bare: (words) => `"${words}"`,
};

/** Any of these FTS5 expressions. */
export const some = (parts: readonly string[]): string => parts.map((part) => `(${part})`).join(' OR ');

/** What a beginning finds is not looked for by itself: the index walks each expression anew. */
function fewest(phrases: readonly Phrase[]): Phrase[] {
  const beginnings = phrases.filter(({ kind }) => kind === 'beginning');
  return phrases.filter(
    (phrase) => phrase.kind !== 'anywhere' || !beginnings.some(({ words }) => phrase.words.startsWith(words)),
  );
}

const anyOf = (phrases: readonly Phrase[]): string =>
  [...new Set(phrases.map(({ words, kind }) => EXPRESSIONS[kind](words)))].join(' OR ');

/** The FTS5 expression of an alternative, without the shopper's own text outside quotes. */
export const matchOf = ({ phrases, columns }: Pick<Alternative, 'phrases' | 'columns'>): string =>
  `{${columns.join(' ')}} : (${anyOf(fewest(phrases))})`;

/** The FTS5 expression for names that begin with the first word. */
export const headOf = (found: readonly Alternative[]): string =>
  some(found.filter(({ word }) => word === HEAD).map(matchOf));

export const NAMING: readonly Column[] = ['name', 'keywords', 'category', 'sku'];
export const ALL: readonly Column[] = [...NAMING, 'description'];

const NO_QUALITIES: ReadonlySet<string> = new Set();
const NO_OTHERS: ReadonlySet<string> = new Set();

/** Phrases, any of which will do, in columns that have a boost. */
const within =
  ({ boosts }: SearchConfiguration) =>
  (phrases: readonly Phrase[], columns: readonly Column[]): Pick<Alternative, 'phrases' | 'columns'> => ({
    phrases,
    columns: columns.filter((column) => boosts[column] > 0),
  });

const inForms = (words: readonly string[]): string[] => words.flatMap((one) => [one, ...inflections(one)]);

/** The colours near to each that these words name, in the forms a product may have them in. */
const coloursLike = (qualities: ReadonlySet<string>): string[][] =>
  [...qualities].map((word) => inForms(coloursNear(word))).filter((near) => near.length > 0);

/** Shorter stems begin too much else. */
const LEAST_STEM = 5;

/** What names of what is done begin with: que cancelen is a cancelación; '' where the verb is too short to tell. */
function doneAs(word: string): string {
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

/** A thing that is named in a sentence weighs so much of what serves it; what is only said in it so much. */
const THING_VOTE = 2.2;
const SAID_VOTE = 0.35;
/** What a thing is made of, or how it is, in other words. */
const LIKE_VOTE = 0.9;
/** What has a thing in its name, and not at its head, is a part of it, or goes with it. */
const INSIDE_SHARE = 0.6;
/** What known sentences ask for that are like one, all of it together. */
const SENTENCE_VOTE = 1.2;
/** Beside a thing that is named they say so much of that. */
const BESIDE_NAMED = 0.4;
/** What is made for children, where one is spoken of. */
const CHILDREN_VOTE = 0.4;
/** What is said to be wanted, quiero un sillón, comes before all that only serves the sentence besides. */
const WANTED_VOTE = 6;
/** By another name it is nearly that: of a sillón to put the feet up it is the reposet. */
const WANTED_NAME = 0.94;
/** Beside it what else is said tells which of its kind. */
const SAID_OF_WANTED = 0.8;
/** Of the things a word leads to each weighs so much of the one before it. */
const NEXT_VOTE = 0.78;
/** Another name of a thing is nearly as good as its own, its kind half as good. */
const NAME_VOTE = 0.85;
const KIND_VOTE = 0.5;

/**
 * The words of a sentence as evidence: each votes for the things it leads to, the best first, and what several lead to
 * comes before what one does. What is called as it was said counts a little besides.
 */
export function votesOf(
  words: readonly AskedWord[],
  text: string,
  configuration: SearchConfiguration,
  qualities: ReadonlySet<string> = NO_QUALITIES,
  guesses: readonly Guess[] = [],
): Alternative[] {
  const any = within(configuration);
  const wanted = words.filter(({ isWanted }) => isWanted);
  // Where a thing is named that is wanted, what is none of it only serves beside.
  const names = wanted.some(({ isNamed }) => isNamed) ? 0 : 1;
  const said = wanted.length > 0 ? SAID_OF_WANTED : SAID_VOTE;
  const vote = (word: number, phrases: readonly Phrase[], columns: readonly Column[], weight: number): Alternative[] =>
    phrases.length === 0 ? [] : [{ word, ...any(phrases, columns), weight, names, isVote: true }];
  const wishes = wanted.flatMap(({ forms, synonyms }) => {
    // A table at which eight eat is one of what the sentence as a whole asks for.
    const kinds = surelyOf(forms, guesses);
    return [
      { things: kinds, share: 1 },
      { things: forms, share: kinds.length > 0 ? NAME_VOTE : 1 },
      { things: synonyms, share: WANTED_NAME },
    ].flatMap(({ things, share }) =>
      vote(WANTED, things.map(called), ['name'], WANTED_VOTE * share).map((one) => ({ ...one, names: 1 as const })),
    );
  });
  const each = words.flatMap(
    ({ forms, synonyms, kind, near, units, isServed, isNamed, isWanted, isDone, weight, text: typed }, word) => {
      // What is made for children counts where one is spoken of; whom else a thing is for says nothing.
      if (!isServed && (isPerson(typed) || isChild(typed))) return [];
      const isThing = isServed || isNamed;
      const share =
        weight *
        (isServed ? 1 : isWanted ? said : isNamed ? THING_VOTE : qualities.has(typed) || units.length > 0 ? 1 : said);
      const led = (things: readonly string[], part: number) => [
        ...vote(word, things.map(first), ['name'], share * part),
        ...vote(word, things.map(phrase), NAMING, share * part * INSIDE_SHARE),
      ];
      return [
        ...(isNamed
          ? [...led(forms, 1), ...led(synonyms, NAME_VOTE), ...led(kind, KIND_VOTE)]
          : vote(
              word,
              [...forms.map(phrase), ...(isDone ? beginning(doneAs(typed)) : [])],
              NAMING,
              isThing ? share * said : share,
            )),
        ...(isThing ? [] : vote(word, synonyms.map(phrase), NAMING, weight * LIKE_VOTE)),
        ...vote(word, near.map(bare), NAMING, share * NEAR_WEIGHT),
        ...(isServed ? synonyms.flatMap((thing, place) => led([thing], NEXT_VOTE ** place)) : []),
      ];
    },
  );
  const sizes = [...leaningOf(text).sizes, ...unwantedOf(tokens(text)).instead];
  const isNamed = words.some((word) => word.isNamed && !word.isComplement);
  const sentence = namesGuessed(guesses).flatMap(({ name, worth }) =>
    vote(words.length, [first(name)], ['name'], SENTENCE_VOTE * worth * (isNamed ? BESIDE_NAMED : 1)),
  );
  return [
    ...wishes,
    ...each,
    ...sentence,
    ...(sizes.length > 0
      ? [{ word: SIZED, ...any(sizes.map(phrase), NAMING), weight: NEAR_WEIGHT, names: 0 as const }]
      : []),
    // Whatever says it, it is said once: a litera among camas infantiles is made for them as a cama infantil is.
    ...(isChildAsked(tokens(text))
      ? FOR_CHILDREN.flatMap((one) => vote(AIMED, [phrase(one)], NAMING, CHILDREN_VOTE))
      : []),
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
