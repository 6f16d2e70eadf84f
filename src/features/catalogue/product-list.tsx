import type { CSSProperties } from 'react';
import { requestContext } from '../../commerce/request-context';
import type { Card } from '../../domain/catalogue/product';
import { Cached } from '../../ui/cached';
import { Static } from '../../ui/static';
import { texts } from '../shop/texts';
import { linesOf, ProductCard } from './product-card';

/** PROD-033: thumbnails that load with the page; the rest wait until they come near. */
const EAGER_THUMBNAILS = 8;

interface ProductListProps {
  cards: Card[];
  /** true for the first list of a page, whose first picture is likely its largest. */
  first?: boolean;
  /** Three or four in a row, one under the other, or a row that scrolls sideways. */
  layout?: 'three' | 'four' | 'list' | 'slider';
  heading?: 2 | 3;
  id?: string;
}

export function ProductList({ cards, first = false, layout = 'four', heading, id }: ProductListProps) {
  const t = texts();
  const pager = layout === 'slider' ? { 'data-back': t('Previous products'), 'data-on': t('Next products') } : {};
  const { store, mediaTemplate } = requestContext();
  for (const card of cards) requestContext().noteUntil(card.price.until);
  const mostLines = Math.max(1, ...cards.map(linesOf));
  const loadingOf = (index: number) => {
    if (!first || index >= EAGER_THUMBNAILS) return 'lazy';
    return index === 0 ? 'first' : 'eager';
  };
  return (
    <Static as="ul" className={`cards cards-${layout}`} id={id} style={{ '--most-lines': mostLines } as CSSProperties} {...pager}>
      {cards.map((card, index) => (
        <Cached key={card.sku} of={card} as={`${store.storeCode} ${mediaTemplate} ${loadingOf(index)} ${heading}`}>
          {() => <ProductCard card={card} loading={loadingOf(index)} heading={heading} />}
        </Cached>
      ))}
    </Static>
  );
}
