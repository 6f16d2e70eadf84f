import { z } from 'zod';
import { defineCall } from '../call';
import { requiredText, text } from '../fields';

/** Page that leads to the external checkout of a store view, with the cart. */
export const EXTERNAL_CHECKOUT_PAGE = '/checkout/externo';

/** Header of the call of an external checkout: `t=<epoch s>,v1=<hex of HMAC-SHA256(key, "<t>.<body>")>`. */
export const CHECKOUT_SIGNATURE_HEADER = 'Checkout-Signature';

const HANDED_MAX = 2000;
const MAX_BYTES = 16 * 1024;

/** The body of the call: both as they stood in the address. */
export const checkoutTicketBody = () =>
  z.object({ token: text(HANDED_MAX).default(''), cart: requiredText(HANDED_MAX) });

export const checkoutHandover = defineCall({
  id: 'checkoutHandover',
  method: 'post',
  path: '/checkout/handover',
  access: 'anyone',
  limit: 'none',
  area: 'cart',
  summary: `What an external checkout was handed, turned into the tokens of the API: {token, cart} as they stood in its address, within five minutes, signed in ${CHECKOUT_SIGNATURE_HEADER}. \`token\` is empty for a visitor`,
  rawBody: ['application/json'],
  signed: { header: CHECKOUT_SIGNATURE_HEADER, body: checkoutTicketBody },
  result: () =>
    z.object({
      cartId: z.string(),
      token: z.string().meta({ description: 'User token for some minutes; empty for a visitor' }),
    }),
  maxBodyBytes: MAX_BYTES,
  refusals: [400, 401, 404, 409, 413, 503],
});
