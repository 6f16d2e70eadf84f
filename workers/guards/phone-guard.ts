import type { PhonesPort } from '../../src/commerce/own/phone';
import { PHONE_MESSAGES } from '../../src/contract/profile/phone-forms';
import type { AttemptsPolicy } from '../http/attempts';
import type { Guards } from './guards';
import { attemptAll, firstRefusal, ofNetwork, orTakenBack, tooMany } from './limited-attempts';

const HOUR_MS = 60 * 60 * 1000;

/** Codes of one customer, to one telephone whoever asks, and of one network: each costs money, and rings somebody. */
const ACCOUNT: AttemptsPolicy = { name: 'sms-account', limit: 10, windowMs: 24 * HOUR_MS, lockMs: 0 };
const TELEPHONE: AttemptsPolicy = { name: 'sms-telephone', limit: 10, windowMs: 24 * HOUR_MS, lockMs: 0 };
const NETWORK: AttemptsPolicy = { name: 'sms-network', limit: 30, windowMs: 24 * HOUR_MS, lockMs: 0 };

/** The same telephones, with as many codes as a customer and a network may ask for; one that is not sent does not count. */
export const guardedPhones = (phones: PhonesPort, guards: Guards): PhonesPort => ({
  ofCustomer(customer) {
    const own = phones.ofCustomer(customer);
    return {
      state: () => own.state(),
      confirm: (phone, code) => own.confirm(phone, code),
      async sendCode(phone) {
        const counted = [
          { policy: ACCOUNT, subject: `${guards.realm}:${customer.customerId}` },
          ...(phone === '' ? [] : [{ policy: TELEPHONE, subject: `${guards.realm}:${phone}` }]),
          ...ofNetwork(guards, NETWORK),
        ];
        const attempt = await attemptAll(guards.attempts, counted);
        if (!attempt.ok) return attempt;
        const { answers, takeBack } = attempt.value;
        const refused = [ACCOUNT, TELEPHONE, NETWORK].map((policy) => firstRefusal(answers, policy)).find(Boolean);
        if (refused) {
          await takeBack();
          return tooMany(PHONE_MESSAGES.many, refused);
        }
        const sent = await orTakenBack(attempt.value, () => own.sendCode(phone));
        if (!sent.ok || sent.value === 'nothing') await takeBack();
        return sent;
      },
    };
  },
});
