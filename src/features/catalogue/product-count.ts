import { MOST_COUNTED } from '../../domain/catalogue/listing';
import type { Listing } from '../../domain/catalogue/product';
import { texts } from '../shop/texts';

type Counted = Pick<Listing, 'total' | 'isMore'>;

/** How many products a list has: "37 productos", or "Más de 1,000 productos" where counting stopped. */
export const productCount = ({ total, isMore }: Counted): string =>
  isMore ? texts()('More than 1,000 products') : texts()('{count} products', { count: total });

/** How many of them were seen so far. */
export const seenCount = ({ total, isMore }: Counted, seen: number): string =>
  isMore && seen < MOST_COUNTED ? texts()('You have seen {seen} of more than 1,000', { seen }) : texts()('You have seen {seen} of {total}', { seen, total });
