/** IVA in percent. */
export const IVA = 16;

const CENTAVOS_PER_PESO = 100;

const taxOf = (netCentavos: number, rate: number): number => Math.floor((netCentavos * rate + 50) / 100);

/**
 * The net price (pesos, two decimals) whose gross is exactly `gross` pesos when net and tax are rounded apart, or null:
 * at 16 % about one gross in seven is skipped, because one centavo of net moves the gross by two.
 */
export function netForGross(gross: number, rate: number = IVA): number | null {
  const target = Math.round(gross * CENTAVOS_PER_PESO);
  const guess = Math.round((target * 100) / (100 + rate));
  for (const net of [guess, guess - 1, guess + 1]) {
    if (net + taxOf(net, rate) === target) return net / CENTAVOS_PER_PESO;
  }
  return null;
}

/** The net of a wished gross; throws naming the nearest price in whole pesos that can be had. */
export function net(gross: number, rate: number = IVA): number {
  const found = netForGross(gross, rate);
  if (found === null) throw new RangeError(`no net price gives ${gross} with ${rate} %; try ${reachable(gross, rate)}`);
  return found;
}

/** The highest price not above `gross` that a net price can give, going down in whole pesos. */
export function reachable(gross: number, rate: number = IVA): number {
  for (let candidate = gross; candidate > 0; candidate -= 1) {
    if (netForGross(candidate, rate) !== null) return candidate;
  }
  throw new RangeError(`no price at or below ${gross}`);
}
