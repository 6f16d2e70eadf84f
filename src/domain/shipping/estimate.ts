import type { ShippingMethod } from '../cart/cart';
import { MEXICO_CITY_OFFSET_MS } from '../mexico-city';
import { toDecimal } from '../money';
import type { DeliveryDays } from './delivery-window';
import { type DeliveryCalendar, deliveryWindow } from './delivery-window';
import { HOME_DELIVERY, TABLE_RATE_CARRIER } from './shipping';

const errorCode = (carrier: string): string => `${carrier}_error`;
/** What a product estimate promises where the place has no days of its own. Source: spec 0 §4. */
const DEFAULT_DELIVERY_DAYS: DeliveryDays = { from: 2, to: 3 };

/** Working days from and to; where `month` names one, from and to are days of it. */
export interface DeliveryTime {
  from: number | null;
  to: number | null;
  month: string | null;
}

/** One carrier's answer to an estimate; amounts in pesos. */
export interface EstimateResult {
  carrier_code?: string;
  price_incl_tax?: number | null;
  price?: number | null;
  error_message?: string | null;
  code?: string | number | null;
  delivery_days?: DeliveryDays | null;
}

/** What a page keeps of the estimates it asked for. Source: spec 0 §3. */
export interface ShippingEstimate {
  postalCode: string | null;
  deliveryPrice: number | null;
  deliveryPriceByProduct: number | null;
  /** null before the first answer. */
  isCovered: boolean | null;
  currentMethod: string;
  fetchingDeliveryPrice: boolean;
  branchOffice: string | null;
  deliveryTimeCart: DeliveryTime;
  deliveryTimeProduct: DeliveryTime;
}

const NO_DELIVERY_TIME: DeliveryTime = { from: null, to: null, month: null };

export const NO_ESTIMATE: ShippingEstimate = {
  postalCode: null,
  deliveryPrice: null,
  deliveryPriceByProduct: null,
  isCovered: null,
  currentMethod: HOME_DELIVERY,
  fetchingDeliveryPrice: false,
  branchOffice: null,
  deliveryTimeCart: NO_DELIVERY_TIME,
  deliveryTimeProduct: NO_DELIVERY_TIME,
};

/** A method as an estimate tells it: one that is not available has no price. */
export const estimateOf = (method: ShippingMethod) => ({
  carrier_code: method.carrier_code,
  price: method.available ? toDecimal(method.amount) : null,
  price_incl_tax: method.available ? toDecimal(method.priceInclTax) : null,
  error_message: method.errorMessage,
  code: method.available ? method.carrier_code : errorCode(method.carrier_code),
  delivery_days: method.available ? method.deliveryDays : null,
});

const priceOf = (result: EstimateResult | undefined): number | null => result?.price_incl_tax ?? result?.price ?? null;

const tableRate = (carriers: readonly EstimateResult[]): EstimateResult | undefined =>
  carriers.find((result) => result.carrier_code === TABLE_RATE_CARRIER);

/**
 * Days of the calendar for working days from `now` (epoch ms): { from: 25, to: 27, month: 'noviembre' }; a window over
 * two months names both.
 */
function calendarTime(
  days: DeliveryDays | null | undefined,
  now: number,
  locale: string,
  calendar: DeliveryCalendar,
): DeliveryTime {
  if (!days) return NO_DELIVERY_TIME;
  const window = deliveryWindow(days, now, calendar);
  const [from, to] = [window.from, window.to].map((at) => new Date(at + MEXICO_CITY_OFFSET_MS)) as [Date, Date];
  const month = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
  return {
    from: from.getUTCDate(),
    to: to.getUTCDate(),
    month: [...new Set([month.format(from), month.format(to)])].join('–'),
  };
}

/** The state after a cart estimate: covered only by a table-rate carrier that names a price and no error. */
export function applyEstimate(
  state: ShippingEstimate,
  carriers: readonly EstimateResult[],
  now: number,
  locale: string,
  calendar: DeliveryCalendar,
): ShippingEstimate {
  const carrier = tableRate(carriers);
  const price = priceOf(carrier);
  const isCovered = price !== null && !carrier?.error_message;
  return {
    ...state,
    fetchingDeliveryPrice: false,
    isCovered,
    deliveryPrice: isCovered ? price : null,
    deliveryTimeCart: isCovered ? calendarTime(carrier?.delivery_days, now, locale, calendar) : NO_DELIVERY_TIME,
  };
}

/**
 * The state after an estimate for one product: 2 to 3 working days where nothing better is known, none when the answer
 * has no price or is an error.
 */
export function applyProductEstimate(state: ShippingEstimate, result: EstimateResult): ShippingEstimate {
  const price = result.code === errorCode(TABLE_RATE_CARRIER) ? null : priceOf(result);
  const days = result.delivery_days ?? DEFAULT_DELIVERY_DAYS;
  return {
    ...state,
    fetchingDeliveryPrice: false,
    deliveryPriceByProduct: price,
    deliveryTimeProduct:
      price === null ? NO_DELIVERY_TIME : { from: days.from, to: days.special ?? days.to, month: null },
  };
}
