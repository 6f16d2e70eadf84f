import type { Branch } from '../branch/branch';
import type { CartLine, PaymentMethod, ShippingMethod, Totals } from '../cart/cart';
import { isVirtual } from '../cart/lines';
import { unitGrossOf } from '../cart/totals/row';
import { sum, toCentavos } from '../money';
import type { DeliveryCalendar } from '../shipping/delivery-window';
import type { Address, Order, OrderLine, OrderRequest, Tracking } from './order';
import { promisedFrom } from './promise';
import { placedState } from './step';

export interface OrderParts {
  number: string;
  now: number;
  storeCode: string;
  lines: readonly CartLine[];
  totals: Totals;
  request: OrderRequest;
  shippingMethod: ShippingMethod | null;
  /** What its promise is counted by. */
  calendar: DeliveryCalendar;
  /** Where it is picked up. */
  branch?: Branch | undefined;
  paymentMethod: PaymentMethod;
  /** Version of the text by which the shopper agreed to be charged at once; left out where that was not asked. */
  consentVersion?: string;
  /** Where the shopper came from. */
  source?: string | undefined;
  /** Who was measured. */
  tracking?: Tracking | undefined;
}

/**
 * The line of an order: the cart line with what it carries of discount, tax and shipping. Unit amounts include the
 * warranty.
 */
function orderLine(line: CartLine, index: number, totals: Totals): OrderLine {
  const row = totals.rows.find((other) => other.itemId === line.itemId);
  if (!row) throw new Error(`line ${line.itemId} has no row in its totals`);
  return {
    lineNo: index + 1,
    sku: line.sku,
    ...(line.isSpecial ? { isSpecial: line.isSpecial } : {}),
    ...(line.parts ? { parts: line.parts } : {}),
    parentSku: line.parentSku,
    name: line.name,
    productType: line.productType,
    options: line.options,
    productOption: line.productOption,
    warranty: line.warranty,
    image: line.image,
    slug: line.slug,
    qty: line.qty,
    unitNet: sum([line.unitNet, line.warranty?.unitNet ?? toCentavos(0)]),
    unitGross: unitGrossOf(line),
    taxRate: line.taxRate,
    rates: line.rates ?? [{ rate: line.taxRate, gross: unitGrossOf(line) }],
    gross: row.gross,
    discount: row.discount,
    tax: row.tax,
    shipping: row.shipping,
    total: row.total,
  };
}

/** A tracking record with the place things are sent to, where nothing is known of one. */
const placedIn = (tracking: Tracking, to: Address | null): Tracking => ({
  ...tracking,
  postal_code: tracking.postal_code ?? to?.zipCode ?? null,
  city: tracking.city ?? to?.city ?? null,
  state: tracking.state ?? to?.state ?? null,
});

/**
 * The order of a sealed cart: Σ line totals is its grand total; a virtual cart has neither shipping address nor method.
 */
export function buildOrder({
  number,
  now,
  storeCode,
  lines,
  totals,
  request,
  shippingMethod,
  calendar,
  branch,
  paymentMethod,
  consentVersion,
  source,
  tracking,
}: OrderParts): Order {
  const shipped = !isVirtual(lines);
  const sent =
    shipped && shippingMethod
      ? {
          carrierCode: shippingMethod.carrier_code,
          methodCode: shippingMethod.method_code,
          title: shippingMethod.method_title,
          deliveryDays: shippingMethod.deliveryDays,
        }
      : null;
  const promise = shipped ? promisedFrom({ branch, shippingMethod: sent }, now, calendar) : null;
  return {
    number,
    orderId: request.orderId,
    storeCode,
    status: placedState(totals.grandTotal, request.wallet).status,
    createdAt: new Date(now).toISOString(),
    ...(source ? { source } : {}),
    ...(tracking ? { tracking: placedIn(tracking, request.shippingAddress) } : {}),
    personalDetails: request.personalDetails,
    shippingAddress: shipped ? request.shippingAddress : null,
    ...(shipped && branch ? { branch } : {}),
    billingAddress: request.billingAddress,
    shippingMethod: sent,
    ...(promise ? { promise } : {}),
    paymentMethod: {
      code: paymentMethod.code,
      title: paymentMethod.title,
      ...(request.months && request.months > 1 ? { months: request.months } : {}),
      ...(consentVersion === undefined
        ? {}
        : { chargeConsent: { version: consentVersion, at: new Date(now).toISOString() } }),
    },
    ...(request.wallet ? { wallet: request.wallet } : {}),
    lines: lines.map((line, index) => orderLine(line, index, totals)),
    totals,
  };
}
