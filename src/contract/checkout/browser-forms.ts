import { type Invoice, invoiceProblems } from '../../domain/invoice/invoice';
import type { FieldProblem } from '../../domain/result';
import { browserForm, formProblems } from '../browser-form';
import { ADDRESS, DETAILS_AND_ACCOUNT, PERSONAL_DETAILS } from './forms';
import { INVOICE_FIELDS } from './invoice';

export { formProblems } from '../browser-form';

export const personalDetailsForm = browserForm(PERSONAL_DETAILS);
export const detailsAndAccountForm = browserForm(DETAILS_AND_ACCOUNT);
export const addressForm = browserForm(ADDRESS);

const invoiceForm = browserForm(INVOICE_FIELDS);

/** What is wrong with an invoice: its fields by themselves, and if they are right, together. */
export function invoiceFormProblems(values: Record<string, string>): FieldProblem[] {
  const problems = formProblems<typeof INVOICE_FIELDS>(invoiceForm, values);
  return problems.length > 0 ? problems : invoiceProblems(values as unknown as Invoice);
}
