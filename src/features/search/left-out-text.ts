import type { LeftOut } from '../../commerce/catalogue';
import type { texts } from '../shop/texts';

/** Says that nothing has all of what was searched for, and what is shown instead. */
export function leftOutText(t: ReturnType<typeof texts>, { words, kept }: LeftOut): string {
  const all = [kept, ...words].map((text) => t('“{text}”', { text }));
  return t('We found nothing with {all} together. This is what we have of “{kept}”.', {
    all: new Intl.ListFormat(t.locale, { type: 'conjunction' }).format(all),
    kept,
  });
}
