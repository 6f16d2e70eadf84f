import type { Expectation, ForeignFile } from './expected';
import { type Sheet, written } from './sheet';

const PRICES = ['--prices', 'with-iva'];

/** A CSV alone, with what is asked of it and how it is imported. */
export const csvCase = (
  title: string,
  bytes: Buffer | Sheet,
  expectation: Expectation,
  args: string[] = [],
): ForeignFile => ({
  title,
  files: { 'productos.csv': 'header' in bytes ? written(bytes) : bytes },
  args: args.includes('--prices') ? args : [...PRICES, ...args],
  ...expectation,
});

/** Goes on where a small file leaves a row out, which is more than one in twenty of it. */
export const SKIPPED = ['--allow-skipped'];
