import { allowsUse, isRegimeOf, NO_EFFECT, NO_OBLIGATIONS, REGIME_CODES, USE_CODES } from './catalogue';
import { GENERIC_RFCS, type RfcKind, rfcText } from './rfc';

const KINDS: Readonly<Record<number, RfcKind>> = { 12: 'company', 13: 'person' };

/**
 * The regimes and uses that an RFC, by its length, and a regime leave to choose among; all of them while neither says
 * anything.
 */
export function invoiceChoices(rfc: string, regime: string): { regimes: readonly string[]; uses: readonly string[] } {
  const text = rfcText(rfc);
  if (GENERIC_RFCS.includes(text)) return { regimes: [NO_OBLIGATIONS], uses: [NO_EFFECT] };
  const kind = KINDS[text.length];
  const regimes = kind ? REGIME_CODES.filter((code) => isRegimeOf(code, kind)) : REGIME_CODES;
  const possible = regimes.includes(regime) ? [regime] : regimes;
  return { regimes, uses: USE_CODES.filter((use) => possible.some((code) => allowsUse(code, use))) };
}
