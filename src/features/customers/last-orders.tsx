import type { OrdersOfCustomer } from '../../commerce/customers';
import { mineAs } from '../../commerce/request-context';
import { ownOrderPath } from '../../contract/history/pages';
import { toCentavos } from '../../domain/money';
import { shortDate } from '../../i18n/dates';
import { STATUS_TEXTS, statusText } from '../order/status-texts';
import { href } from '../shop/links';
import { money } from '../shop/price-of';
import { texts } from '../shop/texts';
import { isPickedUp } from './history-order';

const COUNT = 5;

const isStatus = (status: unknown): status is keyof typeof STATUS_TEXTS =>
  typeof status === 'string' && Object.hasOwn(STATUS_TEXTS, status);

/** One order: number, day, state and sum, as far as the retailer says them; our own leads to its page. */
function Order({ order }: { order: OrdersOfCustomer['items'][number] }) {
  const t = texts();
  const { increment_id, created_at, status, grand_total } = order;
  const at = Date.parse(String(created_at));
  const title = <strong>{t('Order {number}', { number: String(increment_id) })}</strong>;
  return (
    <li>
      <a href={href(ownOrderPath(String(increment_id)))}>{title}</a>
      {typeof grand_total === 'number' && <span>{money(toCentavos(Math.round(grand_total * 100)))}</span>}
      <span className="small muted">
        {[
          Number.isNaN(at) ? '' : shortDate(at, t.locale),
          isStatus(status) ? t(statusText(status, isPickedUp(order))) : '',
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </li>
  );
}

/** The last orders of the customer who is signed in; left out where they cannot be read. */
export async function LastOrders() {
  const t = texts();
  const found = await mineAs('customer').orders({ size: COUNT, current: 1 });
  if (!found.ok) return null;
  const { items } = found.value;
  return (
    <section className="account-part" aria-labelledby="pedidos">
      <h2 id="pedidos">{t('Your orders')}</h2>
      {items.length === 0 ? (
        <p>{t('No orders yet. When you buy, you see here how they are going.')}</p>
      ) : (
        <ul className="account-orders">
          {items.map((order) => (
            <Order key={order.increment_id} order={order} />
          ))}
        </ul>
      )}
    </section>
  );
}
