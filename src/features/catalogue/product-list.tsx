import type { CSSProperties } from 'react';
import { requestContext } from '../../commerce/request-context';
import type { Card } from '../../domain/catalogue/product';
import { Cached } from '../../ui/cached';
import { Static } from '../../ui/static';
import { monthsTerms } from '../shop/months/months-view';
import { texts } from '../shop/texts';
import { linesOf, ProductCard, saysMonths } from './product-card';

/** PROD-033: thumbnails that load with the page; the rest wait until they come near. */
const EAGER_THUMBNAILS = 8;
/**
 * A longer name takes two lines on a desk, where so many cards stand in a row; four of them are narrow beside the
 * filters.
 */
const ONE_LINE = { four: 26, three: 34, list: 34, slider: 34 };
const IN_A_ROW = { three: 3, four: 4, list: 1, slider: Number.POSITIVE_INFINITY };

/** For every card, whether a name of its row is long. */
function longRows(cards: readonly Card[], layout: keyof typeof IN_A_ROW): boolean[] {
  const inARow = IN_A_ROW[layout];
  const rowOf = (index: number) => Math.floor(index / inARow);
  const long = new Set(cards.flatMap(({ name }, index) => (name.length > ONE_LINE[layout] ? [rowOf(index)] : [])));
  return cards.map((_, index) => long.has(rowOf(index)));
}

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
  const { store, site } = requestContext();
  const mediaTemplate = site.mediaTemplate();
  const terms = monthsTerms();
  for (const card of cards) requestContext().noteUntil(card.price.until);
  const isLong = longRows(cards, layout);
  const row = layout === 'slider' && {
    style: { '--most-lines': Math.max(1, ...cards.map(linesOf)) } as CSSProperties,
    'data-back': t('Previous products'),
    'data-on': t('Next products'),
  };
  const loadingOf = (index: number) => {
    if (!first || index >= EAGER_THUMBNAILS) return 'lazy';
    return index === 0 ? 'first' : 'eager';
  };
  return (
    <Static
      as="ul"
      className={`cards cards-${layout}${row && isLong[0] ? ' cards-long' : ''}${cards.some(saysMonths) ? ' cards-months' : ''}`}
      id={id}
      {...row}
    >
      {cards.map((card, index) => (
        <Cached
          key={card.sku}
          of={card}
          as={`${store.storeCode} ${mediaTemplate} ${loadingOf(index)} ${heading} ${isLong[index]} ${terms}`}
        >
          {() => <ProductCard card={card} loading={loadingOf(index)} heading={heading} isLong={isLong[index]} />}
        </Cached>
      ))}
    </Static>
  );
}
