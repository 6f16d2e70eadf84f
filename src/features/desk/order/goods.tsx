import { DESK_STOCK_PAGE, STOCK_SKU } from '../../../contract/desk-stock/forms';
import { formatMoney } from '../../../domain/money';
import { asItStands } from '../../../domain/order/as-it-stands';
import type { Order, OrderLine } from '../../../domain/order/order';
import { href } from '../../shop/links';
import { ProductPicture } from '../../shop/product-picture';
import { specialNote } from '../../shop/special-note';
import { texts } from '../../shop/texts';

/** What was chosen of a line: 'Color: Azul', and its warranty. */
export function chosenOf({ options, warranty }: Pick<OrderLine, 'options' | 'warranty'>): string {
  const t = texts();
  return [
    ...options.map(({ label, value }) => (label ? `${label}: ${value}` : value)),
    ...(warranty ? [t('warranty {count} months', { count: warranty.months })] : []),
  ].join(' · ');
}

/** What one unit is made of, where that is not its own sku: '2 × PATA-1, 1 × CUBIERTA-1'. */
export const partsOf = ({ parts = [] }: Pick<OrderLine, 'parts'>): string =>
  parts.map(({ sku, qty }) => `${qty} × ${sku}`).join(', ');

/** The lines of an order as they were ordered, what of them does not stay, and what the order comes to now. */
export function OrderGoods({ order }: { order: Order }) {
  const t = texts();
  const now = asItStands(order);
  return (
    <section className="desk-card" aria-labelledby="productos">
      <h2 id="productos">{t('What was ordered')}</h2>
      <ul className="desk-goods">
        {order.lines.map((line, at) => {
          const [chosen, parts] = [chosenOf(line), partsOf(line)];
          return (
            <li key={line.lineNo}>
              <ProductPicture path={line.image} alt="" size={150} />
              <span>
                <strong>{`${line.qty} × ${line.name}`}</strong>
                {chosen && <span>{chosen}</span>}
                <a className="desk-small desk-sku" href={href(DESK_STOCK_PAGE, { [STOCK_SKU]: line.sku })}>
                  {line.sku}
                </a>
                {parts && <span className="desk-small">{t('Parts: {parts}', { parts })}</span>}
                {now !== order && line.gone ? (
                  <strong className="desk-small">{t('{count} canceled or returned', { count: line.gone })}</strong>
                ) : null}
                {line.isSpecial && <span className="desk-small">{specialNote()}</span>}
              </span>
              <span className="desk-amount">{formatMoney(now.lines[at]?.total ?? line.total)}</span>
            </li>
          );
        })}
      </ul>
      <p className="desk-total">
        <strong>{t('Order total')}</strong>
        <strong className="desk-amount">{formatMoney(now.totals.grandTotal)}</strong>
      </p>
    </section>
  );
}
