import type { DeliveryCalendar } from '../domain/shipping/delivery-window';
import holidaysByYear from './bank-holidays.json' with { type: 'json' };

/**
 * Days on which banks are closed besides weekends, ISO dates, for the years of bank-holidays.json. A derived year
 * becomes the published one each December.
 */
export const BANK_HOLIDAYS: ReadonlySet<string> = new Set(
  Object.entries(holidaysByYear).flatMap(([year, { days }]) => days.map((day) => `${year}-${day}`)),
);

/** The days deliveries are counted by; what is paid until the cut goes to the carrier on the same day. */
export const DELIVERY_CALENDAR: DeliveryCalendar = { holidays: BANK_HOLIDAYS, cutOffHour: 14 };
