import { z } from 'zod';
import { fromStreetLines } from '../../domain/address/street-lines';
import { type Invoice, invoiceProblems } from '../../domain/invoice/invoice';
import { once } from '../../domain/once';
import { isPostalCode, MAX_LENGTH, RULES, type Rule } from '../../domain/validation';
import { fieldSchema } from '../field-schema';
import { looseId, rule, text } from '../fields';
import { brokenRule, optional } from '../form-fields';
import { ADDRESS, INVOICE, PERSONAL_DETAILS } from './forms';
import { INVOICE_FIELDS, INVOICE_WIRE } from './invoice';

const COUNTRY = 2;
const REGION_CODE = 10;
const STREET_LINES = 4;
/** Longest code of an invoice's catalogue that is read at all. */
const CODE = 16;

/**
 * Where a cart goes: enough to price shipping and tax. Old clients send null for the lines of street, and camelCase
 * keys.
 */
export const destinationAddress = once(() =>
  z.object({
    country_id: text(COUNTRY).nullish(),
    countryId: text(COUNTRY).nullish(),
    region: text(MAX_LENGTH.state).nullish(),
    region_id: looseId().nullish(),
    regionId: looseId().nullish(),
    region_code: text(REGION_CODE).nullish(),
    regionCode: text(REGION_CODE).nullish(),
    postcode: z
      .string()
      .refine((code) => code === '' || isPostalCode(code), rule('postalCode'))
      .nullish(),
    city: text(MAX_LENGTH.city).nullish(),
    street: z
      .union([
        z.array(text(MAX_LENGTH.streetLine).nullable()).max(STREET_LINES),
        text(MAX_LENGTH.streetLine).transform((line) => [line]),
      ])
      .nullish(),
  }),
);

export type DestinationAddress = z.infer<ReturnType<typeof destinationAddress>>;

const STREET =
  'A line each: street, exterior number, interior, colonia. Or two: "Calle 60, 491, 3" and "Centro; entre 59 y 61; portón negro"; what follows is reference';

/**
 * What stands in the street lines of a call, as the form's fields: a house may have no number, and others write no
 * colonia.
 */
const IN_STREET = {
  streetAddress: ADDRESS.streetAddress,
  exteriorNumber: optional(ADDRESS.exteriorNumber),
  apartmentNumber: ADDRESS.apartmentNumber,
  neighbourhood: optional(ADDRESS.neighbourhood),
  betweenStreets: ADDRESS.betweenStreets,
  reference: ADDRESS.reference,
};

const street = once(() =>
  z
    .array(z.string().nullable())
    .max(STREET_LINES)
    .superRefine((lines, context) => {
      const parts = fromStreetLines(lines.map((line) => line ?? ''));
      for (const [name, field] of Object.entries(IN_STREET)) {
        const broken = brokenRule(field, parts[name as keyof typeof IN_STREET]);
        if (broken) context.addIssue({ code: 'custom', ...rule(broken), message: RULES[broken], input: lines });
      }
    })
    .meta({ description: STREET }),
);

interface InvoiceOnWire {
  vat_id?: string | null | undefined;
  company?: string | null | undefined;
  tax_regime?: string | null | undefined;
  cfdi_use?: string | null | undefined;
  fiscal_postcode?: string | null | undefined;
}

/** Whether an address says whom an invoice is made out to; RFC and company alone are kept as they come. */
export const asksForInvoice = ({ tax_regime, cfdi_use, fiscal_postcode }: InvoiceOnWire): boolean =>
  [tax_regime, cfdi_use, fiscal_postcode].some((value) => value != null && value.trim() !== '');

/** The invoice of an address, what is missing empty. */
export const invoiceIn = (address: InvoiceOnWire): Invoice => ({
  taxId: address.vat_id ?? '',
  company: address.company ?? '',
  taxRegime: address.tax_regime?.trim() ?? '',
  cfdiUse: address.cfdi_use?.trim() ?? '',
  fiscalZipCode: address.fiscal_postcode?.trim() ?? '',
});

/**
 * An address of an order: street lines as domain/address/street-lines reads them. Its fields are those of the checkout's
 * forms, so that both refuse the same.
 */
export const orderAddress = once(() =>
  z
    .object({
      firstname: fieldSchema(PERSONAL_DETAILS.firstName),
      lastname: fieldSchema(PERSONAL_DETAILS.lastName),
      email: fieldSchema(optional(PERSONAL_DETAILS.emailAddress)).nullish(),
      telephone: fieldSchema(ADDRESS.phoneNumber),
      country_id: text(COUNTRY).nullish(),
      region: fieldSchema(ADDRESS.state).nullish(),
      region_id: looseId().nullish(),
      region_code: text(REGION_CODE).nullish(),
      postcode: fieldSchema(ADDRESS.zipCode),
      city: fieldSchema({ ...ADDRESS.city, optional: false }),
      street: street(),
      reference: fieldSchema(ADDRESS.reference).nullish(),
      company: fieldSchema(INVOICE.company).nullish(),
      vat_id: fieldSchema(INVOICE.taxId).nullish(),
      tax_regime: text(CODE).nullish(),
      cfdi_use: text(CODE).nullish(),
      fiscal_postcode: text(CODE).nullish(),
    })
    .superRefine((address, context) => {
      if (!asksForInvoice(address)) return;
      const invoice = invoiceIn(address);
      const broken = Object.entries(INVOICE_FIELDS).flatMap(([field, one]) => {
        const rule = brokenRule(one, invoice[field as keyof Invoice]);
        return rule ? [{ field, rule }] : [];
      });
      for (const { field, rule: name } of broken.length > 0 ? broken : invoiceProblems(invoice))
        context.addIssue({
          code: 'custom',
          ...rule(name as Rule),
          message: RULES[name as Rule],
          path: [INVOICE_WIRE[field as keyof Invoice]],
          input: address,
        });
    })
    .meta({ id: 'OrderAddress' }),
);

export type OrderAddress = z.infer<ReturnType<typeof orderAddress>>;
