/** What stands in a part of a guide number. */
export type GuideMarks = 'digits' | 'letters' | 'both';

/** So many marks of one kind, one behind the other. */
export interface GuidePart {
  marks: GuideMarks;
  from: number;
  to: number;
}

/** What guide numbers of a carrier look like: each form by its parts, and a number of the first form. */
export interface GuideShape {
  forms: GuidePart[][];
  example: string;
}

const MARKS: Readonly<Record<string, GuideMarks>> = {
  '[0-9]': 'digits',
  '\\d': 'digits',
  '[A-Z]': 'letters',
  '[0-9A-Z]': 'both',
  '[A-Z0-9]': 'both',
};
const PART = /(\[[^\]]+\]|\\d)\{(\d+)(?:,(\d+))?\}/g;
const EXAMPLES: Readonly<Record<GuideMarks, string>> = {
  digits: '1234567890',
  letters: 'ABCDEFGH',
  both: '1A2B3C4D5E',
};

/** The parts of one form; null where it says more than which marks there are and how many. */
function partsOf(form: string): GuidePart[] | null {
  const found = [...form.matchAll(PART)];
  if (found.length === 0 || found.map(([text]) => text).join('') !== form) return null;
  const parts = found.flatMap(([, set = '', from = '', to = from]): GuidePart[] => {
    const marks = MARKS[set];
    return marks ? [{ marks, from: Number(from), to: Number(to) }] : [];
  });
  return parts.length === found.length ? parts : null;
}

/**
 * What guide numbers look like by the rule of their carrier (`guide` in src/config/carriers.ts); null where it has none,
 * or one that cannot be said in such words.
 */
export function guideShape(rule: string | undefined): GuideShape | null {
  const forms = rule?.split('|').map(partsOf) ?? [];
  const said = forms.filter((form) => form !== null);
  const [first] = said;
  if (!first || said.length < forms.length) return null;
  const example = first.map(({ marks, from }) => EXAMPLES[marks].repeat(from).slice(0, from)).join('');
  return { forms: said, example };
}
