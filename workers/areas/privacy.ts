import { counted } from '../adapters/embedded/desk/morning-lines';
import { embeddedPrivacy } from '../adapters/embedded/privacy';
import { COPY_MS, eraseCopies, eraseCopiesOf, makeCopy } from '../adapters/embedded/privacy/copies';
import { embeddedDeskPrivacy } from '../adapters/embedded/privacy/desk';
import { eraseClosed } from '../adapters/embedded/privacy/erase';
import { byAny, ofAccount, ofEmailKey, ofRealm, personalRows } from '../adapters/embedded/privacy/personal-rows';
import { accountClosing, privacyCopy, privacyRequest } from '../adapters/embedded/schema/shop';
import { privacyHandlers } from '../api/privacy';
import { privacyForms } from '../forms/privacy';
import { guardedPrivacy } from '../guards/privacy-guard';
import { accountClosed, accountErased } from '../mail/letters/account-closed';
import {
  copyReady,
  privacyAnswered,
  privacyAsked,
  privacyCarriedOut,
  privacyLonger,
  privacyReceived,
} from '../mail/letters/privacy';
import { mailed } from '../mail/send-letter';
import { forgetCustomer } from '../objects/forget-customer';
import { endedAll } from '../outbox/ended-others';
import { defineArea } from './define-area';
import { ACCOUNTS_MS, DAY_MS, deleteAfter, STEP_ROWS } from './retention';

/** A request whose e-mail nobody confirmed is kept so long. */
const UNCONFIRMED_MS = 30 * DAY_MS;

const closed = mailed(accountClosed);
const copied = mailed(copyReady);

const about = (
  action: 'note-request' | 'answer-request' | 'carry-out-request' | 'extend-request' | 'save-data' | 'erase-data',
  id: number,
) => ({
  ...{ action, subject: 'privacy-request' as const, subjectId: String(id), before: null, after: null },
});

export const privacy = defineArea('privacy', {
  ports: {
    privacy: {
      embedded: ({ env, store, now }) => embeddedPrivacy(env, store.storeCode, now),
      upstream: 'embedded',
      guard: guardedPrivacy,
    },
  },
  calls: privacyHandlers,
  forms: privacyForms,
  letters: {
    'privacy-asked': mailed(privacyAsked),
    'privacy-received': mailed(privacyReceived),
    'privacy-longer': mailed(privacyLonger),
    'privacy-answered': mailed(privacyAnswered),
    'privacy-carried-out': mailed(privacyCarriedOut),
    'privacy-copy-asked': async (env, event, now) => {
      await makeCopy(env, event.subject, now);
      return copied(env, event, now);
    },
    'account-closed': async (env, event, now) => (await endedAll(env, event)) ?? closed(env, event, now),
    'account-erased': mailed(accountErased),
  },
  retention: {
    privacy_request: deleteAfter(
      `DELETE FROM privacy_request WHERE id IN (SELECT id FROM privacy_request
         WHERE created_at < ?1 OR (status = 'unconfirmed' AND created_at < ?2) LIMIT ${STEP_ROWS})`,
      ACCOUNTS_MS,
      UNCONFIRMED_MS,
    ),
    privacy_copy: eraseCopies(COPY_MS),
    account_closing: deleteAfter('DELETE FROM account_closing WHERE blocked_at < ?1', ACCOUNTS_MS),
  },
  scheduled: { due: { eraseClosed: eraseClosed(forgetCustomer) } },
  personal: [
    personalRows({
      title: 'Your requests about your data',
      table: privacyRequest,
      whose: byAny(ofRealm(privacyRequest.realm, privacyRequest.customerId), ofEmailKey(privacyRequest.emailKey)),
      shown: {
        id: privacyRequest.id,
        right: privacyRequest.right,
        detail: privacyRequest.detail,
        status: privacyRequest.status,
        answer: privacyRequest.answer,
        at: privacyRequest.createdAt,
      },
      closing: 'kept',
    }),
    personalRows({
      title: 'Copies of your data',
      table: privacyCopy,
      whose: ofRealm(privacyCopy.realm, privacyCopy.customerId),
      shown: { at: privacyCopy.createdAt },
      closing: eraseCopiesOf,
    }),
    personalRows({
      title: 'Closed accounts',
      table: accountClosing,
      whose: ofAccount(accountClosing.customerId),
      shown: { at: accountClosing.closedAt },
      closing: 'kept',
    }),
  ],
  morning: {
    privacyLate: counted("privacy_request WHERE store = ?1 AND status IN ('open', 'granted') AND due_at < ?8"),
    privacy: counted("privacy_request WHERE store = ?1 AND status = 'open'"),
    privacyGranted: counted("privacy_request WHERE store = ?1 AND status = 'granted'"),
  },
  desk: {
    privacy: {
      make: ({ env, store, now, operator }) => embeddedDeskPrivacy(env, { operator, store: store.storeCode, at: now }),
      needs: {
        list: 'orders',
        find: 'orders',
        note: 'orders',
        answer: 'orders',
        makeLonger: 'orders',
        carryOut: 'orders',
        data: 'all',
        erase: 'all',
      },
      notes: {
        note: (done, { right, checks }) =>
          done.ok
            ? {
                ...about('note-request', done.value),
                after: { right, checks: checks.join(', ') },
                key: `note-request ${done.value}`,
              }
            : null,
        answer: (done, id, _seen, isGranted, note) =>
          done.ok ? { ...about('answer-request', id), after: { granted: isGranted }, note } : null,
        makeLonger: (done, id, _seen, note) => (done.ok ? { ...about('extend-request', id), note } : null),
        carryOut: (done, id) => (done.ok ? about('carry-out-request', id) : null),
        // Somebody's data leaves the shop with it.
        data: (done, id) => (done.ok ? about('save-data', id) : null),
        erase: (done, id) => (done.ok ? { ...about('erase-data', id), after: { what: done.value } } : null),
      },
    },
  },
});
