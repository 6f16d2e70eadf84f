import { z } from 'zod';
import { type ContactPhone, contactPhones } from '../../src/contract/service';
import { logOnce } from './log-once';
import { jsonSetting, type Setting, type Variables } from './setting';

const EXAMPLE =
  '{"store code": {"phoneNumber", "phoneNumber1", "phoneNumberFormatted", "phoneNumberFormatted1", "wa": "…"}}';

const settings = jsonSetting('CONTACT_PHONES', () => z.record(z.string(), contactPhones()), EXAMPLE);

export const CONTACT_PHONES = {
  name: 'CONTACT_PHONES',
  kind: 'variable',
  shape: 'JSON by store view',
  about: 'Telephones of a store view, shown on its pages and answered by `/api/config/contact-phone`.',
  without: 'none is shown, and the call answers 404',
  example: EXAMPLE,
  isTakenByStart: true,
  check: settings,
} as const satisfies Setting;

/**
 * Telephones of a store view; null where none are configured, and where what is configured cannot be read, which is
 * logged once.
 */
export function contactPhoneOf(env: Variables<'CONTACT_PHONES'>, storeCode: string): ContactPhone | null {
  try {
    return settings(env.CONTACT_PHONES)[storeCode] ?? null;
  } catch (error) {
    return logOnce('api.contact-phones', { message: (error as Error).message });
  }
}
