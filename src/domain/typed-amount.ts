import { type Centavos, toCentavos } from './money';

const AMOUNT = /^\$?(\d{1,8}|\d{1,3}(?:,\d{3}){1,2})(?:\.(\d{1,2}))?$/;

/** Centavos of an amount in pesos as it is typed: 1399, 1399.5, $1,399.50; null when it is none, or not above zero. */
export function readAmount(text: string): Centavos | null {
  const [, units, decimals = ''] = AMOUNT.exec(text.trim()) ?? [];
  if (units === undefined) return null;
  const amount = toCentavos(Number(units.replaceAll(',', '')) * 100 + Number(decimals.padEnd(2, '0')));
  return amount > 0 ? amount : null;
}
