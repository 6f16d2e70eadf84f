import type { LeftOut } from '../../commerce/catalogue';
import type { texts } from '../shop/texts';

const quoted = (t: ReturnType<typeof texts>, words: readonly string[], type: Intl.ListFormatType): string =>
  new Intl.ListFormat(t.locale, { type }).format(words.map((text) => t('“{text}”', { text })));

/** Says that nothing has all of what was searched for, and what is shown instead. */
export function leftOutText(t: ReturnType<typeof texts>, { words, kept }: LeftOut): string {
  if (kept === null)
    return t('Nothing has all that you wrote. This is what comes closest, without {words}.', {
      words: quoted(t, words, 'conjunction'),
    });
  return t('We found nothing with {all} together. This is what we have of “{kept}”.', {
    all: quoted(t, [kept, ...words], 'conjunction'),
    kept,
  });
}

/** Says that some of the things asked for are not to be had with the chosen filters. */
export const lackingText = (t: ReturnType<typeof texts>, words: readonly string[]): string =>
  t('We have no {words} with these filters. This is what we have of the rest.', {
    words: quoted(t, words, 'disjunction'),
  });

/** Says that what the shopper does not want is not hidden, and where it stands. */
export const refusedText = (t: ReturnType<typeof texts>, words: readonly string[]): string =>
  t('You do not want {words}: what says so comes last.', { words: quoted(t, words, 'disjunction') });
