import { embeddedContact, embeddedDeskMessages } from '../adapters/embedded/contact';
import { ofEmail, personalRows } from '../adapters/embedded/privacy/personal-rows';
import { contactMessage } from '../adapters/embedded/schema/shop';
import { contactHandlers } from '../api/contact';
import { contactForms } from '../forms/contact';
import { guardedContact } from '../guards/contact-guard';
import { contactMessage as contactLetter } from '../mail/letters/contact-message';
import { mailed } from '../mail/send-letter';
import { defineArea } from './define-area';
import { DAY_MS, deleteAfter, STEP_ROWS } from './retention';

/** What people wrote to the shop is kept so long: as long as a complaint may follow. */
const MESSAGE_MS = 365 * DAY_MS;

export const contact = defineArea('contact', {
  ports: {
    contact: {
      embedded: ({ env, store, now }) => embeddedContact(env, store.storeCode, now),
      upstream: 'embedded',
      guard: guardedContact,
    },
  },
  calls: contactHandlers,
  forms: contactForms,
  letters: { 'contact-message': mailed(contactLetter) },
  personal: [
    personalRows({
      title: 'Messages to the shop',
      table: contactMessage,
      whose: ofEmail(contactMessage.email),
      shown: {
        subject: contactMessage.subject,
        message: contactMessage.message,
        phone: contactMessage.phone,
        at: contactMessage.createdAt,
      },
      closing: 'erased',
    }),
  ],
  retention: {
    contact_message: deleteAfter(
      `DELETE FROM contact_message WHERE id IN (SELECT id FROM contact_message WHERE created_at < ?1 LIMIT ${STEP_ROWS})`,
      MESSAGE_MS,
    ),
  },
  desk: {
    contact: { make: ({ env, store }) => embeddedDeskMessages(env, store.storeCode), needs: { messages: 'see' } },
  },
});
