import { z } from 'zod';
import { once } from '../domain/once';
import { isFilled, isPhone, isPostalCode, MAX_LENGTH, phoneDigits } from '../domain/validation';
import { isTimeZone } from '../domain/zone-time';
import { defineCall } from './call';
import { identityQuery, requiredText, rule, text } from './fields';
import { STOCK_MESSAGES } from './stock';

/** Message keys of branches. */
export const BRANCHES_MESSAGES = {
  branchesNotLoaded: 'Could not load branch offices',
  branchUnknown: 'There is no such branch',
  branchLacks: 'This branch does not have everything in your cart',
  branchMissing: 'Choose the branch where you pick it up',
} as const;

const SKUS_MAX = 100;
const NAME_MAX = 120;
/** Skus one branch keeps. */
const STOCK_MAX = 50_000;
const MAX_UNITS = 1_000_000_000;
const DAYS = 7;

/** Skus joined with semicolons, without empties and repeats. */
const skus = once(() =>
  requiredText((MAX_LENGTH.sku + 1) * SKUS_MAX, STOCK_MESSAGES.skusMissing)
    .transform((value) => [...new Set(value.split(';').map((part) => part.trim()))].filter(isFilled))
    .pipe(z.array(text(MAX_LENGTH.sku)).min(1).max(SKUS_MAX)),
);

const openingHours = once(() =>
  z.object({ day: z.int().meta({ description: '1 is Monday, 7 Sunday' }), opens: z.string(), closes: z.string() }),
);

const pickupLocation = once(() =>
  z
    .object({
      code: z.string(),
      name: z.string(),
      street: z.array(z.string()).meta({ description: 'Street, number, colonia' }),
      city: z.string(),
      region: z.string(),
      region_id: z.int().nullable(),
      region_code: z.string().nullable(),
      postcode: z.string(),
      country_id: z.string(),
      telephone: z.string(),
      opening_hours: z.array(openingHours()),
      time_zone: z.string().meta({ description: 'By whose clock it opens' }),
      latitude: z.number().nullable(),
      longitude: z.number().nullable(),
    })
    .meta({ id: 'PickupLocation' }),
);

const common = { method: 'get', area: 'places', sharing: 'public' } as const;
const REFUSALS = [401, 503];

export const pickupLocations = defineCall({
  ...common,
  id: 'pickupLocations',
  path: '/pickup-locations',
  access: 'anyone',
  limit: 'read',
  summary: 'Branches where orders are picked up, with the units each has of some skus (joined with semicolons)',
  query: () => identityQuery().extend({ skus: skus() }),
  result: () => z.array(pickupLocation().extend({ stock: z.array(z.object({ sku: z.string(), qty: z.int() })) })),
  refusals: REFUSALS,
});

export const pickupLocationsAll = defineCall({
  ...common,
  id: 'pickupLocationsAll',
  path: '/pickup-locations/all',
  access: 'anyone',
  limit: 'read',
  summary: 'Every branch where orders are picked up',
  query: identityQuery,
  result: () => z.array(pickupLocation()),
  refusals: REFUSALS,
});

export const storeLocations = defineCall({
  ...common,
  id: 'storeLocations',
  path: '/store-locations',
  access: 'anyone',
  limit: 'read',
  summary: 'Every branch of a store view, with whether it is open now: null where its hours are not known',
  query: identityQuery,
  result: () => z.array(pickupLocation().extend({ is_open: z.boolean().nullable() })),
  refusals: REFUSALS,
});

const line = (max: number) => text(max).min(1);
const clock = once(() => z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/));

/** A branch as it is imported, with all its stock; the state follows from the postal code. */
export const branchDocument = once(() =>
  z.strictObject({
    code: z.string().regex(/^[\w-]{1,64}$/),
    name: line(NAME_MAX),
    streetAddress: line(MAX_LENGTH.street),
    exteriorNumber: line(MAX_LENGTH.exteriorNumber),
    neighbourhood: line(MAX_LENGTH.neighbourhood),
    city: line(MAX_LENGTH.city),
    zipCode: z.string().refine(isPostalCode, rule('postalCode')),
    phoneNumber: z.string().refine(isPhone, rule('phone')).overwrite(phoneDigits),
    hours: z
      .array(
        z
          .strictObject({ day: z.int().min(1).max(DAYS), opens: clock(), closes: clock() })
          .refine(({ opens, closes }) => opens < closes, { error: 'closes before it opens' }),
      )
      .max(DAYS)
      .refine((days) => new Set(days.map(({ day }) => day)).size === days.length, { error: 'a day comes twice' }),
    timeZone: z.string().refine(isTimeZone, { error: 'no time zone' }).optional(),
    position: z
      .strictObject({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) })
      .nullable(),
    stock: z
      .record(line(MAX_LENGTH.sku), z.int().min(0).max(MAX_UNITS))
      .refine((stock) => Object.keys(stock).length <= STOCK_MAX, { error: `at most ${STOCK_MAX} skus` }),
  }),
);

export type BranchDocument = z.infer<ReturnType<typeof branchDocument>>;

const figures = once(() => z.object({ branches: z.int(), skus: z.int() }));

/** The last line of an import, so that one that was cut is told from a whole one. */
export const branchesEnd = once(() => z.strictObject({ end: figures() }));

const service = { area: 'import', access: 'service', limit: 'none', path: '/import/:store/branches' } as const;

export const branchesImport = defineCall({
  ...service,
  id: 'branchesImport',
  method: 'post',
  summary:
    'Puts the branches of a store view and their stock in force, at once and as a whole: a branch a line, and a last line {"end": {branches, skus}}',
  params: () => z.object({ store: text(64) }),
  rawBody: ['application/x-ndjson'],
  result: figures,
  refusals: [400, 413, 503],
});

export const branchesServed = defineCall({
  ...service,
  id: 'branchesServed',
  method: 'get',
  summary: 'How many branches a store view has, and how many skus they keep',
  params: () => z.object({ store: text(64) }),
  result: figures,
  refusals: [503],
});
