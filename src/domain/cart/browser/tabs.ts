import type { ConfirmedLine, Pending } from './types';

/**
 * The changes of this tab with those that tabs have written down, in the order they were made. What is written down
 * counts; of this tab's own only what could not be written (`unstored`). One that was answered here (`answered`) does
 * not come back.
 */
export function mergePending<Line extends ConfirmedLine>(
  mine: readonly Pending<Line>[],
  stored: readonly Pending<Line>[],
  { unstored, answered }: { unstored: ReadonlySet<string>; answered: ReadonlySet<string> },
): Pending<Line>[] {
  const all = new Map(mine.filter(({ key }) => unstored.has(key)).map((one) => [one.key, one]));
  for (const one of stored) all.set(one.key, one);
  return [...all.values()]
    .filter(({ key }) => !answered.has(key))
    .sort((a, b) => a.madeAt - b.madeAt || (a.key < b.key ? -1 : 1));
}

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** A short hash of what a cart holds; changes with every line and quantity. */
export function contentHash(lines: readonly ConfirmedLine[]): string {
  let hash = FNV_OFFSET;
  for (const character of JSON.stringify(lines.map(({ itemId, qty }) => [itemId, qty])))
    hash = Math.imul(hash ^ character.charCodeAt(0), FNV_PRIME);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
