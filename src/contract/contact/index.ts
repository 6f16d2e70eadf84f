import { DESK_MESSAGES_PAGE } from '../desk-pages/forms';
import { complaints, contactSend } from './calls';
import { CONTACT_FORMS } from './forms';
import { CONTACT_MESSAGES } from './messages';

/** Messages to the shop. */
export const contact = {
  calls: { contactSend, complaints },
  forms: CONTACT_FORMS,
  messages: CONTACT_MESSAGES,
  events: ['contact-message'],
  desk: { page: DESK_MESSAGES_PAGE, text: 'Messages', rank: 4 },
} as const;
