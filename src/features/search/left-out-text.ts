import type { LeftOut } from '../../commerce/catalogue';
import type { texts } from '../shop/texts';

const quoted = (t: ReturnType<typeof texts>, words: readonly string[], type: Intl.ListFormatType): string =>
  new Intl.ListFormat(t.locale, { type }).format(words.map((text) => t('“{text}”', { text })));

/** Says that nothing has all of what was searched for, and what is shown instead. */
export function leftOutText(t: ReturnType<typeof texts>, { words, kept }: LeftOut): string {
  if (kept === null && words.length === 0) return t('Nothing has all that you wrote. This is what comes closest.');
  if (kept === null)
    return t('Nothing has all that you wrote. This is what comes closest, without {words}.', {
      words: quoted(t, words, 'conjunction'),
    });
  return t('We found nothing with {all} together. This is what we have of “{kept}”.', {
    all: quoted(t, [kept, ...words], 'conjunction'),
    kept,
  });
}

/**
 * Says that some of the things asked for are not to be had with the chosen filters, or for the price that was asked for
 * in words.
 */
export function lackingText(t: ReturnType<typeof texts>, words: readonly string[], price: string | null): string {
  const said = quoted(t, words, 'disjunction');
  return price === null
    ? t('We have no {words} with these filters. This is what we have of the rest.', { words: said })
    : t('We have no {words} at that price (“{price}”). This is what we have of the rest.', { words: said, price });
}

/** Says that what the shopper does not want is not hidden, and where it stands. */
export const refusedText = (t: ReturnType<typeof texts>, words: readonly string[]): string =>
  t('You do not want {words}: what says so comes last.', { words: quoted(t, words, 'disjunction') });

/** Says that the variants asked for are sold out, and that others are shown. */
export const soldOutText = (t: ReturnType<typeof texts>, words: readonly string[]): string =>
  t('What we have in {words} is sold out for now. These are other sizes and colours.', {
    words: quoted(t, words, 'conjunction'),
  });
