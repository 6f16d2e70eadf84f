import { fromDecimal, moneyParts } from '../../../src/domain/money';

/** An amount of the API for a file: 1399.5 → '1399.50'. */
export function plainAmount(pesos: number): string {
  const { units, cents } = moneyParts(fromDecimal(pesos));
  return `${units.replaceAll(',', '').replace('−', '-')}.${cents}`;
}
