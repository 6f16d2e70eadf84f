import type { Cart, TotalSegment } from '../../domain/cart/cart';
import { Sums } from '../../ui/sums';
import { money } from '../shop/price-of';
import { texts } from '../shop/texts';

/** The bill of a cart: lines that add up, the total, and the IVA inside it. */
export function CartSums({
  cart,
}: {
  cart: Pick<Cart, 'totals' | 'isVirtual'> & Partial<Pick<Cart, 'destination' | 'pickup'>>;
}) {
  const t = texts();
  const { totals, isVirtual, destination, pickup } = cart;
  const shown = (segment: TotalSegment) => {
    if (segment.code === 'shipping' && segment.value === 0) return t('Free');
    return money(segment.value);
  };
  const label = (segment: TotalSegment) => {
    if (segment.code === 'discount' && totals.couponCode) return t('Coupon {code}', { code: totals.couponCode });
    if (segment.code === 'shipping' && pickup) return t('Branch pickup');
    if (segment.code === 'shipping' && destination?.postcode)
      return t('Shipping to {code}', { code: destination.postcode });
    return t.data(segment.title);
  };
  const rows = totals.segments
    .filter((segment) => !segment.area)
    .map((segment) => ({
      label: label(segment),
      value: shown(segment),
      kind: segment.value < 0 ? ('less' as const) : undefined,
    }));
  const hasShipping = totals.segments.some((segment) => segment.code === 'shipping');
  const notes = [
    totals.tax > 0 ? t('Includes {amount} of IVA', { amount: money(totals.tax) }) : null,
    hasShipping || isVirtual ? null : t('The postal code says what the delivery costs'),
  ];
  return (
    <Sums
      rows={[...rows, { label: t('Total'), value: money(totals.grandTotal), kind: 'total' }]}
      notes={notes.filter((note) => note !== null)}
    />
  );
}
