import type { Emails } from '../../../../src/commerce/customers';
import { CUSTOMER_MESSAGES } from '../../../../src/contract/customers/messages';
import { MESSAGES } from '../../../../src/contract/messages';
import { ok, type Result, refuse } from '../../../../src/domain/result';
import type { Env } from '../../../env';
import { mailSettings } from '../../../settings/mail';
import { tryNoteAsked } from '../asked-link';
import { type ChangedEmail, confirmEmail, type EmailAsked, takeEmailBack } from './email-change';

const answered = (changed: ChangedEmail | 'taken' | null): Result<ChangedEmail> => {
  if (changed === 'taken') return refuse(400, CUSTOMER_MESSAGES.emailTaken);
  return changed ? ok(changed) : refuse(400, MESSAGES.linkExpired);
};

/** E-mails of our own customers. */
export const embeddedEmails = (env: Env, store: string, now: number): Emails => ({
  async ask({ customerId, sessionId }, email) {
    const asked = { email, store, customerId, keep: sessionId };
    const isNoted = mailSettings(env) && (await tryNoteAsked<EmailAsked>(env, 'email-asked', asked, now));
    return isNoted ? ok(null) : refuse(503, MESSAGES.linkNotSent);
  },
  confirm: async ({ customerId }, token) => answered(await confirmEmail(env, { customerId, token, store }, now)),
  takeBack: async (token) => answered(await takeEmailBack(env, token, store, now)),
});
