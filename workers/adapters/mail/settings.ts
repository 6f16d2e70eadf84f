import { isEmail } from '../../../src/domain/validation';
import type { Env } from '../../env';
import { log } from '../../http/log';
import { isSafeAddress } from '../../http/safe-address';

/** A provider of mail, and whose name and links its messages carry. */
export interface MailSettings {
  /** Address of its call that sends one message. */
  url: string;
  token: string;
  /** Sender, such as "Tianguis <hola@tianguis.example>". */
  from: string;
  /** Scheme and host that links in messages lead to. */
  origin: string;
}

const SENDER = /^(?:[^<>@\r\n]*<([^<>\s]+)>|([^<>\s]+))$/;

/** Whether a sender is an e-mail address, with a name before it or none. */
export function isSender(text: string): boolean {
  const [, named, bare] = SENDER.exec(text.trim()) ?? [];
  return isEmail(named ?? bare ?? '');
}

type Variables = Pick<Env, 'APP_ENV' | 'MAIL_URL' | 'MAIL_TOKEN' | 'MAIL_FROM' | 'MAIL_ORIGIN' | 'PUBLIC_ORIGIN'>;

const logged = new Set<string>();

function logOnce(event: string): null {
  if (!logged.has(event)) log('error', event, {});
  logged.add(event);
  return null;
}

/**
 * The settings of mail; null where there is none, and, logged once, where a part is missing, the sender is no e-mail
 * address, or the address is no https one. Links never lead to the host a request named: whoever asks for a link could
 * forge it.
 */
export function mailSettings(env: Variables): MailSettings | null {
  const { MAIL_URL: url, MAIL_TOKEN: token, MAIL_FROM: from } = env;
  if (!url && !token && !from) return null;
  const origin = env.MAIL_ORIGIN ?? env.PUBLIC_ORIGIN;
  if (!url || !token || !from || !origin || !URL.canParse(origin)) return logOnce('mail.half-configured');
  if (!isSender(from)) return logOnce('mail.bad-sender');
  return isSafeAddress(url, env.APP_ENV === 'local')
    ? { url, token, from, origin: new URL(origin).origin }
    : logOnce('mail.unsafe-address');
}
