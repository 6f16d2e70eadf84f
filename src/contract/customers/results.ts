import { z } from 'zod';
import { once } from '../../domain/once';

const id = once(() => z.union([z.int(), z.string()]));

export const customerAddress = once(() =>
  z
    .looseObject({
      id: id(),
      customer_id: id(),
      region: z.object({ region_code: z.string(), region: z.string(), region_id: z.int() }),
      region_id: z.int(),
      country_id: z.string(),
      street: z.array(z.string()),
      telephone: z.string(),
      postcode: z.string(),
      city: z.string(),
      firstname: z.string(),
      lastname: z.string(),
      default_shipping: z.boolean(),
      default_billing: z.boolean(),
    })
    .meta({ id: 'CustomerAddress' }),
);

/** A customer, and the token that proves the price group in catalogue calls. */
export const profile = once(() =>
  z
    .object({
      id: id(),
      group_id: z.int(),
      default_billing: z.string().nullable(),
      default_shipping: z.string().nullable(),
      created_at: z.string(),
      updated_at: z.string(),
      created_in: z.string(),
      email: z.string(),
      firstname: z.string(),
      lastname: z.string(),
      dob: z.string().nullable().meta({ description: 'YYYY-MM-DD' }),
      store_id: z.int(),
      website_id: z.int(),
      addresses: z.array(customerAddress()),
      disable_auto_group_change: z.int(),
      extension_attributes: z.object({ is_subscribed: z.boolean() }),
      custom_attributes: z.array(z.object({ attribute_code: z.string(), value: z.string() })),
      groupToken: z.string(),
    })
    .meta({ id: 'Customer' }),
);

/** What a client has to know of its session; its tokens are with the client already, or in its cookies. */
export const session = once(() =>
  z
    .object({ groupId: z.int(), groupToken: z.string(), current_storecode: z.string(), session_started: z.string() })
    .nullable()
    .meta({ id: 'Session' }),
);

export const postcode = once(() => z.string().nullable());

export const orderHistory = once(() =>
  z.object({
    items: z.array(z.looseObject({ increment_id: z.union([z.string(), z.int()]) })),
    search_criteria: z.object({ page_size: z.int(), current_page: z.int() }),
    total_count: z.int(),
  }),
);
