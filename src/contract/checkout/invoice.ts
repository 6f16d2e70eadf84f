import { REGIME_CODES, USE_CODES } from '../../domain/invoice/catalogue';
import { readRfc } from '../../domain/invoice/rfc';
import { isPostalCode, MAX_LENGTH, plainText } from '../../domain/validation';
import type { FormFields } from '../form-fields';

const isRead = (rfc: string): boolean => ['person', 'company'].includes(readRfc(rfc));

/**
 * Whom an invoice (CFDI 4.0) is made out to. `others` are the rules that only hold of all fields together
 * (domain/invoice).
 */
export const INVOICE_FIELDS = {
  taxId: {
    rule: 'rfc',
    test: (value) => plainText(value, MAX_LENGTH.taxId) && isRead(value),
    broken: (value) => (readRfc(value) === 'date' ? 'rfcDate' : 'rfc'),
    others: ['rfcDate'],
    maxLength: MAX_LENGTH.taxId,
    privacy: 'private',
  },
  company: {
    rule: 'text',
    test: (value) => plainText(value, MAX_LENGTH.company),
    others: ['capitalRegime'],
    maxLength: MAX_LENGTH.company,
  },
  taxRegime: {
    rule: 'taxRegime',
    test: (value) => REGIME_CODES.includes(value),
    others: ['regimeOfKind', 'genericRfc'],
    whenEmpty: 'taxRegime',
  },
  cfdiUse: {
    rule: 'cfdiUse',
    test: (value) => USE_CODES.includes(value),
    others: ['useOfRegime', 'genericRfc'],
    whenEmpty: 'cfdiUse',
  },
  fiscalZipCode: { rule: 'postalCode', test: isPostalCode },
} satisfies FormFields;

/** Field that asks for an invoice. */
export const WANTS_INVOICE = 'invoice';

/** How the family's calls name the fields. */
export const INVOICE_WIRE = {
  taxId: 'vat_id',
  company: 'company',
  taxRegime: 'tax_regime',
  cfdiUse: 'cfdi_use',
  fiscalZipCode: 'fiscal_postcode',
} as const satisfies Record<keyof typeof INVOICE_FIELDS, string>;
