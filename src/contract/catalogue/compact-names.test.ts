import { expect, test } from 'vitest';
import { compactProduct, expandProduct } from './compact';

/** The short names of the family's clients. Source: contract §1.5. */
const NAMES: [long: string, short: string][] = [
  ['minimal_price', 'mp'],
  ['has_options', 'ho'],
  ['url_key', 'u'],
  ['status', 's'],
  ['required_options', 'ro'],
  ['name', 'nm'],
  ['tax_class_id', 'tci'],
  ['description', 'desc'],
  ['minimal_regular_price', 'mrp'],
  ['final_price', 'fp'],
  ['price', 'p'],
  ['special_price', 'sp'],
  ['original_final_price', 'ofp'],
  ['original_price', 'op'],
  ['original_special_price', 'osp'],
  ['final_price_incl_tax', 'fpit'],
  ['original_price_incl_tax', 'opit'],
  ['price_incl_tax', 'pit'],
  ['special_price_incl_tax', 'spit'],
  ['final_price_tax', 'fpt'],
  ['price_tax', 'pt'],
  ['special_price_tax', 'spt'],
  ['original_price_tax', 'opt'],
  ['image', 'i'],
  ['small_image', 'si'],
  ['thumbnail', 't'],
];
const SHARED =
  'max_regular_price max_price minimal_regular_price final_price price special_price original_final_price original_price original_special_price final_price_incl_tax price_incl_tax special_price_incl_tax final_price_tax price_tax special_price_tax image small_image thumbnail'.split(
    ' ',
  );

test.each(NAMES)('%s travels as %s', (long, short) => {
  expect(compactProduct({ [long]: 7 })).toEqual({ [short]: 7 });
  expect(expandProduct({ [short]: 7 })).toEqual({ [long]: 7 });
});

test.each(SHARED)('a variant leaves out %s where its product has the same, and says it where not', (field) => {
  const short = NAMES.find(([long]) => long === field)?.[1] ?? field;
  const of = (own: number) =>
    compactProduct({ [field]: 7, configurable_children: [{ sku: 'A', [field]: own }] }).configurable_children;
  expect([of(7), of(8)]).toEqual([[{ sku: 'A' }], [{ sku: 'A', [short]: 8 }]]);
  expect(expandProduct({ [short]: 7, configurable_children: [{ sku: 'A' }] }).configurable_children).toEqual([
    { sku: 'A', [field]: 7 },
  ]);
});

test('a variant says all else, even where it is the same', () => {
  const product = { status: 1, name: 'x', configurable_children: [{ status: 1, name: 'x' }] };
  expect(compactProduct(product).configurable_children).toEqual([{ s: 1, nm: 'x' }]);
});
