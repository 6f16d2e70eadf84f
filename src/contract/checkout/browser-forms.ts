import { type Invoice, invoiceProblems } from '../../domain/invoice/invoice';
import type { FieldProblem } from '../../domain/result';
import { type FormCheck, fieldCheck } from '../browser-form';
import { ADDRESS, CREATE_ACCOUNT, DETAILS_AND_ACCOUNT, PERSONAL_DETAILS } from './forms';
import { INVOICE_FIELDS, WANTS_INVOICE } from './invoice';

const details = fieldCheck(PERSONAL_DETAILS);
const detailsAndAccount = fieldCheck(DETAILS_AND_ACCOUNT);
const address = fieldCheck(ADDRESS);
const invoiceFields = fieldCheck(INVOICE_FIELDS);

/** What is wrong with an invoice: its fields by themselves, and if they are right, together. */
function invoice(values: Record<string, string>): FieldProblem[] {
  const problems = invoiceFields(values);
  return problems.length > 0 ? problems : invoiceProblems(values as unknown as Invoice);
}

/** Checks of the steps of the checkout, by form. */
export const CHECKOUT_CHECKS = {
  datos: (values) => (values[CREATE_ACCOUNT] ? detailsAndAccount : details)(values),
  direccion: (values) =>
    address({ ...values, neighbourhood: values.neighbourhood?.trim() || values.neighbourhoodOther || '' }),
  pago: (values) => (values[WANTS_INVOICE] ? invoice(values) : null),
} satisfies Record<string, FormCheck>;
