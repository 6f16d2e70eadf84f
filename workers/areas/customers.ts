import { embeddedCustomers, forgetPassword } from '../adapters/embedded/customers';
import { upstreamCustomers } from '../adapters/upstream/customers';
import { customersHandlers } from '../api/customers';
import { customersForms } from '../forms/customers';
import { guardedCustomers } from '../guards/customers-guard';
import { passwordForgotten, unlockAsked } from '../mail/letters/account-link';
import { accountMade } from '../mail/letters/account-made';
import { emailAsked, emailChanged, emailReturned } from '../mail/letters/email-change';
import { passwordChanged } from '../mail/letters/password-changed';
import { mailed } from '../mail/send-letter';
import { endedOthers } from '../outbox/ended-others';
import { forgottenAtRetailer, isRetailers } from '../outbox/forgotten-at-retailer';
import { EVENT_MS } from '../outbox/patience';
import { defineArea } from './define-area';
import { deleteAfter } from './retention';

const changed = mailed(passwordChanged);
const emailed = mailed(emailChanged);
const returned = mailed(emailReturned);
const forgotten = mailed(passwordForgotten);

export const customers = defineArea('customers', {
  ports: {
    customers: {
      embedded: ({ env, store, now }) => embeddedCustomers(env, store, now),
      upstream: ({ env, store, now, retailer }) =>
        upstreamCustomers(retailer, store, (email) => forgetPassword(env, store.storeCode, email, now)),
      guard: guardedCustomers,
    },
  },
  calls: customersHandlers,
  forms: customersForms,
  letters: {
    'password-forgotten': (env, event, now) =>
      isRetailers(env, event) ? forgottenAtRetailer(env, event, now) : forgotten(env, event, now),
    'unlock-asked': mailed(unlockAsked),
    'account-made': mailed(accountMade),
    'email-asked': mailed(emailAsked),
    'email-changed': async (env, event, now) => (await endedOthers(env, event)) ?? emailed(env, event, now),
    'email-returned': async (env, event, now) => (await endedOthers(env, event)) ?? returned(env, event, now),
    'password-changed': async (env, event, now) => (await endedOthers(env, event)) ?? changed(env, event, now),
  },
  retention: {
    // As long as an event may be delivered again that would make the same link.
    password_reset: deleteAfter('DELETE FROM password_reset WHERE expires_at < ?1', EVENT_MS),
    email_change: deleteAfter('DELETE FROM email_change WHERE expires_at < ?1', EVENT_MS),
    email_undo: deleteAfter('DELETE FROM email_undo WHERE expires_at < ?1', EVENT_MS),
  },
});
