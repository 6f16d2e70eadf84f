import { embeddedCustomers, forgetPassword } from '../adapters/embedded/customers';
import { ofAccount, personalRows } from '../adapters/embedded/privacy/personal-rows';
import { customer, customerAddress, customerPassword, passwordReset } from '../adapters/embedded/schema/shop';
import { emailChange, emailUndo } from '../adapters/embedded/schema/shop/email-changes';
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
      upstream: ({ env, store, now, retailer, adapters }) =>
        adapters.upstreamCustomers(retailer, store, (email) => forgetPassword(env, store.storeCode, email, now)),
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
  personal: [
    personalRows({
      title: 'Your account',
      table: customer,
      whose: ofAccount(customer.id),
      shown: {
        email: customer.email,
        firstName: customer.firstName,
        lastName: customer.lastName,
        attributes: customer.attributes,
        store: customer.store,
        notice: customer.notice,
        createdAt: customer.createdAt,
        updatedAt: customer.updatedAt,
      },
      closing: 'with the account',
    }),
    personalRows({
      title: 'Your addresses',
      table: customerAddress,
      whose: ofAccount(customerAddress.customerId),
      shown: {
        address: customerAddress.doc,
        isDefaultShipping: customerAddress.isDefaultShipping,
        isDefaultBilling: customerAddress.isDefaultBilling,
      },
      closing: 'erased',
    }),
    personalRows({
      title: 'Your password',
      table: customerPassword,
      whose: ofAccount(customerPassword.customerId),
      shown: { updatedAt: customerPassword.updatedAt },
      closing: 'erased',
    }),
    personalRows({
      title: 'Links for a new password',
      table: passwordReset,
      whose: ofAccount(passwordReset.customerId),
      shown: { expiresAt: passwordReset.expiresAt },
      closing: 'erased',
    }),
    personalRows({
      title: 'Changes of your e-mail',
      table: emailChange,
      whose: ofAccount(emailChange.customerId),
      shown: { email: emailChange.email, expiresAt: emailChange.expiresAt },
      closing: 'erased',
    }),
    personalRows({
      title: 'E-mails your account had',
      table: emailUndo,
      whose: ofAccount(emailUndo.customerId),
      shown: { email: emailUndo.email, at: emailUndo.createdAt },
      closing: 'erased',
    }),
  ],
  retention: {
    // As long as an event may be delivered again that would make the same link.
    password_reset: deleteAfter('DELETE FROM password_reset WHERE expires_at < ?1', EVENT_MS),
    email_change: deleteAfter('DELETE FROM email_change WHERE expires_at < ?1', EVENT_MS),
    email_undo: deleteAfter('DELETE FROM email_undo WHERE expires_at < ?1', EVENT_MS),
  },
});
