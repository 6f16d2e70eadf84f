import { z } from 'zod';
import { defineCall } from '../call';
import { PERSONAL_DETAILS } from '../checkout/forms';
import { fieldSchema } from '../field-schema';
import { identityQuery, sku } from '../fields';

export const stockNotify = defineCall({
  id: 'stockNotify',
  method: 'post',
  path: '/stock/notify',
  access: 'anyone',
  limit: 'form',
  area: 'stock',
  summary:
    'Asks to be written to once when a sku is back in stock: at `email`, or without it at the e-mail of the customer whose token it is. The answer does not tell whether it was asked before. 404 for a sku that is not sold itself, and in a shop without notices',
  query: identityQuery,
  body: () => z.object({ sku: sku(), email: fieldSchema(PERSONAL_DETAILS.emailAddress).nullish() }),
  result: () => z.string(),
  refusals: [400, 401, 404, 413, 429, 503],
});
