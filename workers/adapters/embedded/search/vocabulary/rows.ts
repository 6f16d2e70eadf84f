/** What is said, any of which will do, and what it leads to, the likeliest or the best first; both with commas between. */
export type Row = readonly [said: string, things: string];

/** What shoppers say of the things of one part of a shop. */
export interface Vocabulary {
  /** What they call a thing, and what a catalogue may call it. */
  names?: readonly Row[];
  /** Things that a shop may not sell, and what serves in their place. */
  instead?: readonly Row[];
  /** Things that other shops sell, and what is nearest to them, the nearest first; '' where nothing is. */
  unsold?: readonly Row[];
  /** What things are for, where they are wanted, what is wrong: and the things that serve it, the best first. */
  purposes?: readonly Row[];
}

const listed = (text: string): string[] => text.split(',').map((one) => one.trim());

/** Each that is said in these rows with what it leads to; what is said in several rows leads to the things of all. */
export function saidIn(rows: readonly Row[]): Map<string, string[]> {
  const said = new Map<string, string[]>();
  for (const [words, things] of rows)
    for (const one of listed(words)) said.set(one, [...new Set([...(said.get(one) ?? []), ...listed(things)])]);
  return said;
}
