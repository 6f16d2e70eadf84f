import { z } from 'zod';
import { once } from '../../domain/once';
import { defineCall } from '../call';
import { decimal } from '../decimal';
import { identityQuery, requiredText, TOKEN_MAX } from '../fields';
import { cartChange } from '../limit';
import { SHARED_CART_FORMS } from './forms';
import { SHARED_CART_MESSAGES } from './messages';

const AREA = 'cart';
const REFUSALS = [401, 404, 413, 503];

const sharedToken = () => requiredText(TOKEN_MAX);

const sharedItem = once(() =>
  z
    .object({
      sku: z.string(),
      parentSku: z.string(),
      qty: z.int(),
      name: z.string(),
      image: z.string().nullable(),
      options: z.array(z.object({ label: z.string(), value: z.string() })),
      warranty: z.object({ sku: z.string() }).nullable(),
      price_incl_tax: decimal()
        .nullable()
        .meta({ description: 'Of one unit today with its warranty; null where it cannot be bought as it was' }),
      message: z.string().nullable().meta({ description: 'Why it cannot be bought now; null when it can' }),
    })
    .meta({ id: 'SharedCartItem' }),
);

export const sharedCartCreate = defineCall({
  id: 'sharedCartCreate',
  method: 'post',
  path: '/cart/share/:guest/:cartId',
  access: 'anyone',
  limit: 'cart',
  area: AREA,
  summary:
    'Makes a link to what is in a cart, good for thirty days; guest is true when not signed in. Without an Idempotency-Key each call makes one',
  keyed: true,
  params: () => z.object({ guest: z.enum(['true', 'false']), cartId: sharedToken() }),
  query: identityQuery,
  result: () => z.object({ sharedCartToken: z.string(), url: z.string() }),
  refusals: [401, 404, 409, 413, 503],
});

export const sharedCartShow = defineCall({
  id: 'sharedCartShow',
  method: 'get',
  path: '/cart/shared/:sharedCartToken',
  access: 'anyone',
  limit: 'read',
  area: AREA,
  summary: 'What a shared cart holds, as its products are today; changes nothing',
  params: () => z.object({ sharedCartToken: sharedToken() }),
  query: identityQuery,
  result: () => z.array(sharedItem()),
  refusals: [401, 404, 503],
});

export const sharedCartAdd = defineCall({
  id: 'sharedCartAdd',
  method: 'post',
  path: '/cart/add-shared',
  access: 'anyone',
  limit: cartChange,
  area: AREA,
  summary:
    'Adds every line of a shared cart to the cart, once for a cart however often it is sent, and compares it with whoever else keeps it',
  query: identityQuery,
  body: () => z.object({ sharedCartToken: sharedToken() }),
  result: () =>
    z.object({
      added: z.int().meta({ description: 'Lines that are in the cart now' }),
      refused: z.array(z.object({ sku: z.string(), message: z.string() })),
    }),
  refusals: [400, ...REFUSALS],
});

/** Shared carts: links to what is in a cart. */
export const sharedCarts = {
  calls: { sharedCartCreate, sharedCartShow, sharedCartAdd },
  forms: SHARED_CART_FORMS,
  messages: SHARED_CART_MESSAGES,
};
