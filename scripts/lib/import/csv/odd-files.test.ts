import { describe, expect, test } from 'vitest';
import { ODD_GOODS } from '../../../../tests/foreign-files/goods';
import { EXPORTS, type OddFile, oddFiles } from '../../../../tests/foreign-files/mutations';
import { toldBy } from '../../../../tests/foreign-files/oracle';
import { importOf } from '../../../../tests/foreign-files/taken';
import { sampledOf, seedOf } from '../../../../tests/sample';

/** Everything of a file that came in is what the file says: each price and stock, and no row is lost without a word. */
async function expectTrue({ of, bytes, fate }: OddFile): Promise<void> {
  const result = await importOf(of, bytes);
  if ('refused' in result) {
    expect(fate, result.refused).not.toBe('in');
    if (fate === 'line') expect(result.refused).toMatch(/renglón \d/);
    return;
  }
  expect(fate).toMatch(/^(?:in|either)$/);
  const told = toldBy(of, bytes);
  if (told === null) throw new Error('what is no table came in');
  const has = ({ charged, regular, qty }: { charged: number | null; regular: number | null; qty: number | null }) => [
    charged,
    regular,
    qty,
  ];
  const rowsOf = (sku: string) => {
    const own = told.filter((row) => row.sku === sku);
    return own.length > 0 ? own : told.filter((row) => row.sku === '');
  };
  for (const one of result.sold) expect(rowsOf(one.sku).map(has), one.sku).toContainEqual(has(one));
  const skus = new Set(result.sold.map(({ sku }) => sku));
  const taken = result.sold.map((one) => JSON.stringify([one.sku, ...has(one)]));
  const lost = told.filter(
    (row) =>
      row.sells &&
      row.sku !== '' &&
      !result.named.has(row.line) &&
      !taken.includes(JSON.stringify([row.sku, ...has(row)])),
  );
  expect(lost).toEqual([]);
  const offers = ODD_GOODS.flatMap((good) => good.sold.map(({ sku }) => sku));
  if (fate === 'in') expect([...skus].filter((sku) => offers.includes(sku)).sort()).toEqual(offers.sort());
}

const FILES = EXPORTS.flatMap((of, turn) => sampledOf(oddFiles(of, seedOf(1)), 4, turn));

describe.each(EXPORTS)('files of $system', ({ system }) => {
  const files = FILES.filter(({ of }) => of.system === system);
  test.each(files)('$name: refused, or what is sold of it is what it says', expectTrue);
});
