import type { Order } from '../../domain/order/order';
import { longMoment } from '../../i18n/dates';
import { ButtonLink } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { CartSums } from '../cart/cart-sums';
import { addressLine } from '../checkout/address-step';
import { OrderLines } from '../checkout/order-lines';
import { deliveryDays } from '../shop/delivery';
import { Head } from '../shop/head';
import { href } from '../shop/links';
import { money } from '../shop/price-of';
import { texts } from '../shop/texts';

function NextSteps({ order }: { order: Order }) {
  const t = texts();
  const days = order.shippingMethod?.deliveryDays;
  const window = days ? deliveryDays(days, Date.parse(order.createdAt), t.locale) : null;
  return (
    <ol className="next-steps">
      <li>
        <Icon name="check" />
        <span>{t('Keep your order number: {number}', { number: order.number })}</span>
      </li>
      {order.shippingAddress && (
        <li>
          <Icon name="truck" />
          <span>
            {window ? <strong>{t('It arrives between {from} and {to}', window)}</strong> : <strong>{t('We prepare your delivery')}</strong>}
            <br />
            {order.shippingAddress.firstName} {order.shippingAddress.lastName} · {addressLine(order.shippingAddress)}
          </span>
        </li>
      )}
      <li>
        <Icon name="cash" />
        <span>
          {t.data(order.paymentMethod.title)}: {money(order.totals.grandTotal)}
        </span>
      </li>
    </ol>
  );
}

/** The order is in: its number, what happens next, and all of it once more. */
export function PlacedOrder({ order }: { order: Order }) {
  const t = texts();
  return (
    <div className="wrap checkout">
      <Head title={t('Order {number}', { number: order.number })} canonical={null} />
      <div className="checkout-steps">
        <section className="placed-head">
          <h1>{t('Thank you, {name}. Your order is in.', { name: order.personalDetails.firstName })}</h1>
          <p className="placed-number">{t('Order {number}', { number: order.number })}</p>
          <p>{longMoment(Date.parse(order.createdAt), t.locale)}</p>
        </section>
        <section className="step" aria-labelledby="sigue-titulo">
          <h2 id="sigue-titulo">{t('What happens next')}</h2>
          <div className="step-body">
            <NextSteps order={order} />
            <ButtonLink href={href('/')}>{t('Keep looking')}</ButtonLink>
          </div>
        </section>
      </div>
      <aside className="order-summary order-plane" aria-label={t('Your order')}>
        <h2>{t('Your order')}</h2>
        <OrderLines lines={order.lines.map((line) => ({ ...line, id: line.lineNo, total: line.gross }))} />
        <CartSums cart={{ totals: order.totals, isVirtual: order.shippingMethod === null }} />
      </aside>
    </div>
  );
}
