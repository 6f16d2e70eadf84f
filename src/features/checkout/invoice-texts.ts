import { texts } from '../shop/texts';
import type { InvoiceTexts } from './invoice-fields';

/** Words of the fields of an invoice. */
export function invoiceTexts(): InvoiceTexts {
  const t = texts();
  return {
    wanted: t('I need an invoice'),
    taxId: t('RFC'),
    fiscalZipCode: t('Postal code of the certificate'),
    company: t('Name or company'),
    companyHint: t('As in your tax certificate, without S.A. de C.V.'),
    taxRegime: t('Tax regime'),
    cfdiUse: t('Use of the invoice'),
    choose: t('Choose'),
  };
}
