import { z } from 'zod';
import { fromStreetLines } from '../../domain/order/street-lines';
import { isPostalCode, MAX_LENGTH, RULES } from '../../domain/validation';
import { fieldSchema } from '../field-schema';
import { looseId, rule, text } from '../fields';
import { brokenRule, optional } from '../form-fields';
import { once } from '../once';
import { ADDRESS, INVOICE, PERSONAL_DETAILS } from './forms';

const COUNTRY = 2;
const REGION_CODE = 10;
const STREET_LINES = 4;

/** Where a cart goes: enough to price shipping and tax. Old clients send null for the lines of street, and camelCase keys. */
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
    street: z.union([z.array(text(MAX_LENGTH.streetLine).nullable()).max(STREET_LINES), text(MAX_LENGTH.streetLine).transform((line) => [line])]).nullish(),
  }),
);

export type DestinationAddress = z.infer<ReturnType<typeof destinationAddress>>;

const STREET =
  'A line each: street, exterior number, interior, colonia. Or two: "Calle 60, 491, 3" and "Centro; entre 59 y 61; portón negro"; what follows is reference';

/** What stands in the street lines of a call, as the form's fields: a house may have no number, and others write no colonia. */
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

/**
 * An address of an order: street lines as domain/order/street-lines reads them. Its fields are those of the checkout's forms, so that both
 * refuse the same.
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
    })
    .meta({ id: 'OrderAddress' }),
);

export type OrderAddress = z.infer<ReturnType<typeof orderAddress>>;
