import { expect, test } from 'vitest';
import { formatMoney, toCentavos } from '../../../../src/domain/money';
import type { ForeignFile } from '../../../../tests/foreign-files/expected';
import { FOREIGN_FILES } from '../../../../tests/foreign-files/files';
import { offersOf, takenOf } from '../../../../tests/foreign-files/taken';
import { wholeExports } from '../../../../tests/foreign-files/whole';
import { sampled, seedOf } from '../../../../tests/sample';
import type { Guard } from '../check/guards';

const wayOf = (args: readonly string[]) => {
  const prices = args[args.indexOf('--prices') + 1];
  return {
    prices: args.includes('--prices') ? (prices as 'with-iva' | 'without-iva') : undefined,
    allow: args.flatMap((one) => (one.startsWith('--allow-') ? [one.slice('--allow-'.length) as Guard] : [])),
  };
};

test.each(FOREIGN_FILES)('$title', async ({ files, args, mapping, refusedAt, sold, leftOut, said }: ForeignFile) => {
  const taken = await takenOf(files, { ...wayOf(args), mapping });
  if ('refused' in taken) {
    expect(refusedAt, taken.refused).toBeDefined();
    if (refusedAt) expect(taken.refused).toMatch(new RegExp(`(?:renglón|el|nº) ${refusedAt}\\b`));
    return;
  }
  expect(sold, JSON.stringify(offersOf(taken.sold))).toBeDefined();
  expect(offersOf(taken.sold)).toEqual(sold);
  expect(taken.listed).toEqual(sold);
  if (leftOut) expect([...taken.named]).toEqual(leftOut);
  if (said) expect(taken.said.join('\n')).toMatch(said);
});

const WHOLE = sampled(25, 400);

test.each(wholeExports(WHOLE, seedOf(7)))(
  'the whole export of $system: every price and stock of it, and of the list of its check',
  async (whole) => {
    const { files, mapping, sold, products } = whole;
    const taken = await takenOf(files, { prices: 'with-iva', mapping, allow: [] });
    if ('refused' in taken) throw new Error(taken.refused);
    expect(offersOf(taken.sold)).toEqual(sold);
    expect(taken.listed).toEqual(sold);
    expect([...taken.named]).toEqual([]);
    const shown = products.filter(({ sku }) => taken.said.some((line) => line.includes(`(${sku})`)));
    expect(shown.length).toBeGreaterThan(5);
    for (const { sku, sold: skus } of shown) {
      const offers = skus.flatMap((one) => sold[one] ?? []);
      const had = offers.filter(({ pieces }) => pieces !== 0);
      const least = Math.min(...(had.length > 0 ? had : offers).map(({ pays }) => pays));
      const line = taken.said.find((one) => one.includes(`(${sku})`));
      expect(line).toContain(`${formatMoney(toCentavos(least), '$')} `);
      expect(line?.includes('agotado')).toBe(had.length === 0);
    }
  },
);
