import { requestContext } from '../../commerce/request-context';
import type { Card, Product } from '../../domain/catalogue/product';
import { productPath } from '../../domain/url';
import { Island } from '../../ui/island';
import { paidBy } from '../shop/group-prices/group-slots';
import { href } from '../shop/links';
import { Months } from '../shop/months/months';
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

type Piece = Pick<Product['members'][number], 'sku' | 'price' | 'groups' | 'isAvailable'>;

/** What a product costs beside its name in a short list. */
export function PiecePrice({ piece: { sku, price, groups, isAvailable } }: { piece: Piece }) {
  const sign = requestContext().store.i18n.currencySign;
  const { gross } = price;
  if (groups && isAvailable)
    return (
      <Island
        as="span"
        of="group-price"
        className="muted"
        {...paidBy({ groups })}
        props={{ sku, gross, groups, sign }}
      />
    );
  return <span className="muted">{isAvailable ? money(gross) : texts()('Out of stock')}</span>;
}

/** In how many payments a product of a short list can be had; nothing where a group pays another price for it. */
export const PieceMonths = ({ piece: { price, groups, isAvailable } }: { piece: Piece }) =>
  isAvailable && !groups && <Months price={price} />;

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
          const { sku, name, qty } = member;
          const card = bySku.get(sku);
          return (
            <li key={sku}>
              <ProductPicture path={card?.image ?? null} alt="" size={150} loading="eager" />
              <div>
                {qty} × {card ? <a href={href(productPath(card.parentSku, card.slug))}>{name}</a> : name}
                <PieceMonths piece={member} />
              </div>
              <PiecePrice piece={member} />
            </li>
          );
        })}
      </ul>
    </div>
  );
}
