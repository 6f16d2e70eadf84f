import { DELIVERY_CALENDAR } from '../../config/delivery-calendar';
import { deliveryWindow } from '../../domain/delivery-window';
import { shortDay } from '../../i18n/dates';

/** First and last day of a delivery in words: { from: 'mié 25 nov', to: 'mar 1 dic' }. `days` are working days from `now` (epoch ms). */
export function deliveryDays(days: { from: number; to: number }, now: number, locale: string): { from: string; to: string } {
  const window = deliveryWindow(days, now, DELIVERY_CALENDAR);
  return { from: shortDay(window.from, locale), to: shortDay(window.to, locale) };
}
