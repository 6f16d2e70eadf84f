import { MOST_COUNTED } from '../../../../src/domain/catalogue/listing/listing';
import type { ListingQuery } from '../../../../src/domain/catalogue/product';
import type { PidQuery } from '../product-documents';
import { valueCondition } from './door-sql';
import { AVAILABLE, type ListScope, type ListTables, OF_PRODUCTS, productCondition, variantsWith } from './list-sql';

/** A chosen filter: what it asks of a product, and the variants it leaves, where it chooses among them. */
interface Choice {
  code: string;
  condition: string;
  variants: string | null;
}

const COLUMNS = 'pid, place AS ord, NULL AS child, id, final_gross, discount';

/**
 * Chosen attributes beyond which the variants that each of them leaves are looked up once for the whole list, and not
 * for each of its counts.
 */
const MOST_APART = 2;

/**
 * The tables of a long category's list, as those of `listTables`. Its products stand together in their order, with all
 * a list is sorted by, and each value of a filter names its places: no product is looked up but those that are shown,
 * the thousand that are counted, and those of two chosen attributes, which one and the same variant must have.
 */
export function placedTables(
  { version, inStockOnly }: Pick<ListScope, 'version' | 'inStockOnly'>,
  categoryId: number,
  filters: ListingQuery['filters'],
): ListTables {
  const params: unknown[] = [version, categoryId];
  const tables: string[] = [];
  // Parameters are numbered because what is asked of a product stands in several tables.
  const numbered = (query: PidQuery): string => {
    const rest = query.params.values();
    return query.sql.replaceAll('?', () => `?${params.push(rest.next().value)}`);
  };
  const choices = Object.entries(filters).flatMap(([code, values]): Choice[] => {
    if (OF_PRODUCTS.has(code)) {
      const condition = productCondition(code, values);
      return condition ? [{ code, condition: numbered(condition), variants: null }] : [];
    }
    const table = `places_${tables.length}`;
    const places = valueCondition('category_facet', code, values);
    tables.push(
      `${table} AS MATERIALIZED (SELECT entry.value AS place FROM category_facet CROSS JOIN json_each(places) AS entry
        WHERE version = ?1 AND category_id = ?2 AND ${numbered(places)})`,
    );
    return [
      {
        code,
        condition: `place IN (SELECT place FROM ${table})`,
        variants: `(${numbered(variantsWith(code, values))})`,
      },
    ];
  });
  const variantsOf = (some: readonly Choice[]): string[] =>
    some.flatMap(({ variants }) => (variants === null ? [] : [variants]));
  const isShelved = variantsOf(choices).length > MOST_APART;
  const bits = (some: readonly Choice[]): string =>
    (isShelved ? some.map((choice) => `left_${choices.indexOf(choice)}`) : variantsOf(some)).join(' & ') || '-1';
  const own = ['version = ?1 AND category_id = ?2', ...(inStockOnly ? [AVAILABLE] : [])].join(' AND ');
  const where = (some: readonly Choice[]): string =>
    [
      ...(isShelved ? [] : [own, ...some.map(({ condition }) => condition)]),
      ...(variantsOf(some).length > 1 ? [`(${bits(some)}) <> 0`] : []),
    ].join(' AND ');
  const [from, columns] = isShelved ? ['shelf', '*'] : ['category_place AS product', COLUMNS];
  if (isShelved) {
    // A product that misses two of the choices is in no count.
    const met = choices.map(({ condition }) => `(${condition})`).join(' + ');
    const lefts = choices.map(
      ({ condition, variants }, index) => `CASE WHEN ${condition} THEN ${variants ?? '-1'} ELSE 0 END AS left_${index}`,
    );
    tables.push(
      `shelf AS MATERIALIZED (SELECT ${COLUMNS}, ${lefts.join(', ')} FROM category_place AS product WHERE ${own} AND ${met} >= ${choices.length - 1})`,
    );
  }
  const chosen = Object.keys(filters);
  const isWhole = chosen.length === 0 && !inStockOnly;
  tables.push(`list AS ${isWhole ? 'NOT ' : ''}MATERIALIZED (SELECT ${columns} FROM ${from} WHERE ${where(choices)})`);
  if (!isWhole)
    tables.push(
      `first AS MATERIALIZED (SELECT *, ${bits(choices)} AS variants FROM list AS product LIMIT ${MOST_COUNTED})`,
    );
  for (const [index, code] of chosen.entries()) {
    const others = choices.filter((choice) => choice.code !== code);
    tables.push(
      `without_${index} AS MATERIALIZED (SELECT ${columns}, ${bits(others)} AS variants FROM ${from}
        WHERE ${where(others)} LIMIT ${MOST_COUNTED + 1})`,
    );
  }
  return {
    sql: tables.join(', '),
    params,
    cut: '0',
    isWhole,
    first: 'first',
    without: (code) => `without_${chosen.indexOf(code)}`,
  };
}
