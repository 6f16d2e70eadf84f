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

/**
 * How many products of a list were seen at the end of a page of it. The first page of a search may show dearer or similar
 * products behind those it counts: these were not seen of it.
 */
export function seenOf({ start, perPage, total, isMore, items }: Omit<Listing, 'filters' | 'until'>): number {
  const left = isMore ? perPage : Math.max(0, total - start);
  return start + Math.min(items.length, perPage, left);
}

/** The same in words. */
export function seenCount({ total, isMore }: Counted, seen: number): string {
  const t = texts();
  if (isMore && seen < MOST_COUNTED) return t('You have seen {seen} of more than 1,000', { seen });
  return t('You have seen {seen} of {total}', { seen: countText(seen, t.locale), total: countText(total, t.locale) });
}
