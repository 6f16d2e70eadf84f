import { Stop } from '../../stop.mjs';
import type { Mapping, Numbered } from './mapping.ts';
import { flagOf } from './values.ts';

/** Fields that say whether something is sold, in words for it. */
const FLAGS = ['online', 'published', 'online_market', 'in_stock', 'managed'] as const;
const MOST_NAMED = 5;
const MOST_LETTERS = 40;

/**
 * Throws a Stop that names lines and columns where a cell says in a word nobody knows whether something is sold or where
 * it is shown: taken for a yes, what was given up would be for sale.
 */
export function needKnownWords(
  name: string,
  rows: readonly Numbered[],
  { visibilities }: Mapping,
  nameOf: (field: string) => string,
): void {
  const problems = rows.flatMap(({ line, row }) => {
    if (row.store) return [];
    const unknown = FLAGS.filter((field) => row[field] && flagOf(row[field]) === null).map(
      (field) => [field, 'no dice sí ni no'] as const,
    );
    const { visibility = '' } = row;
    const isShownSomehow = visibility === '' || visibilities[visibility.toLowerCase()] !== undefined;
    return [
      ...unknown,
      ...(isShownSomehow ? [] : [['visibility', 'no está en «visibilities» del mapeo'] as const]),
    ].map(([field, why]) => `renglón ${line}: «${row[field]?.slice(0, MOST_LETTERS)}» en «${nameOf(field)}» ${why}`);
  });
  if (problems.length > 0)
    throw new Stop(
      `${name} no se importa, ${problems.slice(0, MOST_NAMED).join('; ')}${problems.length > MOST_NAMED ? `; y ${problems.length - MOST_NAMED} más` : ''}.`,
    );
}
