import type { LeftOut } from '../../commerce/catalogue';
import type { texts } from '../shop/texts';

/** Says what was left out of a search to find something, and what is shown without it. */
export function leftOutText(t: ReturnType<typeof texts>, { words, kept }: LeftOut): string {
  const quoted = words.map((text) => t('“{text}”', { text }));
  const [last = '', ...others] = quoted.toReversed();
  const left = others.length > 0 ? `${others.toReversed().join(', ')}${t(' nor ')}${last}` : last;
  return t('We found no “{kept}” with {left}. This is what we have of “{kept}”.', { kept, left });
}
