import { foldText } from '../../../../src/domain/search/text';
import { Stop } from '../../stop.mjs';
import { type Columns, PRICES } from './mapping.ts';
import type { Prices } from './offer.ts';

const CURRENCY = /^(?:moneda|divisa|currency)(?: |$)/;
const PESOS = /^(?:mxn|mx\$|mxp|\$|m\.?n\.?|pesos?(?: mexicanos?)?)$/;
const WITHOUT = /\b(?:sin|antes de|mas) iva\b|\+ ?iva\b|\b(?:excl|ex)\.? iva\b/;
const WITH = /\bcon iva\b|\biva incl/;

/** Throws a Stop that names the line where a row says in a column of its own that its price is not in pesos. */
export function needPesos(name: string, header: readonly string[], line: number, cells: readonly string[]): void {
  const at = header.findIndex((column) => CURRENCY.test(foldText(column)));
  const said = cells[at] ?? '';
  if (said !== '' && !PESOS.test(foldText(said)))
    throw new Stop(
      `${name} no se importa, renglón ${line}: «${said}» en «${header[at]}», y la tienda vende en pesos; quita esos renglones o pasa sus precios a pesos.`,
    );
}

/** Throws a Stop where the name of a price's column says the contrary of `--prices`: all would be sold off by the IVA. */
export function needAgreement(name: string, columns: Columns, prices: Prices): void {
  const contrary = prices === 'with-iva' ? WITHOUT : WITH;
  const column = PRICES.filter(columns.has)
    .map(columns.nameOf)
    .find((one) => contrary.test(foldText(one)));
  if (column !== undefined)
    throw new Stop(
      `${name} no se importa: su columna «${column}» dice lo contrario de --prices ${prices}. Di --prices ${prices === 'with-iva' ? 'without-iva' : 'with-iva'}, o elige otra columna en el mapeo.`,
    );
}
