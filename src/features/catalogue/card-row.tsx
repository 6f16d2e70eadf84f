import type { Card } from '../../domain/catalogue/product';
import { ProductList } from './product-list';

interface CardRowProps {
  id: string;
  title: string;
  cards: Card[];
}

/** A titled row of products that scrolls sideways; nothing without products. */
export function CardRow({ id, title, cards }: CardRowProps) {
  if (cards.length === 0) return null;
  return (
    <section className="section" id={id} aria-labelledby={`${id}-titulo`}>
      <div className="section-head">
        <h2 id={`${id}-titulo`}>{title}</h2>
      </div>
      <ProductList cards={cards} layout="slider" />
    </section>
  );
}
