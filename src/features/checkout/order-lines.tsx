import { BRANCH_PICKUP } from '../../domain/branch/branch';
import type { CartLine } from '../../domain/cart/cart';
import { rowGross } from '../../domain/cart/totals/row';
import type { Centavos } from '../../domain/money';
import { lineDetails } from '../cart/line-details';
import { money } from '../shop/price-of';
import { ProductPicture } from '../shop/product-picture';
import { specialNote } from '../shop/special-note';
import { texts } from '../shop/texts';

/** What a line of an order shows, before and after it is placed. */
export type ShownLine = Pick<CartLine, 'image' | 'qty' | 'name' | 'options' | 'warranty' | 'isSpecial'> &
  Partial<Pick<CartLine, 'deliveryOption'>> & {
    id: number;
    total: Centavos;
    /** Units that were ordered and are not in `qty` any more; left out for none. */
    gone?: number | undefined;
  };

/** Lines of a cart as they will stand in its order. */
export const shownLines = (lines: CartLine[]): ShownLine[] =>
  lines.map((line) => ({ ...line, id: line.itemId, total: rowGross(line) }));

/** The lines of the order, small: picture with how many, what, and what it comes to. */
export function OrderLines({ lines }: { lines: ShownLine[] }) {
  const t = texts();
  return (
    <ul className="order-lines">
      {lines.map((line) => (
        <li key={line.id}>
          <span className="order-picture">
            <ProductPicture path={line.image} alt="" size={150} loading="eager" />
            <span className="order-qty">
              {line.qty}
              <span className="sr"> ×</span>
            </span>
          </span>
          <span>
            <strong>{line.name}</strong>
            <span className="small muted">
              {lineDetails(line, (months) => t('warranty {count} months', { count: months }))}
            </span>
            {line.gone ? (
              <span className="small">{t('{count} canceled or returned', { count: line.gone })}</span>
            ) : null}
            {line.deliveryOption === BRANCH_PICKUP && (
              <span className="small">{t('Only to be picked up at a branch')}</span>
            )}
            {line.isSpecial && <span className="small">{specialNote()}</span>}
          </span>
          <strong>{money(line.total)}</strong>
        </li>
      ))}
    </ul>
  );
}
