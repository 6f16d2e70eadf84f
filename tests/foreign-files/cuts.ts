import { csvCase } from './case-of';
import { cutDocuments } from './documents';
import type { ForeignFile, Offers } from './expected';
import * as good from './good';
import { lineOf, type Sheet, written } from './sheet';

const TENTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** A file that ends where a copy was broken off: whole rows come in, and where the last is not whole nothing does. */
function cutFile(system: string, sheet: Sheet, sold: Offers, part: number): ForeignFile {
  const bytes = written(sheet);
  const cut = bytes.subarray(0, Math.floor((bytes.length * part) / 10));
  const whole = sheet.rows.findLastIndex((_row, index) => cut.length >= lengthBefore(sheet, index + 1));
  const atItsEnd = cut.length === lengthBefore(sheet, whole + 1);
  const title = `${system}: cut after ${part} of ten parts`;
  if (cut.length < lengthBefore(sheet, 0)) return csvCase(title, cut, { refusedAt: 0 });
  if (!atItsEnd) return csvCase(title, cut, { refusedAt: lineOf(sheet, whole + 1) });
  const at = sheet.header.indexOf(sheet.key);
  const skus = sheet.rows.slice(0, whole + 1).map((row) => row[at]);
  return csvCase(title, cut, {
    sold: Object.fromEntries(Object.entries(sold).filter(([sku]) => skus.includes(sku))),
  });
}

const lengthBefore = (sheet: Sheet, row: number) => written({ ...sheet, rows: sheet.rows.slice(0, row) }).length;

export const cutFiles: ForeignFile[] = TENTHS.flatMap((part) => [
  cutFile('Shopify', good.SHOPIFY, good.SHOPIFY_SOLD, part),
  cutFile('WooCommerce', good.WOO, good.WOO_SOLD, part),
  cutFile('Magento', good.MAGENTO, good.MAGENTO_SOLD, part),
  cutFile('Tiendanube', good.TIENDANUBE, good.TIENDANUBE_SOLD, part),
  cutDocuments(part),
]);
