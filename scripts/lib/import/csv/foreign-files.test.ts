import { expect, test } from 'vitest';
import type { ForeignFile, Offers } from '../../../../tests/foreign-files/expected';
import { FOREIGN_FILES } from '../../../../tests/foreign-files/files';
import { type Sold, takenOf } from '../../../../tests/odd-files/taken';
import type { Guard } from '../check/guards';

const wayOf = (args: readonly string[]) => {
  const prices = args[args.indexOf('--prices') + 1];
  return {
    prices: args.includes('--prices') ? (prices as 'with-iva' | 'without-iva') : undefined,
    allow: args.flatMap((one) => (one.startsWith('--allow-') ? [one.slice('--allow-'.length) as Guard] : [])),
  };
};

/** What is sold, in the words of what is expected. */
const offersOf = (sold: readonly Sold[]): Offers =>
  Object.fromEntries(
    sold.flatMap(({ sku, charged, regular, qty, isOn }) =>
      isOn ? [[sku, { pays: charged, ...(regular > charged ? { before: regular } : {}), pieces: qty }]] : [],
    ),
  );

test.each(FOREIGN_FILES)('$title', async ({ files, args, mapping, refusedAt, sold, leftOut, said }: ForeignFile) => {
  const taken = await takenOf(files, { ...wayOf(args), mapping });
  if ('refused' in taken) {
    expect(refusedAt, taken.refused).toBeDefined();
    if (refusedAt) expect(taken.refused).toMatch(new RegExp(`(?:renglón|el|nº) ${refusedAt}\\b`));
    return;
  }
  expect(sold, JSON.stringify(offersOf(taken.sold))).toBeDefined();
  expect(offersOf(taken.sold)).toEqual(sold);
  if (leftOut) expect([...taken.named]).toEqual(leftOut);
  if (said) expect(taken.said.join('\n')).toMatch(said);
});
