import { noticeWords } from '../privacy/notice-words';
import type { PrivacyWords } from '../privacy/privacy-line';

/** What the forms of the checkout say of the data they ask for. */
export const privacyWords = (): PrivacyWords =>
  noticeWords('We use your data to deliver your order and to answer you.');
