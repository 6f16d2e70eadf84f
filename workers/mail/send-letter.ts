import type { MailOutcome } from '../../src/commerce/mail';
import { mailProvider } from '../adapters/mail/provider';
import type { Env } from '../env';
import type { Delivery, NotSent, OutboxEvent } from '../outbox/event';
import { type MailSettings, mailSettings } from '../settings/mail';
import type { Addressed, Occasion, TooEarly } from './letter';
import { htmlOf, oneLine, textOf } from './look';

type WriteOrWait = (occasion: Occasion) => Promise<Addressed | TooEarly | null>;

/**
 * Writes the letter of an event and sends it, under a key that is the same for every try; unsaid where nobody is to get
 * it any more.
 */
async function sendLetter(
  env: Env,
  settings: MailSettings,
  event: OutboxEvent,
  write: WriteOrWait,
  now: number,
): Promise<MailOutcome | NotSent> {
  const { origin } = settings;
  const addressed = await write({ env, event, origin, now });
  if (!addressed) return { state: 'unsaid' };
  if ('waitsMs' in addressed) return { state: 'early', forMs: addressed.waitsMs };
  const { to, store } = addressed;
  const letter = { ...addressed.letter, subject: oneLine(addressed.letter.subject) };
  return mailProvider(settings).send({
    to,
    kind: event.type,
    storeCode: store.storeCode,
    locale: store.i18n.defaultLocale,
    subject: letter.subject,
    text: textOf(letter, store, origin),
    html: htmlOf(letter, store, origin),
    key: `${event.type}-${event.id}-${event.createdAt}`,
  });
}

/** Delivers an event as the letter that is written of it. */
export const mailed =
  (write: WriteOrWait): Delivery =>
  async (env, event, now) => {
    const settings = mailSettings(env);
    if (!settings) return { state: 'later', reason: 'no mail is configured' };
    const outcome = await sendLetter(env, settings, event, write, now);
    return outcome.state === 'sent' ? null : outcome;
  };
