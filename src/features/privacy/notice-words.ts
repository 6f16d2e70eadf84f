import { NOTICE_PAGE } from '../../config/privacy-notice';
import type { Key } from '../../i18n';
import { href } from '../shop/links';
import { texts } from '../shop/texts';
import type { PrivacyWords } from './privacy-line';

/** The short notice of a form: what its data are used for, with the whole one a link away. */
export function noticeWords(use: Key): PrivacyWords {
  const t = texts();
  return { text: t(use), label: t('Privacy notice'), href: href(NOTICE_PAGE) };
}
