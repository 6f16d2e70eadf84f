import { href } from '../shop/links';
import { texts } from '../shop/texts';
import type { PrivacyWords } from './privacy-line';

/** What the forms of the checkout say of the data they ask for. */
export function privacyWords(): PrivacyWords {
  const t = texts();
  return {
    text: t('We use your data to deliver your order and to answer you.'),
    label: t('Privacy notice'),
    href: href('/aviso-de-privacidad'),
  };
}
