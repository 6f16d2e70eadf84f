import type { Card, Product } from '../../domain/catalogue/product';
import { productPath } from '../../domain/url';
import { groupPriced } from '../shop/group-priced';
import { href } from '../shop/links';
import { money } from '../shop/price-of';
import { ProductPicture } from '../shop/product-picture';
import { texts } from '../shop/texts';

interface MembersProps {
  product: Product;
  /** Cards of the members that have a page of their own. */
  cards: Card[];
}

/** Name of a piece of a set by its place on the page, from 1; null where it has none there. */
export const pieceName = ({ members }: Product, piece: string | null): string | null =>
  members[Number(piece) - 1]?.name ?? null;

/**
 * What a set holds, piece by piece; those that are sold alone lead to their page. What can be chosen of a bundle stands
 * in the form.
 */
export function Members({ product, cards }: MembersProps) {
  const t = texts();
  if (product.members.length === 0 || product.choices.some(({ source }) => source === 'bundle')) return null;
  const bySku = new Map(cards.map((card) => [card.sku, card]));
  return (
    <div className="members">
      <h2>{t('What it includes')}</h2>
      <ul className="member-list">
        {product.members.map((member) => {
          const { sku, name, qty, price, isAvailable } = member;
          const card = bySku.get(sku);
          return (
            <li key={sku}>
              <ProductPicture path={card?.image ?? null} alt="" size={150} loading="eager" />
              <span>
                {qty} × {card ? <a href={href(productPath(card.parentSku, card.slug))}>{name}</a> : name}
              </span>
              <span className="muted" {...(isAvailable && groupPriced(member))}>
                {isAvailable ? money(price.gross) : t('Out of stock')}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
