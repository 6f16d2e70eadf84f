import type { ContactPort } from '../../src/commerce/contact';
import { CONTACT_MESSAGES } from '../../src/contract/contact/messages';
import type { AttemptsPolicy } from '../http/attempts';
import type { Guards } from './guards';
import { tooMany } from './limited-attempts';

const HOUR_MS = 60 * 60 * 1000;

/** Messages of one network: each is read by a person, and sent to one by mail. */
const NETWORK: AttemptsPolicy = { name: 'contact-network', limit: 10, windowMs: HOUR_MS, lockMs: 0 };

/**
 * The same way to write to the shop, as often as a network may; every message of a call counts, and what is sent again
 * under its key counts once.
 */
export const guardedContact = (contact: ContactPort, { attempts, network, times }: Guards): ContactPort => ({
  async send(messages, key) {
    if (network === null) return contact.send(messages, key);
    const base = key ?? crypto.randomUUID();
    for (const index of messages.keys()) {
      const counted = await attempts.attempt({ ...NETWORK, limit: NETWORK.limit * times }, network, `${base} ${index}`);
      if (!counted.ok) return counted;
      if (!counted.value.admitted) return tooMany(CONTACT_MESSAGES.many, counted.value);
    }
    return contact.send(messages, base);
  },
});
