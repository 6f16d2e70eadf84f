import type { ReactNode } from 'react';
import type { OwnOrder } from '../../commerce/own/history';
import type { ToldOrder } from '../../domain/order/told-order';
import { longMoment } from '../../i18n/dates';
import { addressLine } from '../checkout/address-line';
import { HelpLine } from '../order/help-line';
import { Head } from '../shop/layout/head';
import { money } from '../shop/price-of';
import { texts } from '../shop/texts';
import { BuyAgain } from './again-part';
import { StepBar } from './step-bar';

/** The page of an order that a retailer keeps, as far as its history tells it. */
export function ToldOrderView({
  bought,
  children,
}: {
  bought: Extract<OwnOrder, { kind: 'told' }>;
  children?: ReactNode;
}) {
  const t = texts();
  const order: ToldOrder = bought.order;
  const { number, at, status, isPickup, lines, total, sentTo, paidBy } = order;
  return (
    <div className="wrap checkout placed">
      <Head title={t('Order {number}', { number })} canonical={null} />
      <div className="checkout-steps">
        <section className="step">
          <h1>{t('Order {number}', { number })}</h1>
          {at !== null && <p>{t('Placed on {date}', { date: longMoment(at, t.locale) })}</p>}
          <StepBar status={status} isPickup={isPickup} />
          {paidBy && <p>{t('Paid with {way}', { way: paidBy })}</p>}
          {sentTo && (
            <p>
              {`${sentTo.firstName} ${sentTo.lastName}`}
              <br />
              {addressLine(sentTo)}
            </p>
          )}
          <HelpLine number={number} />
        </section>
        <BuyAgain bought={bought} />
        {children}
      </div>
      <aside className="order-summary order-plane" aria-label={t('Your order')}>
        <h2>{t('Your order')}</h2>
        <ul className="order-lines">
          {lines.map((line) => (
            <li key={line.sku}>
              <span>
                <strong>{line.name}</strong>
                <span className="small muted">{t('Quantity: {count}', { count: line.qty })}</span>
              </span>
              <strong>{money(line.total)}</strong>
            </li>
          ))}
        </ul>
        {total !== null && (
          <p>
            {t('Total')} <strong>{money(total)}</strong>
          </p>
        )}
      </aside>
    </div>
  );
}
