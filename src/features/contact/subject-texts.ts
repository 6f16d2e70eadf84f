import type { ContactSubject } from '../../domain/contact';
import type { Key } from '../../i18n';

/** What a message may be about, in words. */
export const SUBJECT_TEXTS: Readonly<Record<ContactSubject, Key>> = {
  order: 'My order',
  product: 'A product',
  warranty: 'A warranty or a return',
  invoice: 'My invoice',
  privacy: 'My personal data',
  complaint: 'A complaint',
  other: 'Something else',
};
