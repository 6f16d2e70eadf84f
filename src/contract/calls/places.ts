import { z } from 'zod';
import { isPostalCode } from '../../domain/validation';
import { defineCall } from '../call';
import { decimal } from '../decimal';
import { identityQuery, rule, text } from '../fields';

const postCode = z.string().refine(isPostalCode, rule('postalCode'));
const days = z.object({ from: z.int(), to: z.int() });

export const postalCode = defineCall({
  id: 'postalCode',
  method: 'get',
  path: '/postal-code/:code',
  area: 'places',
  summary: 'State, municipio and colonias of a postal code, and whether it is delivered to',
  params: z.object({ code: postCode }),
  query: identityQuery,
  result: z.object({
    code: z.string(),
    state: z.string(),
    region_id: z.int(),
    region_code: z.string(),
    municipality: z.string(),
    city: z.string().nullable(),
    neighbourhoods: z.array(z.string()),
    covered: z.boolean(),
    delivery_days: days.nullable(),
  }),
  sharing: 'public',
  refusals: [404, 503],
});

export const shippingEstimate = defineCall({
  id: 'shippingEstimate',
  method: 'get',
  path: '/shipping/estimate',
  area: 'places',
  summary: 'What it costs to deliver a cart to a postal code',
  query: identityQuery.extend({ postCode, guest: text(5).optional(), country: text(2).optional() }),
  result: z.array(
    z.object({
      carrier_code: z.string(),
      price: decimal.nullable(),
      price_incl_tax: decimal.nullable(),
      error_message: z.string(),
      code: z.string(),
      delivery_days: days.nullable(),
    }),
  ),
  refusals: [401, 404, 503],
});
