import { z } from 'zod';
import { CONTACT_SUBJECTS } from '../../domain/contact';
import { once } from '../../domain/once';
import { defineCall } from '../call';
import { DESK_MESSAGES_PAGE } from '../desk-pages/forms';
import { fieldSchema } from '../field-schema';
import { identityQuery, wholeNumber } from '../fields';
import { CONTACT, CONTACT_FORMS, CONTACT_MESSAGES } from './forms';

/** Messages of one call, and of one page of complaints. */
const MOST_CONTACTS = 5;
const PAGE = 100;

const contactMessage = once(() =>
  z.object({
    name: fieldSchema(CONTACT.name),
    email: fieldSchema(CONTACT.email),
    phone: fieldSchema(CONTACT.phone).default(''),
    subject: z.enum(CONTACT_SUBJECTS).default('other'),
    order: fieldSchema(CONTACT.order).default(''),
    message: fieldSchema(CONTACT.message),
  }),
);

export const contactSend = defineCall({
  id: 'contactSend',
  method: 'post',
  path: '/contact',
  access: 'anyone',
  limit: 'form',
  area: 'contact',
  summary:
    'Writes to the shop; sent again under its key nothing is written twice. The retailer gets each message by mail and finds it at the desk',
  query: identityQuery,
  keyed: true,
  body: () => z.object({ contacts: z.array(contactMessage()).min(1).max(MOST_CONTACTS) }),
  result: () => z.object({ received: z.int() }),
  refusals: [400, 401, 413, 429, 503],
});

export const complaints = defineCall({
  id: 'complaints',
  method: 'get',
  path: '/complaints',
  limit: 'none',
  area: 'contact',
  access: 'service',
  summary:
    "Complaints that were sent to a store view, the oldest first, for a retailer's own programs; `after` is the id the last page ended with",
  query: () =>
    z.object({ storeCode: z.string().max(64).optional(), after: wholeNumber(0, Number.MAX_SAFE_INTEGER).default(0) }),
  result: () =>
    z.object({
      complaints: z.array(
        z.object({
          id: z.int(),
          name: z.string(),
          email: z.string(),
          phone: z.string(),
          order: z.string(),
          message: z.string(),
          created_at: z.string(),
        }),
      ),
      next: z.int().nullable(),
    }),
  refusals: [503],
});

export { PAGE as COMPLAINTS_PAGE };

/** Messages to the shop. */
export const contact = {
  calls: { contactSend, complaints },
  forms: CONTACT_FORMS,
  messages: CONTACT_MESSAGES,
  events: ['contact-message'],
  desk: { page: DESK_MESSAGES_PAGE, text: 'Messages', rank: 4 },
} as const;
