import type { CSSProperties } from 'react';
import type { Card } from '../../domain/catalogue/product';
import { href } from '../shop/links';
import { texts } from '../shop/texts';
import { ProductList } from './product-list';

interface CardRowProps {
  id: string;
  title: string;
  /** Said under it. */
  note?: string;
  cards: Card[];
  /** Where all of them are, inside the store view. */
  whole?: string;
  /** Which of the rows of its page it is, from 1: narrow screens draw them one after the other. */
  turn?: number;
}

/** A titled row of products that scrolls sideways; nothing without products. */
export function CardRow({ id, title, note, cards, whole, turn }: CardRowProps) {
  if (cards.length === 0) return null;
  return (
    <section className="section" id={id} aria-labelledby={`${id}-titulo`} style={{ '--turn': turn } as CSSProperties}>
      <div className="section-head">
        <h2 id={`${id}-titulo`}>{title}</h2>
        {whole && (
          <a className="line-link" href={href(whole)}>
            {texts()('See all')}
          </a>
        )}
        {note && <p className="section-note small muted">{note}</p>}
      </div>
      <ProductList cards={cards} layout="slider" />
    </section>
  );
}
