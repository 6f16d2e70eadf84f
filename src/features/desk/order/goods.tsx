import { DESK_STOCK_PAGE, STOCK_SKU } from '../../../contract/desk-stock/forms';
import { formatMoney } from '../../../domain/money';
import { asItStands } from '../../../domain/order/as-it-stands';
import type { OrderMoney } from '../../../domain/order/money';
import type { Order, OrderLine } from '../../../domain/order/order';
import { isOff } from '../../../domain/order/status';
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

/** How many of a line stay and what it is: crossed out where nothing of it does. */
function LineName({ name, qty, gone }: { name: string; qty: number; gone: number }) {
  const stays = qty - gone;
  return <strong>{stays > 0 ? `${stays} × ${name}` : <s>{`${qty} × ${name}`}</s>}</strong>;
}

/** The lines of an order with the units that stay at their price, what of them does not, and what makes its total now. */
export function OrderGoods({ order, money }: { order: Order; money: OrderMoney }) {
  const t = texts();
  const now = asItStands(order, money);
  // What has an area of its own is no part of the sum.
  const bill = now.totals.segments.filter(({ area }) => area === undefined);
  return (
    <section className="desk-card" aria-labelledby="productos">
      <h2 id="productos">{t('What was ordered')}</h2>
      <ul className="desk-goods">
        {order.lines.map((line, at) => {
          const [chosen, parts] = [chosenOf(line), partsOf(line)];
          const gone = isOff(order.status) ? 0 : (line.gone ?? 0);
          return (
            <li key={line.lineNo}>
              <ProductPicture path={line.image} alt="" size={150} />
              <span>
                <LineName name={line.name} qty={line.qty} gone={gone} />
                {chosen && <span>{chosen}</span>}
                <a className="desk-small desk-sku" href={href(DESK_STOCK_PAGE, { [STOCK_SKU]: line.sku })}>
                  {line.sku}
                </a>
                {parts && <span className="desk-small">{t('Parts: {parts}', { parts })}</span>}
                {gone > 0 && (
                  <strong className="desk-small">{t('{count} canceled or returned', { count: gone })}</strong>
                )}
                {line.isSpecial && <span className="desk-small">{specialNote()}</span>}
              </span>
              <span className="desk-amount">{formatMoney(now.lines[at]?.gross ?? line.gross)}</span>
            </li>
          );
        })}
      </ul>
      {bill.length > 1 &&
        bill.map(({ code, title, value }) => (
          <p key={code} className="desk-total desk-part">
            <span>{t.data(title)}</span>
            <span className="desk-amount">{formatMoney(value)}</span>
          </p>
        ))}
      <p className="desk-total">
        <strong>{t('Order total')}</strong>
        <strong className="desk-amount">{formatMoney(now.totals.grandTotal)}</strong>
      </p>
    </section>
  );
}
