import type { Unlocks } from '../../../../src/commerce/customers';
import { MESSAGES } from '../../../../src/contract/messages';
import { ok, refuse } from '../../../../src/domain/result';
import type { Env } from '../../../env';
import { mailSettings } from '../../../settings/mail';
import { tryNoteAsked } from '../asked-link';
import { readCustomer } from './read';
import { spendReset } from './resets';

/**
 * Links that unlock a device. They are those for a new password, under other words: whoever has the mailbox may do
 * either, and once.
 */
export const embeddedUnlocks = (env: Env, store: string, now: number): Unlocks => ({
  async ask(email) {
    const isNoted = mailSettings(env) && (await tryNoteAsked(env, 'unlock-asked', { email, store }, now));
    return isNoted ? ok(null) : refuse(503, MESSAGES.linkNotSent);
  },
  async use(token) {
    const customerId = await spendReset(env, token, now);
    const customer = customerId && (await readCustomer(env, customerId));
    return customer ? ok(customer) : refuse(400, MESSAGES.linkExpired);
  },
});
