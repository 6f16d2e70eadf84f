import { DELIVERY_CALENDAR } from '../../config/delivery-calendar';
import type { DeliveryDays } from '../../domain/shipping/delivery-window';
import { deliveryWindow } from '../../domain/shipping/delivery-window';
import type { Translate } from '../../i18n';
import { shortDay } from '../../i18n/dates';

/**
 * First and last day of a delivery in words: { from: 'mié 25 nov', to: 'mar 1 dic' }. `days` are counted from `now`
 * (epoch ms).
 */
export function deliveryDays(days: DeliveryDays, now: number, locale: string): { from: string; to: string } {
  const window = deliveryWindow(days, now, DELIVERY_CALENDAR);
  return { from: shortDay(window.from, locale), to: shortDay(window.to, locale) };
}

/** When it arrives: between two days, or of special items alone by the last one. */
export function arrivalText(days: DeliveryDays, now: number, t: Translate, locale: string): string {
  const { from, to } = deliveryDays(days, now, locale);
  return days.isAllSpecial
    ? t('It arrives by {to} at the latest', { to })
    : t('It arrives between {from} and {to}', { from, to });
}

/** How long what is to be paid first takes to arrive once it is paid. */
export const daysAfterPayment = ({ from, to, special }: DeliveryDays, t: Translate): string =>
  special === undefined
    ? t('{from} to {to} business days after your payment', { from, to })
    : t('Within {days} days after your payment', { days: special });
