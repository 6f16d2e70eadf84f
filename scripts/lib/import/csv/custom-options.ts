import { stableId } from '../../../../src/contract/documents/stable-id';
import { listOf, numberOf, pairsOf } from './values.ts';

type Pairs = Record<string, string>;

/** Price of an option or of one of its values; a fixed one is the same with and without IVA. */
const priceOf = ({ price, price_type }: Pairs) => ({
  price: numberOf(price) ?? 0,
  price_type: price_type === 'percent' ? 'percent' : 'fixed',
});

const valueOfOption = (title: string, value: Pairs, position: number) => ({
  option_type_id: stableId(`custom ${title} ${value.option_title}`),
  title: value.option_title,
  sort_order: position,
  ...priceOf(value),
});

/**
 * Custom options from "name=…,type=…,price=…,option_title=…|…": the values of one name are one option, which has none
 * where a text or a date is asked for.
 */
export function customOptionsOf(cell: string | undefined): Record<string, unknown>[] {
  const parts = listOf(cell, '|').map(pairsOf);
  return [...Map.groupBy(parts, ({ name = '' }) => name)].map(
    ([title, values], sort_order): Record<string, unknown> => {
      const [first = {}] = values;
      const listed = values.filter((value) => value.option_title);
      const option = {
        option_id: stableId(`custom ${title}`),
        title,
        type: first.type,
        sort_order,
        is_require: first.required === '1',
      };
      if (listed.length === 0) return { ...option, ...priceOf(first) };
      return { ...option, values: listed.map((value, position) => valueOfOption(title, value, position)) };
    },
  );
}
