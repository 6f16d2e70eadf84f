import { ORDERS_PAGE, ownOrderPath } from '../../contract/history/pages';
import { isEnded, stepClass } from '../../domain/order/step-class';
import type { ToldOrder } from '../../domain/order/told-order';
import type { Result } from '../../domain/result';
import { ButtonLink } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { arrivalText } from '../shop/delivery/delivery';
import { href } from '../shop/links';
import { money } from '../shop/price-of';
import { texts } from '../shop/texts';
import { OneOrder } from './order-list';

/** Orders the home shows; the list has the others. */
const MOST = 3;

const isOpen = ({ status }: ToldOrder): boolean => !isEnded(status) && stepClass(status) !== 'order-delivered';

/** What comes next of an order that is under way: its payment, or its day. */
function NextOf({ order }: { order: ToldOrder }) {
  const t = texts();
  const { number, due, paidBy, isUnpaid, promise, isPickup } = order;
  if (isUnpaid)
    return (
      <div className="own-next">
        <p>
          {t('You pay {amount}', { amount: money(due) })}
          {paidBy && <span className="small muted">{` · ${t.data(paidBy)}`}</span>}
        </p>
        <ButtonLink href={href(ownOrderPath(number))} aria-label={t('See how to pay order {number}', { number })}>
          {t('See how to pay')}
        </ButtonLink>
      </div>
    );
  return promise && !isPickup ? <p className="own-next">{arrivalText(promise, t)}</p> : null;
}

/**
 * What of a customer's orders matters now: those that wait for money first, then those under way, else the last one.
 */
export function OpenOrders({ orders }: { orders: Result<ToldOrder[]> }) {
  const t = texts();
  if (!orders.ok) return <Notice level="error">{t.message(orders.problem.message)}</Notice>;
  const items = orders.value;
  const open = items.filter(isOpen);
  const first = open.toSorted((one, other) => Number(other.isUnpaid) - Number(one.isUnpaid));
  const shown = first.length > 0 ? first.slice(0, MOST) : items.slice(0, 1);
  return (
    <section className="own-now" aria-labelledby="pedidos">
      <h2 id="pedidos">{open.length > 0 || items.length === 0 ? t('Your orders') : t('Your last order')}</h2>
      {items.length === 0 ? (
        <p className="own-sheet">{t('No orders yet. When you buy, you see here how they are going.')}</p>
      ) : (
        <>
          <ul className="own-list">
            {shown.map((order) => (
              <OneOrder key={order.number} order={order} more={isOpen(order) && <NextOf order={order} />} />
            ))}
          </ul>
          <a className="line-link" href={href(ORDERS_PAGE)}>
            {t('See my orders')}
          </a>
        </>
      )}
    </section>
  );
}
