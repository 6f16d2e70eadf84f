import { isSafeAddress } from '../http/safe-address';
import type { Deployed } from './deployment';
import { logOnce } from './log-once';
import { has, type Setting, type Variables } from './setting';

/** A provider of text messages. */
export interface MessengerSettings {
  /** Address of its call that sends one message. */
  url: string;
  token: string;
}

export const SMS_URL = {
  name: 'SMS_URL',
  kind: 'variable',
  shape: 'text',
  about: 'The call of a provider of text messages that sends one.',
  without: 'no telephone is confirmed, as without the other one; `npm start` prints the messages',
  example: 'https://api.mensajes.example/messages',
  isTakenByStart: true,
  check: has('SMS_URL', URL.canParse, 'no address'),
} as const satisfies Setting;

export const SMS_TOKEN = {
  name: 'SMS_TOKEN',
  kind: 'secret',
  shape: 'text',
  about: 'The token of that provider.',
  without: 'no telephone is confirmed',
  example: 'as the provider gives it',
  isTakenByStart: true,
  check: null,
} as const satisfies Setting;

/**
 * The settings of text messages; null where there are none, and, logged once, where a part is missing or the address is
 * no https one.
 */
export function messengerSettings(env: Deployed & Variables<'SMS_URL' | 'SMS_TOKEN'>): MessengerSettings | null {
  const { SMS_URL: url, SMS_TOKEN: token } = env;
  if (!url && !token) return null;
  if (!url || !token) return logOnce('sms.half-configured');
  return isSafeAddress(url, env.APP_ENV === 'local') ? { url, token } : logOnce('sms.unsafe-address');
}
