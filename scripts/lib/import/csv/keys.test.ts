import { expect, test } from 'vitest';
import { keyed } from './keys';
import type { Mapping, Numbered } from './mapping';

const mapping = { list_separator: ',' } as Mapping;
const isVariant = ({ row }: Numbered) => row.type === 'variation';
const rowsOf = (...rows: Record<string, string>[]): Numbered[] => rows.map((row, at) => ({ line: at + 2, row }));
const keys = (rows: readonly Numbered[]) => keyed(rows, mapping, isVariant).rows.map(({ row }) => row.sku);

test('a product without a sku is called by its number, a variant and a number that is another sku are left alone', () => {
  const rows = rowsOf({ id: '7', sku: '' }, { id: '8', sku: 'A' }, { id: '9', sku: '', type: 'variation' });
  expect(keys(rows)).toEqual(['7', 'A', '']);
  expect(keyed(rows, mapping, isVariant).byId.map(({ line }) => line)).toEqual([2]);
  expect(keys(rowsOf({ id: '7', sku: '' }, { id: '8', sku: '7' }))).toEqual(['', '7']);
});

test('members and products beside it that are named by number are found under their keys', () => {
  const [set] = keyed(
    rowsOf(
      { id: '1', sku: 'SET', members: 'id:7, id:8, B', upsell: 'id:99' },
      { id: '7', sku: '' },
      { id: '8', sku: 'A' },
    ),
    mapping,
    isVariant,
  ).rows;
  expect(set?.row).toMatchObject({ members: '7,A,B', upsell: 'id:99' });
});
