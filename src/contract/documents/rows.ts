import { z } from 'zod';
import { once } from '../../domain/once';
import { MAX_LENGTH, RULES } from '../../domain/validation';
import { labelIfAny } from './labels';
import { flag, integer, integerIfAny, line, listOf, missingOr, REFUSALS, toNumber } from './lenient';
import { readerOf } from './read-document';

const MAX_DELIVERY_DAYS = 365;
const MAX_NEIGHBOURHOODS = 2000;
const MAX_QTY = 1_000_000_000;
const POSTAL_CODE_DIGITS = 5;

const postalCodeText = (value: unknown): unknown =>
  typeof value === 'number' ? String(value).padStart(POSTAL_CODE_DIGITS, '0') : (value ?? undefined);
const days = once(() =>
  integerIfAny().pipe(z.int().min(0, REFUSALS.negative).max(MAX_DELIVERY_DAYS, REFUSALS.tooLarge).optional()),
);

const postalCode = once(() =>
  z
    .object({
      code: z.preprocess(postalCodeText, z.string(missingOr(RULES.postalCode)).regex(/^\d{5}$/, RULES.postalCode)),
      state: line(MAX_LENGTH.state),
      region_id: integer(),
      region_code: line(10),
      municipality: line(MAX_LENGTH.city),
      city: labelIfAny(MAX_LENGTH.city),
      neighbourhoods: listOf(line(MAX_LENGTH.neighbourhood), MAX_NEIGHBOURHOODS),
      covered: flag(true),
      delivery_from: days(),
      delivery_to: days(),
    })
    .refine(({ delivery_from: from, delivery_to: to }) => from === undefined || to === undefined || from <= to, {
      path: ['delivery_to'],
      error: REFUSALS.tooSmall,
    })
    .transform(({ city = null, delivery_from = null, delivery_to = null, ...row }) => ({
      ...row,
      city,
      delivery_from,
      delivery_to,
    })),
);

const stock = once(() =>
  z.object({
    sku: line(MAX_LENGTH.sku),
    qty: z
      .preprocess(toNumber, z.number(missingOr(REFUSALS.notNumber)).max(MAX_QTY, REFUSALS.tooLarge))
      .transform((qty) => Math.max(Math.floor(qty), 0)),
    is_in_stock: flag(true),
  }),
);

/** A postal code with its colonias and the working days a delivery takes. */
export type PostalCodeRow = z.infer<ReturnType<typeof postalCode>>;
/** How many units of a sku there are. */
export type StockRow = z.infer<ReturnType<typeof stock>>;

export const parsePostalCode = readerOf('postal_code', postalCode);
export const parseStock = readerOf('stock', stock);
