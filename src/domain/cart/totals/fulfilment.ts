import { NO_CENTAVOS, toCentavos } from '../../money';
import type { Totals } from '../cart';
import { segmentsOf } from './totals';

/** The amounts without what delivery costs; with `isSaid` their lines say that it costs nothing. */
function withoutDelivery(totals: Totals, isSaid: boolean): Totals {
  const amounts = {
    ...totals,
    shipping: NO_CENTAVOS,
    shippingInclTax: NO_CENTAVOS,
    tax: toCentavos(totals.tax - (totals.shippingInclTax - totals.shipping)),
    grandTotal: toCentavos(totals.grandTotal - totals.shippingInclTax),
  };
  return { ...amounts, segments: segmentsOf(amounts, isSaid) };
}

/** What a cart comes to once it is picked up, which costs nothing, shown before a branch is chosen. */
export const withPickup = (totals: Totals): Totals => withoutDelivery(totals, true);

/** What a cart that was to be picked up comes to while nobody said yet what sending it costs. */
export const withDeliveryUnsaid = (totals: Totals): Totals => withoutDelivery(totals, false);
