import type { PastOrder as Past } from '../../domain/order/past-order';
import { longMoment } from '../../i18n/dates';
import { ButtonLink } from '../../ui/button';
import { Head } from '../shop/layout/head';
import { href } from '../shop/links';
import { texts } from '../shop/texts';
import { statusText } from './status-texts';

/** An order once its token alone no longer shows it whole: number, day and state. */
export function PastOrder({ order }: { order: Past }) {
  const t = texts();
  return (
    <div className="wrap">
      <Head title={t('Order {number}', { number: order.number })} canonical={null} />
      <h1>{t('Order {number}', { number: order.number })}</h1>
      <p>{t('Placed on {date}', { date: longMoment(Date.parse(order.createdAt), t.locale) })}</p>
      <p>
        <strong>{t('Status: {status}', { status: t(statusText(order.status, order.isPickup === true)) })}</strong>
      </p>
      <p>
        {t(
          'To protect you, this page no longer shows your address and what you bought. Keep your order number: with it we can help you.',
        )}
      </p>
      <ButtonLink href={href('/')}>{t('Keep looking')}</ButtonLink>
    </div>
  );
}
