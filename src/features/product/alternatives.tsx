import type { Card } from '../../domain/catalogue/product';
import { productPath } from '../../domain/url';
import { href } from '../shop/links';
import { ProductPicture } from '../shop/product-picture';
import { texts } from '../shop/texts';
import { PieceMonths, PiecePrice } from './members';

/** What can be had in place of a product that is sold out, right below its name. */
export function Alternatives({ cards }: { cards: Card[] }) {
  if (cards.length === 0) return null;
  return (
    <div className="members alternatives">
      <h2>{texts()('It is sold out for now. These we do have:')}</h2>
      <ul className="member-list">
        {cards.map((card) => {
          const piece = { ...card, isAvailable: true };
          return (
            <li key={card.sku}>
              <ProductPicture path={card.image} alt="" size={150} loading="eager" />
              <div>
                <a href={href(productPath(card.parentSku, card.slug, card.sku === card.parentSku ? null : card.sku))}>
                  {card.name}
                </a>
                <PieceMonths piece={piece} />
              </div>
              <PiecePrice piece={piece} />
            </li>
          );
        })}
      </ul>
    </div>
  );
}
