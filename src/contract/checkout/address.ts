import { z } from 'zod';
import { isEmail, isPhone, isPostalCode, isReference, MAX_LENGTH, RULES } from '../../domain/validation';
import { looseId, requiredText, rule, text } from '../fields';
import { once } from '../once';

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

/** An address of an order: the first line of street is calle and numbers, the second the colonia, or the number as older clients write it. */
export const orderAddress = once(() =>
  z
    .object({
      firstname: requiredText(MAX_LENGTH.name),
      lastname: requiredText(MAX_LENGTH.name),
      email: z.string(RULES.required).refine(isEmail, rule('email')).nullish(),
      telephone: z.string().refine(isPhone, rule('phone')),
      country_id: text(COUNTRY).nullish(),
      region: text(MAX_LENGTH.state).nullish(),
      region_id: looseId().nullish(),
      region_code: text(REGION_CODE).nullish(),
      postcode: z.string().refine(isPostalCode, rule('postalCode')),
      city: requiredText(MAX_LENGTH.city),
      street: z
        .array(text(MAX_LENGTH.street).nullable())
        .max(STREET_LINES)
        .refine((lines) => (lines[0] ?? '').trim() !== '', rule('required')),
      reference: z.string().refine(isReference, rule('reference')).nullish(),
      company: text(MAX_LENGTH.company).nullish(),
      vat_id: text(MAX_LENGTH.taxId).nullish(),
    })
    .meta({ id: 'OrderAddress' }),
);

export type OrderAddress = z.infer<ReturnType<typeof orderAddress>>;
