import type { Mapping, Numbered, Row } from './mapping.ts';
import { listOf } from './values.ts';

const BY_ID = 'id:';
/** Fields that name other products of the file. */
const NAMING = ['related', 'upsell', 'crosssell', 'members'] as const;

export interface Keyed {
  rows: Numbered[];
  /** Products that are called by the number their system gave them. */
  byId: Numbered[];
}

/** A row whose "id:12" of other products are their skus. */
function named(row: Row, skus: ReadonlyMap<string, string>, { list_separator }: Mapping): Row {
  const fields = NAMING.flatMap((field) =>
    row[field]?.includes(BY_ID)
      ? [
          [
            field,
            listOf(row[field], list_separator)
              .map((one) => skus.get(one) ?? one)
              .join(list_separator),
          ],
        ]
      : [],
  );
  return fields.length > 0 ? { ...row, ...Object.fromEntries(fields) } : row;
}

/**
 * Rows in which every product has a key: one without a sku is called by its system's number, which stays the same from
 * export to export; not where another product has that number for its sku. A variant is called by its product's key.
 */
export function keyed(rows: readonly Numbered[], mapping: Mapping, isVariant: (row: Numbered) => boolean): Keyed {
  const taken = new Set(rows.map(({ row }) => row.sku ?? ''));
  const isKeyless = (one: Numbered): boolean =>
    !one.row.sku && Boolean(one.row.id) && !taken.has(one.row.id ?? '') && !isVariant(one);
  const byId = rows.filter(isKeyless);
  const whole = rows.map((one) => (isKeyless(one) ? { ...one, row: { ...one.row, sku: one.row.id ?? '' } } : one));
  const skus = new Map(
    whole.flatMap(({ row }) => (row.id && row.sku ? [[`${BY_ID}${row.id}`, row.sku] as const] : [])),
  );
  return { rows: whole.map((one) => ({ ...one, row: named(one.row, skus, mapping) })), byId };
}
