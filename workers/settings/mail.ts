import { isEmail } from '../../src/domain/validation';
import { isSafeAddress } from '../http/safe-address';
import type { Deployed } from './deployment';
import { logOnce } from './log-once';
import { has, type Setting, type Variables } from './setting';

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

export const MAIL_URL = {
  name: 'MAIL_URL',
  kind: 'variable',
  shape: 'text',
  about: 'The call of a provider of mail that sends one message.',
  without:
    'nobody is written to, as without the other three; `npm start` writes messages as `.eml` files and says where',
  example: 'https://api.correo.example/emails',
  isTakenByStart: true,
  check: has('MAIL_URL', URL.canParse, 'no address'),
} as const satisfies Setting;

export const MAIL_TOKEN = {
  name: 'MAIL_TOKEN',
  kind: 'secret',
  shape: 'text',
  about: 'The token of that provider.',
  without: 'nobody is written to',
  example: 'as the provider gives it',
  isTakenByStart: true,
  check: null,
} as const satisfies Setting;

export const MAIL_FROM = {
  name: 'MAIL_FROM',
  kind: 'variable',
  shape: 'text',
  about: 'The sender.',
  without: 'nobody is written to',
  example: 'Tienda <hola@tienda.example>',
  isTakenByStart: true,
  check: has('MAIL_FROM', isSender, 'no sender; write "Tienda <hola@tienda.example>"'),
} as const satisfies Setting;

export const MAIL_ORIGIN = {
  name: 'MAIL_ORIGIN',
  kind: 'variable',
  shape: 'text',
  about: 'Scheme and host that links in messages lead to.',
  without: '`PUBLIC_ORIGIN`',
  example: 'https://tienda.example',
  isTakenByStart: false,
  check: has('MAIL_ORIGIN', URL.canParse, 'no address'),
} as const satisfies Setting;

type MailVariables = Deployed & Variables<'MAIL_URL' | 'MAIL_TOKEN' | 'MAIL_FROM' | 'MAIL_ORIGIN' | 'PUBLIC_ORIGIN'>;

/**
 * The settings of mail; null where there is none, and, logged once, where a part is missing, the sender is no e-mail
 * address, or the address is no https one. Links never lead to the host a request named: whoever asks for a link could
 * forge it.
 */
export function mailSettings(env: MailVariables): MailSettings | null {
  const { MAIL_URL: url, MAIL_TOKEN: token, MAIL_FROM: from } = env;
  if (!url && !token && !from) return null;
  const origin = env.MAIL_ORIGIN ?? env.PUBLIC_ORIGIN;
  if (!url || !token || !from || !origin || !URL.canParse(origin)) return logOnce('mail.half-configured');
  if (!isSender(from)) return logOnce('mail.bad-sender');
  return isSafeAddress(url, env.APP_ENV === 'local')
    ? { url, token, from, origin: new URL(origin).origin }
    : logOnce('mail.unsafe-address');
}
