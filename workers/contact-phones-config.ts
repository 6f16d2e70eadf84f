import { z } from 'zod';
import { once } from '../src/contract/once';
import { type ContactPhone, contactPhone } from '../src/contract/service';
import type { Env } from './env';
import { log } from './http/log';

const phones = once(() => z.record(z.string(), contactPhone.result()));

let read: { text: string; phones: Record<string, ContactPhone> } | null = null;

function configured(text: string): Record<string, ContactPhone> {
  try {
    return phones().parse(JSON.parse(text));
  } catch {
    log('error', 'api.contact-phones', {
      message:
        'CONTACT_PHONES is not {"store code": {phoneNumber, phoneNumber1, phoneNumberFormatted, phoneNumberFormatted1, wa}}',
    });
    return {};
  }
}

/**
 * Telephones of a store view; null where none are configured, and where what is configured cannot be read, which is
 * logged.
 */
export function contactPhoneOf(
  { CONTACT_PHONES = '{}' }: Pick<Env, 'CONTACT_PHONES'>,
  storeCode: string,
): ContactPhone | null {
  if (read?.text !== CONTACT_PHONES) read = { text: CONTACT_PHONES, phones: configured(CONTACT_PHONES) };
  return read.phones[storeCode] ?? null;
}
