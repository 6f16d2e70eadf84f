import { z } from 'zod';
import { isPostalCode, MAX_LENGTH } from '../../domain/validation';
import { fieldSchema } from '../field-schema';
import { looseId, rule, text } from '../fields';
import { optional } from '../form-fields';
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
    street: z.union([z.array(text(MAX_LENGTH.street).nullable()).max(STREET_LINES), text(MAX_LENGTH.street).transform((line) => [line])]).nullish(),
  }),
);

export type DestinationAddress = z.infer<ReturnType<typeof destinationAddress>>;

/**
 * An address of an order: the first line of street is calle and numbers, the second the colonia, or the number as older clients write it. Its fields are those of the
 * checkout's forms, so that both refuse the same.
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
      street: z
        .array(text(MAX_LENGTH.street).nullable())
        .max(STREET_LINES)
        .refine((lines) => (lines[0] ?? '').trim() !== '', rule('required')),
      reference: fieldSchema(ADDRESS.reference).nullish(),
      company: fieldSchema(INVOICE.company).nullish(),
      vat_id: fieldSchema(INVOICE.taxId).nullish(),
    })
    .meta({ id: 'OrderAddress' }),
);

export type OrderAddress = z.infer<ReturnType<typeof orderAddress>>;
