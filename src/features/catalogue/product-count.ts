import { MOST_COUNTED } from '../../domain/catalogue/listing/listing';
import type { Listing } from '../../domain/catalogue/product';
import { countText } from '../../i18n/numbers';
import { texts } from '../shop/texts';

type Counted = Pick<Listing, 'total' | 'isMore'>;

/** How many products a list has: "37 productos", or "Más de 1,000 productos" where counting stopped. */
export const productCount = ({ total, isMore }: Counted): string =>
  isMore ? texts()('More than 1,000 products') : texts()('{count} products', { count: total });

/** What shows them is called by the same number. */
export const seeProducts = ({ total, isMore }: Counted): string =>
  isMore ? texts()('See more than 1,000 products') : texts()('See {count} products', { count: total });

/** How many of them were seen so far. */
export function seenCount({ total, isMore }: Counted, seen: number): string {
  const t = texts();
  if (isMore && seen < MOST_COUNTED) return t('You have seen {seen} of more than 1,000', { seen });
  return t('You have seen {seen} of {total}', { seen: countText(seen, t.locale), total: countText(total, t.locale) });
}
