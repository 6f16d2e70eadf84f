import type { AskedWord } from '../../../../src/domain/search/asked-words';
import { type Guess, namesGuessed, surelyOf } from '../../../../src/domain/search/examples';
import { leaningOf } from '../../../../src/domain/search/leaning';
import { isChild, isChildAsked, isPerson } from '../../../../src/domain/search/persons';
import { tokens } from '../../../../src/domain/search/text';
import { unwantedOf } from '../../../../src/domain/search/unwanted';
import {
  AIMED,
  type Alternative,
  bare,
  beginning,
  type Column,
  called,
  first,
  NAMING,
  NO_QUALITIES,
  type Phrase,
  phrase,
  SIZED,
  WANTED,
  within,
} from './alternatives';
import type { SearchConfiguration } from './configuration';
import { doneAs, FOR_CHILDREN, NEAR_WEIGHT } from './match';

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

type Vote = (word: number, phrases: readonly Phrase[], columns: readonly Column[], weight: number) => Alternative[];

/** What is said to be wanted: by its kind where known sentences tell that, by its own name, and by others. */
const wishOf = ({ forms, synonyms }: AskedWord, guesses: readonly Guess[], vote: Vote): Alternative[] => {
  // A table at which eight eat is one of what the sentence as a whole asks for.
  const kinds = surelyOf(forms, guesses);
  return [
    { things: kinds, share: 1 },
    { things: forms, share: kinds.length > 0 ? NAME_VOTE : 1 },
    { things: synonyms, share: WANTED_NAME },
  ].flatMap(({ things, share }) =>
    vote(WANTED, things.map(called), ['name'], WANTED_VOTE * share).map((one) => ({ ...one, names: 1 as const })),
  );
};

/** What one word votes for, by its index; `said` is the share of one that only says something. */
function votesOfWord(
  { forms, synonyms, kind, near, units, isServed, isNamed, isWanted, isDone, weight, text: typed }: AskedWord,
  word: number,
  qualities: ReadonlySet<string>,
  said: number,
  vote: Vote,
): Alternative[] {
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
}

/**
 * The words of a sentence as evidence: each votes for the things it leads to, the best first, and what several lead to
 * comes before what one does. What is called as it was said counts a little besides. `guesses`: what known sentences ask
 * for that are like this one. `qualities` are words that a product has to be named by.
 */
export function votesOf(
  words: readonly AskedWord[],
  text: string,
  configuration: SearchConfiguration,
  guesses: readonly Guess[],
  qualities: ReadonlySet<string> = NO_QUALITIES,
): Alternative[] {
  const any = within(configuration);
  const wanted = words.filter(({ isWanted }) => isWanted);
  // Where a thing is named that is wanted, what is none of it only serves beside.
  const names = wanted.some(({ isNamed }) => isNamed) ? 0 : 1;
  const said = wanted.length > 0 ? SAID_OF_WANTED : SAID_VOTE;
  const vote: Vote = (word, phrases, columns, weight) =>
    phrases.length === 0 ? [] : [{ word, ...any(phrases, columns), weight, names, isVote: true }];
  const sizes = [...leaningOf(text).sizes, ...unwantedOf(tokens(text)).instead];
  const isNamed = words.some((word) => word.isNamed && !word.isComplement);
  const sentence = namesGuessed(guesses).flatMap(({ name, worth }) =>
    vote(words.length, [first(name)], ['name'], SENTENCE_VOTE * worth * (isNamed ? BESIDE_NAMED : 1)),
  );
  return [
    ...wanted.flatMap((word) => wishOf(word, guesses, vote)),
    ...words.flatMap((word, index) => votesOfWord(word, index, qualities, said, vote)),
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
