import { z } from 'zod';
import { once } from '../domain/once';
import { BORDER_REGIONS } from '../domain/tax';
import { isPostalCode, MAX_LENGTH } from '../domain/validation';
import { BRANCHES_MESSAGES, pickupLocations, pickupLocationsAll, storeLocations } from './branches';
import { defineCall } from './call';
import { deliveryDays } from './cart/results';
import { decimal } from './decimal';
import { identityQuery, quantity, requiredText, rule, TOKEN_MAX, text } from './fields';
import { locationColonies, locationCoverage, locationStates } from './location';
import { MESSAGES } from './messages';
import { PLACES_MESSAGES } from './places-messages';
import { STOCK_MESSAGES } from './stock';

const postCode = once(() => z.string().refine(isPostalCode, rule('postalCode')));
/** Postal codes are those of Mexico; an empty country is no other. */
const country = once(() =>
  text(2)
    .refine((code) => ['', 'MX'].includes(code.toUpperCase()), { error: MESSAGES.invalid, params: { rule: 'value' } })
    .optional(),
);

const estimate = once(() =>
  z
    .object({
      carrier_code: z.string(),
      price: decimal().nullable(),
      price_incl_tax: decimal().nullable(),
      error_message: z.string(),
      code: z.string(),
      delivery_days: deliveryDays().nullable(),
    })
    .meta({ id: 'ShippingEstimate' }),
);

const deliveryTime = once(() =>
  z.object({ from: z.int().nullable(), to: z.int().nullable(), month: z.string().nullable() }),
);

/** What a page keeps of an estimate; `meta.estimate` of the estimate calls. */
export const estimateState = once(() =>
  z.object({
    postalCode: z.string().nullable(),
    deliveryPrice: decimal().nullable(),
    deliveryPriceByProduct: decimal().nullable(),
    isCovered: z.boolean().nullable(),
    currentMethod: z.string(),
    fetchingDeliveryPrice: z.boolean(),
    branchOffice: z.string().nullable(),
    deliveryTimeCart: deliveryTime(),
    deliveryTimeProduct: deliveryTime(),
  }),
);

export const postalCode = defineCall({
  id: 'postalCode',
  method: 'get',
  path: '/postal-code/:code',
  access: 'anyone',
  limit: 'read',
  area: 'places',
  summary: 'State, municipio and colonias of a postal code, and whether it is delivered to',
  params: () => z.object({ code: postCode() }),
  query: identityQuery,
  result: () =>
    z.object({
      code: z.string(),
      state: z.string(),
      region_id: z.int(),
      region_code: z.string(),
      municipality: z.string(),
      city: z.string().nullable(),
      neighbourhoods: z.array(z.string()),
      covered: z.boolean(),
      delivery_days: deliveryDays().nullable(),
      border_region: z
        .enum(BORDER_REGIONS)
        .nullable()
        .meta({ description: 'Where a store view that is registered charges a reduced tax' }),
    }),
  sharing: 'public',
  refusals: [404, 503],
});

const REFUSALS = [401, 404, 503];

export const shippingEstimate = defineCall({
  id: 'shippingEstimate',
  method: 'get',
  path: '/shipping/estimate',
  access: 'anyone',
  limit: 'read',
  area: 'places',
  summary: 'What it costs to deliver a cart to a postal code; meta.estimate is what a page keeps of it',
  query: () =>
    identityQuery().extend({
      postCode: postCode(),
      country: country(),
      sku: requiredText(MAX_LENGTH.sku, STOCK_MESSAGES.skuMissing).optional().meta({
        description: 'The cart as it would be with one of this product at least; 404 where it cannot be added',
      }),
    }),
  result: () => z.array(estimate()).meta({ description: 'Empty where nothing of the cart is delivered' }),
  refusals: REFUSALS,
});

const product = once(() => ({
  sku: requiredText(MAX_LENGTH.sku, STOCK_MESSAGES.skuMissing),
  qty: quantity().default(1),
  postCode: postCode(),
  country: country(),
}));

export const productEstimate = defineCall({
  id: 'productEstimate',
  method: 'get',
  path: '/shipping/product-estimate',
  access: 'anyone',
  limit: 'read',
  area: 'places',
  summary: 'What it costs to deliver one product to a postal code; meta.estimate is what a page keeps of it',
  query: () => identityQuery().extend(product()),
  result: estimate,
  sharing: 'public',
  refusals: REFUSALS,
});

export const productDelivery = defineCall({
  id: 'productDelivery',
  method: 'post',
  path: '/shipping/product-delivery',
  access: 'anyone',
  limit: 'read',
  area: 'places',
  summary: 'When one product arrives at a postal code',
  query: identityQuery,
  body: () => z.object({ ...product(), store_code: text(TOKEN_MAX).nullish() }),
  result: () =>
    estimateState().pick({
      postalCode: true,
      isCovered: true,
      deliveryPriceByProduct: true,
      deliveryTimeProduct: true,
    }),
  sharing: 'public',
  refusals: [400, 413, ...REFUSALS],
});

/** Postal codes, states, and what delivery costs. */
export const places = {
  calls: {
    postalCode,
    shippingEstimate,
    productEstimate,
    productDelivery,
    locationStates,
    locationColonies,
    locationCoverage,
    pickupLocations,
    pickupLocationsAll,
    storeLocations,
  },
  messages: { ...PLACES_MESSAGES, ...BRANCHES_MESSAGES },
};
