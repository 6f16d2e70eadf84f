import type { MailMessage, MailPort } from '../../../src/commerce/mail';
import { isEmail } from '../../../src/domain/validation';
import { reasonOf } from '../../http/log';
import type { MailSettings } from '../../settings/mail';
import { deliveryOutcome } from '../delivery-outcome';

const TIMEOUT_MS = 8_000;

const isPrintable = (text: string): boolean => !/\p{Cc}/u.test(text);

const bodyOf = ({ from }: MailSettings, { to, subject, text, html, kind, storeCode, locale }: MailMessage): string =>
  JSON.stringify({
    from,
    to: [to],
    subject,
    text,
    html,
    headers: { 'Content-Language': locale, 'Auto-Submitted': 'auto-generated' },
    tags: [
      { name: 'kind', value: kind },
      { name: 'store', value: storeCode },
    ],
  });

/**
 * Mail by a provider's HTTP API: JSON with a bearer token, and the message's key as Idempotency-Key, under which
 * providers send once. A message with a line break where none belongs, or more than one address, is never handed over.
 */
export const mailProvider = (settings: MailSettings): MailPort => ({
  async send(message) {
    if (!isEmail(message.to)) return { state: 'never', reason: 'not one address' };
    if (!isPrintable(message.subject) || !isPrintable(message.key))
      return { state: 'never', reason: 'a control character in a header' };
    try {
      const response = await fetch(settings.url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${settings.token}`,
          'idempotency-key': message.key,
        },
        body: bodyOf(settings, message),
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
