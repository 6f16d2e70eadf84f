/** A figure and what it may be at most. `name` and `value` as the tables show them. */
export interface Wanted {
  name: string;
  value: number | null;
  most: number;
  /** Stands behind both: × or nothing. */
  unit: string;
  digits: number;
}

/** Heads the column of the commits. */
export const HELD_AT = 'held at';

const cellsOf = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

/**
 * The commit at which each row of the tables in a text last was as wanted, by the row's name; a row that never was is
 * not among them.
 */
export function lastHeld(text: string): Map<string, string> {
  const held = new Map<string, string>();
  let column = -1;
  for (const line of text.split('\n')) {
    if (!line.startsWith('|')) {
      column = -1;
      continue;
    }
    const cells = cellsOf(line);
    if (column < 0) {
      column = cells.indexOf(HELD_AT);
      if (column < 0) column = Number.POSITIVE_INFINITY;
      continue;
    }
    const [name = ''] = cells;
    const commit = cells[column] ?? '';
    if (/^[0-9a-f]{7,}/.test(commit)) held.set(name, commit);
  }
  return held;
}

export const holds = ({ value, most }: Wanted): boolean => value !== null && value <= most;

/**
 * The commit at which a figure last was as wanted: this one, or the one the tables named until now; empty where it
 * never was.
 */
export const heldAt = (wanted: Wanted, commit: string, before: ReadonlyMap<string, string>): string =>
  holds(wanted) ? commit : (before.get(wanted.name) ?? '');

const shown = ({ digits, unit }: Wanted, amount: number): string => `${amount.toFixed(digits)}${unit}`;

export const wantedText = (wanted: Wanted): string =>
  `≤ ${Number.isInteger(wanted.most) ? wanted.most : wanted.most.toFixed(1)}${wanted.unit}`;

/**
 * A line for each figure that is not as wanted: what it is, what it may be, and when it last was. What could not be
 * measured on this machine is not beyond anything.
 */
export function beyond(all: readonly Wanted[], before: ReadonlyMap<string, string>): string[] {
  return all
    .filter((wanted) => wanted.value !== null && !holds(wanted))
    .map((wanted) => {
      const commit = before.get(wanted.name);
      return `${wanted.name}: ${shown(wanted, wanted.value ?? 0)}, se quiere ${wantedText(wanted)}; ${commit ? `la última vez que estuvo bien fue en ${commit}` : 'nunca lo estuvo'}`;
    });
}
