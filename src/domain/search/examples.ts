/** A thing, as catalogues call it, and sentences by which shoppers ask for it, as stems (stems.ts). */
export interface Example {
  names: readonly string[];
  sentences: readonly (readonly string[])[];
}

/** A thing that a sentence may ask for, and how likely it is: of all things together 1. */
export interface Guess {
  names: readonly string[];
  share: number;
}

/** Two words beside each other say more than both apart, and nearly the same: they count so much besides. */
const PAIR_SHARE = 0.3;
/** A thing is taken to be asked for with any word as often as all are, in so many sentences besides its own. */
const UNSEEN = 40;
/** What is less likely than that is chance. */
const LEAST_SHARE = 0.05;
const MOST_GUESSES = 6;
/** A guess of this share is mostly right: 87 of 100 of those above four fifths were. */
const SURE = 0.85;
/** What so many kinds of things serve is a situation, in which one of each is shown before a second of any. */
const SEVERAL = 5;
/** Each further name of a thing, or what comes near it, counts so much of the one before; what serves a situation, so much. */
const NEXT_NAME = 0.85;
const NEXT_KIND = 0.95;
/** What is said with certainty counts for more than its words. */
const SURELY = 2;
const MOST_NAMES = 14;
/** More likely so than not. */
const MOSTLY = 0.5;

export interface ExampleIndex {
  names: readonly (readonly string[])[];
  /** How many sentences ask for each thing, and how many there are. */
  sentences: readonly number[];
  all: number;
  /** In how many sentences of which thing a stem stands, or two of them beside each other. */
  having: ReadonlyMap<string, ReadonlyMap<number, number>>;
}

/** Each stem of a sentence once, and each two that stand beside each other. */
function saidBy(stems: readonly string[]): string[] {
  const pairs = stems.slice(1).map((stem, at) => `${stems[at]} ${stem}`);
  return [...new Set([...stems.filter((stem) => stem !== 'no'), ...pairs])];
}

/** Examples as they are looked up. */
export function indexed(examples: readonly Example[]): ExampleIndex {
  const having = new Map<string, Map<number, number>>();
  for (const [thing, { sentences }] of examples.entries())
    for (const said of sentences.flatMap(saidBy)) {
      const things = having.get(said) ?? new Map<number, number>();
      having.set(said, things.set(thing, (things.get(thing) ?? 0) + 1));
    }
  const sentences = examples.map((example) => example.sentences.length);
  const all = sentences.reduce((sum, count) => sum + count, 0);
  return { names: examples.map(({ names }) => names), sentences, all, having };
}

/**
 * What a sentence, by its stems, may ask for, the likeliest first: how often the known sentences for each thing have its
 * words (naive Bayes). Nothing where none of its words is known.
 */
export function guessed({ names, sentences, all, having }: ExampleIndex, stems: readonly string[]): Guess[] {
  const scores = new Float64Array(names.length);
  let isKnown = false;
  for (const said of saidBy(stems)) {
    const things = having.get(said);
    if (!things) continue;
    isKnown = true;
    const weight = said.includes(' ') ? PAIR_SHARE : 1;
    const usual = [...things.values()].reduce((sum, count) => sum + count, 0) / all;
    for (const [thing, own] of sentences.entries()) {
      const here = ((things.get(thing) ?? 0) + UNSEEN * usual) / (own + UNSEEN);
      scores[thing] = (scores[thing] ?? 0) + weight * Math.log(here / usual);
    }
  }
  if (!isKnown) return [];
  const best = Math.max(...scores);
  const odds = [...scores].map((score) => Math.exp(score - best));
  const total = odds.reduce((sum, one) => sum + one, 0);
  return odds
    .map((one, thing) => ({ names: names[thing] ?? [], share: one / total }))
    .filter(({ share }) => share >= LEAST_SHARE)
    .sort((a, b) => b.share - a.share)
    .slice(0, MOST_GUESSES);
}

/** From so many sentences on a word is no slip of one who wrote them. */
const OFTEN = 3;

/** Whether several known sentences have one of these stems. */
export const isOftenSaid = ({ having }: ExampleIndex, stems: readonly string[]): boolean =>
  stems.some((stem) => [...(having.get(stem)?.values() ?? [])].reduce((sum, count) => sum + count, 0) >= OFTEN);

const severalOf = (guesses: readonly Guess[]): Guess[] => guesses.filter(({ names }) => names.length >= SEVERAL);
const shareOf = (guesses: readonly Guess[]): number => guesses.reduce((sum, { share }) => sum + share, 0);

/** Whether a sentence is so like known ones that it is answered by them alone: a present is one, whoever it is for. */
export const isSure = (guesses: readonly Guess[]): boolean =>
  (guesses[0]?.share ?? 0) >= SURE || shareOf(severalOf(guesses)) >= SURE;

/**
 * All names of what a sentence surely asks for, where one of them is a kind of the thing that goes by these: mesa de
 * comedor of mesa. What serves a situation is of many kinds.
 */
export const surelyOf = (things: readonly string[], guesses: readonly Guess[]): readonly string[] =>
  guesses.find(
    ({ names, share }) =>
      share >= SURE &&
      names.length < SEVERAL &&
      names.some((name) => things.some((thing) => name === thing || name.startsWith(`${thing} `))),
  )?.names ?? [];

/** What names begin with that a sentence may ask for, with how much they are worth, the best first. */
export function namesGuessed(guesses: readonly Guess[]): { name: string; worth: number }[] {
  const worths = new Map<string, number>();
  for (const { names, share } of guesses) {
    const next = names.length >= SEVERAL ? NEXT_KIND : NEXT_NAME;
    const sure = share >= SURE ? SURELY : 1;
    for (const [place, name] of names.entries())
      worths.set(name, (worths.get(name) ?? 0) + share * sure * next ** place);
  }
  return [...worths]
    .map(([name, worth]) => ({ name, worth }))
    .sort((a, b) => b.worth - a.worth)
    .slice(0, MOST_NAMES);
}

/** What serves the situation that a sentence tells of, each kind by what its names begin with; none where it asks for one thing. */
export function kindsGuessed(guesses: readonly Guess[]): string[] {
  const several = severalOf(guesses);
  return shareOf(several) >= MOSTLY ? namesGuessed(several).map(({ name }) => name) : [];
}
