import type { CartLine } from '../../domain/cart/cart';
import { lineDetails, lineTotal } from '../cart/cart-line';
import { money } from '../shop/price-of';
import { ProductPicture } from '../shop/product-picture';
import { texts } from '../shop/texts';

/** The lines of the order, small: picture with how many, what, and what it comes to. */
export function OrderLines({ lines }: { lines: CartLine[] }) {
  const t = texts();
  return (
    <ul className="order-lines">
      {lines.map((line) => (
        <li key={line.itemId}>
          <span className="order-picture">
            <ProductPicture path={line.image} alt="" size={150} loading="eager" />
            <span className="order-qty">
              {line.qty}
              <span className="sr"> ×</span>
            </span>
          </span>
          <span>
            <strong>{line.name}</strong>
            <span className="small muted">{lineDetails(line, (months) => t('warranty {count} months', { count: months }))}</span>
          </span>
          <strong>{money(lineTotal(line))}</strong>
        </li>
      ))}
    </ul>
  );
}
