import type { FieldProblem } from '../result';
import { RULES, type Rule } from '../validation';
import { allowsUse, isRegimeOf, NO_EFFECT, NO_OBLIGATIONS } from './catalogue';
import { GENERIC_RFCS, readRfc, rfcText } from './rfc';

/** Whom an invoice (CFDI 4.0) is made out to, as the tax certificate says it. */
export interface Invoice {
  taxId: string;
  company: string;
  /** Codes of the catalogue. */
  taxRegime: string;
  cfdiUse: string;
  fiscalZipCode: string;
}

/** What companies add to their name and the tax certificate does not. */
const CAPITAL =
  /[\s,]+(?:S\.? ?A\.? ?P\.? ?I\.?|S\.? ?A\.? ?S\.?|S\.? ?A\.?|S\.? ?(?:DE )?R\.? ?L\.?|S\.? ?C\.?|A\.? ?C\.?|S\.? ?P\.? ?R\.?)(?: ?DE ?(?:C\.? ?V\.?|R\.? ?L\.?|R\.? ?I\.?))?(?: ?DE ?C\.? ?V\.?)?$/;

/** A name as invoices have it: capitals, one blank between words. */
const invoiceName = (value: string): string => value.trim().replace(/\s+/g, ' ').toUpperCase();

/** An invoice as it is stored. */
export const invoiceOf = ({ taxId, company, taxRegime, cfdiUse, fiscalZipCode }: Invoice): Invoice => ({
  taxId: rfcText(taxId),
  company: invoiceName(company),
  taxRegime,
  cfdiUse,
  fiscalZipCode,
});

const problem = (field: keyof Invoice, rule: Rule): FieldProblem => ({ field, rule, message: RULES[rule] });

/** What of an invoice does not fit together, its fields being right by themselves. */
export function invoiceProblems(invoice: Invoice): FieldProblem[] {
  const { taxId, company, taxRegime, cfdiUse } = invoiceOf(invoice);
  const kind = readRfc(taxId);
  if (kind === 'shape' || kind === 'date') return [problem('taxId', kind === 'date' ? 'rfcDate' : 'rfc')];
  if (GENERIC_RFCS.includes(taxId)) {
    return [
      ...(taxRegime === NO_OBLIGATIONS ? [] : [problem('taxRegime', 'genericRfc')]),
      ...(cfdiUse === NO_EFFECT ? [] : [problem('cfdiUse', 'genericRfc')]),
    ];
  }
  return [
    ...(kind === 'company' && CAPITAL.test(company) ? [problem('company', 'capitalRegime')] : []),
    ...(isRegimeOf(taxRegime, kind) ? [] : [problem('taxRegime', 'regimeOfKind')]),
    ...(allowsUse(taxRegime, cfdiUse) ? [] : [problem('cfdiUse', 'useOfRegime')]),
  ];
}
