import { z } from 'zod';
import { MAX_LENGTH } from '../../domain/validation';
import { defineCall } from '../call';
import { requiredText } from '../fields';

const GROUP_MAX = 99_999;

/** Message keys of customers at the desk. */
export const DESK_CUSTOMERS_MESSAGES = {
  customerUnknown: 'No customer has this e-mail',
} as const;

export const deskCustomerGroup = defineCall({
  area: 'desk',
  access: 'service',
  id: 'deskCustomerGroup',
  method: 'post',
  path: '/desk/customers/group',
  limit: 'none',
  summary:
    'Puts a customer of our own engine into a price group; it counts from their next request. Said again it changes nothing',
  body: () =>
    z.object({
      email: requiredText(MAX_LENGTH.email),
      groupId: z.int().min(1).max(GROUP_MAX).meta({ description: '1 is who signed up by themselves; guests are 0' }),
    }),
  result: () => z.object({ id: z.int(), groupId: z.int() }),
  refusals: [400, 404, 413, 503],
});
