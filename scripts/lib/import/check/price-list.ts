import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Centavos, toDecimal } from '../../../../src/domain/money';
import { plainAmount } from '../../orders/amount.ts';
import { cell } from '../../orders/csv.ts';
import { DATA } from '../../paths.mjs';
import type { Offer } from './catalogue-facts.ts';

const HEADER = 'clave,precio,antes,piezas';

const amount = (centavos: Centavos): string => plainAmount(toDecimal(centavos));

/**
 * Writes what a check would have the shop sell, a line a sku: what is paid with IVA, the price before, and the pieces,
 * empty where nobody counts them. Answers the path.
 */
export function writePriceList(store: string, offers: readonly Offer[], folder = join(DATA, 'imports')): string {
  const path = join(folder, `precios-${store}.csv`);
  const lines = offers.map(({ sku, price: { gross, regularGross }, pieces }) =>
    [cell(sku), amount(gross), regularGross > gross ? amount(regularGross) : '', pieces ?? ''].join(','),
  );
  mkdirSync(folder, { recursive: true });
  writeFileSync(path, `${[HEADER, ...lines].join('\n')}\n`);
  return path;
}
