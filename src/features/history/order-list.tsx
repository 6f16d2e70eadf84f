import type { ReactNode } from 'react';
import type { OrdersFound } from '../../commerce/own/history';
import { requestContext } from '../../commerce/request-context';
import { LIST, ORDER_GROUPS, ORDERS_PAGE, ORDERS_SHOWN, ownOrderPath, SINCE_DAYS } from '../../contract/history/pages';
import { stepClass } from '../../domain/order/step-class';
import type { ToldOrder } from '../../domain/order/told-order';
import { shortDate } from '../../i18n/dates';
import { Button } from '../../ui/button';
import { Field, SelectField } from '../../ui/field';
import { Pager, pagesAround } from '../../ui/pager';
import { href } from '../shop/links';
import { money } from '../shop/price-of';
import { ProductPicture } from '../shop/product-picture';
import { texts } from '../shop/texts';
import { NextOfListed } from './next-of-listed';
import { statusLabel } from './status';

const PICTURES = 4;

const GROUP_TEXTS = { open: 'Under way', delivered: 'Delivered ones', ended: 'Canceled or expired' } as const;
const SINCE_TEXTS = { 30: 'Last 30 days', 90: 'Last 3 months', 365: 'Last 12 months' } as const;

/** One order: where it is now, when, what, what it came to, and whatever else a page says of it. */
export function OneOrder({ order, more: next }: { order: ToldOrder; more?: ReactNode }) {
  const t = texts();
  const { number, at, total, lines, status, isPickup, isUnpaid } = order;
  const units = lines.reduce((sum, { qty }) => sum + qty, 0);
  const more = lines.length > 1 ? t('and {count} more', { count: lines.length - 1 }) : '';
  return (
    <li className={`own-sheet own-order ${stepClass(status)}`}>
      <a className="own-order-link" href={href(ownOrderPath(number))}>
        <strong>{isUnpaid ? t('Waits for your payment') : statusLabel(status, isPickup)}</strong>
        <span className="small muted">
          {[t('Order {number}', { number }), at === null ? '' : shortDate(at, t.locale)].filter(Boolean).join(' · ')}
        </span>
      </a>
      <div className="own-order-what">
        {lines.slice(0, PICTURES).map(
          ({ image }, index) =>
            image && (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines of an order never move
              <ProductPicture key={index} path={image} alt="" size={150} loading="lazy" />
            ),
        )}
        <span>
          {[lines[0]?.name, more].filter(Boolean).join(' ')}
          {units > 1 && <span className="small muted">{` · ${t('{count} units', { count: units })}`}</span>}
        </span>
      </div>
      {total !== null && <strong className="own-order-total">{money(total)}</strong>}
      {next}
    </li>
  );
}

/** What is looked for, by the address of the page: a search that can be kept and sent. */
function Filters() {
  const t = texts();
  const { query } = requestContext();
  const value = (name: string) => query.get(name) ?? '';
  return (
    <form className="own-filters" action={href(ORDERS_PAGE)} method="get">
      <Field
        label={t('Product or order number')}
        name={LIST.search}
        type="search"
        defaultValue={value(LIST.search)}
        maxLength={80}
      />
      <SelectField label={t('Status')} name={LIST.status}>
        <option value="">{t('All of them')}</option>
        {ORDER_GROUPS.map((group) => (
          <option key={group} value={group} selected={group === value(LIST.status)}>
            {t(GROUP_TEXTS[group])}
          </option>
        ))}
      </SelectField>
      <SelectField label={t('Since when')} name={LIST.since}>
        <option value="">{t('Always')}</option>
        {SINCE_DAYS.map((days) => (
          <option key={days} value={days} selected={days === value(LIST.since)}>
            {t(SINCE_TEXTS[days])}
          </option>
        ))}
      </SelectField>
      <Button kind="plain">{t('Look')}</Button>
    </form>
  );
}

/** Address of a page of the same list. */
function pageHref(page: number): string {
  const query = new URLSearchParams(requestContext().query);
  query.set(LIST.page, String(page));
  return href(ORDERS_PAGE, query);
}

/** The orders of a customer, with what they are looked for by. */
export function OrderList({ found, page }: { found: OrdersFound; page: number }) {
  const t = texts();
  const { items, total, lookedThrough } = found;
  const isAsked = [LIST.search, LIST.status, LIST.since].some((name) => requestContext().query.get(name));
  if (items.length === 0 && !isAsked)
    return <p className="own-sheet">{t('No orders yet. When you buy, you see here how they are going.')}</p>;
  return (
    <>
      <Filters />
      <p className="small muted" role="status">
        {items.length === 0 ? t('None of your orders is like that.') : t('{count} orders', { count: total })}
        {lookedThrough !== undefined && ` ${t('We looked through your last {count}.', { count: lookedThrough })}`}
      </p>
      <ul className="own-list">
        {items.map((order) => (
          <OneOrder key={order.number} order={order} more={<NextOfListed order={order} />} />
        ))}
      </ul>
      <Pager
        label={t('Pages')}
        current={page}
        pages={pagesAround(page, Math.ceil(total / ORDERS_SHOWN)).map((one) => ({ page: one, href: pageHref(one) }))}
      />
    </>
  );
}
