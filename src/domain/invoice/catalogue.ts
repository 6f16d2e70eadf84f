import { GENERIC_RFCS, type RfcKind, rfcText } from './rfc';

/** A tax regime of the catalogue of CFDI 4.0, whom it is for, and which uses it allows besides that without effect. */
interface Regime {
  for: readonly RfcKind[];
  /** business: what is bought to earn with; personal: what a person deducts. */
  allows: readonly ('business' | 'personal' | 'return')[];
}

const PERSON = ['person'] as const;
const COMPANY = ['company'] as const;
const BOTH = ['person', 'company'] as const;

/** c_RegimenFiscal with c_UsoCFDI as of August 2026. */
const REGIMES: Record<string, Regime> = {
  601: { for: COMPANY, allows: ['business', 'return'] },
  603: { for: COMPANY, allows: ['business', 'return'] },
  605: { for: PERSON, allows: ['personal'] },
  606: { for: PERSON, allows: ['business', 'personal', 'return'] },
  607: { for: PERSON, allows: ['personal'] },
  608: { for: PERSON, allows: ['personal'] },
  610: { for: BOTH, allows: [] },
  611: { for: PERSON, allows: ['personal'] },
  612: { for: PERSON, allows: ['business', 'personal', 'return'] },
  614: { for: PERSON, allows: ['personal'] },
  615: { for: PERSON, allows: ['personal'] },
  616: { for: PERSON, allows: ['return'] },
  620: { for: COMPANY, allows: ['business', 'return'] },
  621: { for: PERSON, allows: ['business', 'return'] },
  622: { for: COMPANY, allows: ['business', 'return'] },
  623: { for: COMPANY, allows: ['business', 'return'] },
  624: { for: COMPANY, allows: ['business', 'return'] },
  625: { for: PERSON, allows: ['business', 'personal', 'return'] },
  626: { for: BOTH, allows: ['business', 'return'] },
};

const BUSINESS = ['G01', 'G03', 'I01', 'I02', 'I03', 'I04', 'I05', 'I06', 'I07', 'I08'];
const RETURN = 'G02';
const PERSONAL = ['D01', 'D02', 'D03', 'D04', 'D05', 'D06', 'D07', 'D08', 'D09', 'D10'];
/** Without effect on taxes: every regime allows it. */
export const NO_EFFECT = 'S01';
/** Without obligations: the regime of generic RFCs. */
export const NO_OBLIGATIONS = '616';

export const REGIME_CODES: readonly string[] = Object.keys(REGIMES);

/** What a purchase may be invoiced for; those of payments and of wages are not among them. */
export const USE_CODES: readonly string[] = [BUSINESS[0] ?? '', RETURN, ...BUSINESS.slice(1), ...PERSONAL, NO_EFFECT];

/** Whether a regime is one of this kind of RFC. */
export const isRegimeOf = (regime: string, kind: RfcKind): boolean => REGIMES[regime]?.for.includes(kind) === true;

/** Whether a regime allows this use. */
export function allowsUse(regime: string, use: string): boolean {
  const allowed = REGIMES[regime]?.allows ?? [];
  if (use === NO_EFFECT) return Object.hasOwn(REGIMES, regime);
  if (use === RETURN) return allowed.includes('return');
  if (PERSONAL.includes(use)) return allowed.includes('personal');
  return BUSINESS.includes(use) && allowed.includes('business');
}

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
