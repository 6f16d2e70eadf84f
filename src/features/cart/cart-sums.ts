import type { ComponentProps } from 'react';
import { requestContext } from '../../commerce/request-context';
import type { Cart } from '../../domain/cart/cart';
import { withDeliveryUnsaid, withPickup } from '../../domain/cart/totals/fulfilment';
import { SEGMENT_TITLES } from '../../domain/cart/totals/totals';
import { type Centavos, NO_CENTAVOS, toCentavos } from '../../domain/money';
import { texts } from '../shop/texts';
import type { BillSums, BillTexts } from './bill';

/** Words of a bill, for a component that draws it. */
export function billTexts(): BillTexts {
  const t = texts();
  return {
    titles: Object.fromEntries(SEGMENT_TITLES.map((title) => [title, t.data(title)])),
    free: t('Free'),
    coupon: t('Coupon {code}', { code: '{code}' }),
    pickup: t('Branch pickup'),
    shippingTo: t('Shipping to {code}', { code: '{code}' }),
    includes: t('Includes {amount} of IVA', { amount: '{amount}' }),
    later: t('The postal code says what the delivery costs'),
    total: t('Total'),
    wallet: t('With your wallet'),
    due: t('Left to pay'),
  };
}

type Shown = Pick<Cart, 'totals' | 'isVirtual'> & Partial<Pick<Cart, 'destination' | 'pickup'>>;

/**
 * The bill of a cart on a page that only shows it, or of an order, which goes nowhere else any more. `isPickup` is what
 * the open step says, which the cart may not know yet.
 */
export function sumsOf(
  { totals, isVirtual, destination, pickup }: Shown,
  wallet: Centavos = NO_CENTAVOS,
  isPickup: boolean = pickup !== undefined,
): ComponentProps<typeof BillSums> {
  const isKnown = isPickup === (pickup !== undefined);
  const { segments, tax, grandTotal, couponCode } = isKnown
    ? totals
    : (isPickup ? withPickup : withDeliveryUnsaid)(totals);
  const isToBePlaced = destination !== undefined && !(destination?.postcode && isKnown);
  const isLater = isToBePlaced && !isVirtual && !segments.some(({ code }) => code === 'shipping');
  return {
    bill: {
      segments,
      tax,
      total: grandTotal,
      ...(wallet > 0 && { wallet: toCentavos(Math.min(wallet, grandTotal)) }),
      coupon: couponCode,
      postcode: destination?.postcode ?? null,
      isPickup,
      isLater,
    },
    texts: { ...billTexts(), later: texts()('The next step says what the delivery costs') },
    sign: requestContext().store.i18n.currencySign,
  };
}
