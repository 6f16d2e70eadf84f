import type { PrivacyPort } from '../../src/commerce/privacy';
import { PRIVACY_MESSAGES } from '../../src/contract/privacy/messages';
import type { AttemptsPolicy } from '../http/attempts';
import type { Guards } from './guards';
import { tooMany } from './limited-attempts';

const HOUR_MS = 60 * 60 * 1000;

/** Requests of a network: each writes to an e-mail that somebody typed. One that is sent again under its key counts once. */
const NETWORK: AttemptsPolicy = { name: 'privacy-network', limit: 5, windowMs: HOUR_MS, lockMs: 0 };

/** The same requests, as many as a network may send. */
export const guardedPrivacy = (privacy: PrivacyPort, { attempts, network, times }: Guards): PrivacyPort => ({
  async ask(wish, key) {
    if (network === null) return privacy.ask(wish, key);
    const counted = await attempts.attempt({ ...NETWORK, limit: NETWORK.limit * times }, network, key);
    if (!counted.ok) return counted;
    return counted.value.admitted ? privacy.ask(wish, key) : tooMany(PRIVACY_MESSAGES.many, counted.value);
  },
  confirm: (token) => privacy.confirm(token),
  ofCustomer: (customer) => privacy.ofCustomer(customer),
});
