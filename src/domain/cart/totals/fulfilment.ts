import { NO_CENTAVOS, toCentavos } from '../../money';
import type { TotalSegment, Totals } from '../cart';
import { SHIPPING_SEGMENT } from './totals';

/** Lines that stand behind the one of delivery. */
const BEHIND: readonly string[] = ['payment', 'tax', 'grand_total'];

/** The same lines with that of delivery as given, or without one; whatever else a retailer charges stays. */
function withShipping(segments: readonly TotalSegment[], shipping: TotalSegment | null): TotalSegment[] {
  const others = segments.filter(({ code }) => code !== SHIPPING_SEGMENT.code);
  if (!shipping) return others;
  const before = others.findIndex(({ code }) => BEHIND.includes(code));
  return others.toSpliced(before < 0 ? others.length : before, 0, shipping);
}

/** The amounts without what delivery costs; with `isSaid` their lines say that it costs nothing. */
function withoutDelivery(totals: Totals, isSaid: boolean): Totals {
  const tax = toCentavos(totals.tax - (totals.shippingInclTax - totals.shipping));
  const grandTotal = toCentavos(totals.grandTotal - totals.shippingInclTax);
  const now = new Map([
    ['tax', tax],
    ['grand_total', grandTotal],
  ]);
  const segments = totals.segments.map((segment) => ({ ...segment, value: now.get(segment.code) ?? segment.value }));
  return {
    ...totals,
    shipping: NO_CENTAVOS,
    shippingInclTax: NO_CENTAVOS,
    tax,
    grandTotal,
    segments: withShipping(segments, isSaid ? SHIPPING_SEGMENT : null),
  };
}

/** What a cart comes to once it is picked up, which costs nothing, shown before a branch is chosen. */
export const withPickup = (totals: Totals): Totals => withoutDelivery(totals, true);

/** What a cart that was to be picked up comes to while nobody said yet what sending it costs. */
export const withDeliveryUnsaid = (totals: Totals): Totals => withoutDelivery(totals, false);
