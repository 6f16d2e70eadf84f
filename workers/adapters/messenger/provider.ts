import type { MessengerPort } from '../../../src/commerce/mail';
import { reasonOf } from '../../http/log';
import type { MessengerSettings } from '../../settings/messenger';
import { deliveryOutcome } from '../delivery-outcome';

const TIMEOUT_MS = 8_000;
const MEXICO = '+52';

/**
 * Text messages by a provider's HTTP API: JSON with a bearer token, the number as E.164, and the message's key as
 * Idempotency-Key, under which it sends once.
 */
export const messengerProvider = ({ url, token }: MessengerSettings): MessengerPort => ({
  async send({ to, text, key }) {
    if (!/^\d{10}$/.test(to)) return { state: 'never', reason: 'not one telephone' };
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${token}`,
          'idempotency-key': key,
        },
        body: JSON.stringify({ to: `${MEXICO}${to}`, text }),
        redirect: 'manual',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await response.body?.cancel();
      return deliveryOutcome(response);
    } catch (error) {
      return { state: 'later', reason: reasonOf(error) };
    }
  },
});
