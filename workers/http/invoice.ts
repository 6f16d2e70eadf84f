import type { PostalPort } from '../../src/commerce/postal';
import { PLACES_MESSAGES } from '../../src/contract/places';
import { type Invoice, invoiceProblems } from '../../src/domain/invoice/invoice';
import type { FieldProblem } from '../../src/domain/result';

/** What of an invoice does not fit together, and whether its postal code is one; its fields are right by themselves. */
export async function problemsOfInvoice(postal: PostalPort, invoice: Invoice): Promise<FieldProblem[]> {
  const place = await postal.postalCode(invoice.fiscalZipCode);
  const unknown: FieldProblem[] = place
    ? []
    : [{ field: 'fiscalZipCode', rule: 'postalCode', message: PLACES_MESSAGES.postalCodeUnknown }];
  return [...invoiceProblems(invoice), ...unknown];
}
