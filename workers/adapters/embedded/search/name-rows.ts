/** What is said, any of which will do, and what it leads to, the likeliest first; both with commas between. */
export type NameRow = readonly [said: string, things: string];

const listed = (text: string): string[] => text.split(',').map((one) => one.trim());

/** Each name of these rows with what it leads to. */
export const namesOf = (rows: readonly NameRow[]): [string, string[]][] =>
  rows.flatMap(([said, things]) => listed(said).map((one): [string, string[]] => [one, listed(things)]));
