import { plainSlug } from '../../../../src/domain/url';
import { Stop } from '../../stop.mjs';
import type { Mapping, Numbered, Row } from './mapping.ts';
import { optionsOf } from './products.ts';

const MOST_NAMED = 5;

/** What a row is chosen by, as one text. */
const optionNames = (row: Row): string =>
  optionsOf(row)
    .map(([name]) => name)
    .join('\n');

const isChosen = (row: Row): boolean =>
  Object.entries(row).some(([field, cell]) => field.startsWith('option_value.') && cell !== '');

/** Whether a row is chosen by something else than the product above it: somebody has sorted the rows. */
const isOfAnother = (row: Row, above: string | undefined): boolean =>
  above !== undefined && isChosen(row) && (above === '' || ![above, ''].includes(optionNames(row)));

/**
 * Rows with the handle of their product. Where the mapping says so, one without it goes on with the product above, or
 * is one of its own where it has a name, called by that: a line of sums, which has no sku and no pieces, is none. Throws a Stop with the lines of rows that nobody can tell the
 * product of: without a handle elsewhere, or with that of a product of another name.
 */
export function handled(name: string, rows: readonly Numbered[], { handle_above }: Mapping): Numbered[] {
  const problems: string[] = [];
  const names = new Map<string, { name: string; line: number }>();
  const chosenBy = new Map<string, string>();
  let above = '';
  const taken = rows.map(({ line, row }) => {
    const slug = row.sku || row.qty ? plainSlug(row.name ?? '') : '';
    const made = row.name ? slug && `${slug}${names.has(slug) ? `-${line}` : ''}` : above;
    const handle = row.handle || (handle_above ? made : '');
    if (handle === '') problems.push(`renglón ${line}: no dice de qué producto es`);
    if (!row.handle && !row.name && isOfAnother(row, chosenBy.get(handle)))
      problems.push(`renglón ${line}: no dice de qué producto es, y el de arriba se escoge de otro modo`);
    if (!chosenBy.has(handle)) chosenBy.set(handle, optionNames(row));
    above = handle;
    const known = names.get(handle);
    if (!known?.name) names.set(handle, { name: row.name ?? '', line });
    else if (row.name && row.name !== known.name)
      problems.push(`renglón ${line}: «${handle}» ya es de «${known.name}», del renglón ${known.line}`);
    return { line, row: { ...row, handle } };
  });
  if (problems.length > 0)
    throw new Stop(
      `${name} no se importa, ${problems.slice(0, MOST_NAMED).join('; ')}${problems.length > MOST_NAMED ? `; y ${problems.length - MOST_NAMED} más` : ''}.`,
    );
  return taken;
}
