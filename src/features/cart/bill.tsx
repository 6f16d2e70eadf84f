import type { CartView } from '../../contract/cart/view';
import { type Centavos, formatMoney, fromDecimal, toCentavos } from '../../domain/money';
import { fill } from '../../i18n/fill';
import { Sums } from '../../ui/sums';

/** The amounts of a cart as they are charged. */
export interface Bill {
  segments: readonly { code: string; title: string; value: Centavos; area?: string }[];
  /** IVA within the total. */
  tax: Centavos;
  total: Centavos;
  /** What of it the wallet pays; left out for nothing. */
  wallet?: Centavos;
  /** The coupon that the discount is of. */
  coupon: string | null;
  postcode: string | null;
  isPickup: boolean;
  /** Whether what delivery costs is yet to be said, by a postal code. */
  isLater: boolean;
}

export interface BillTexts {
  /** Title of a segment → text; one that is not here is shown as it came. */
  titles: Record<string, string>;
  free: string;
  /** With {code}. */
  coupon: string;
  pickup: string;
  /** With {code}. */
  shippingTo: string;
  /** With {amount}. */
  includes: string;
  /** Said where delivery is not in the sum yet. */
  later: string;
  total: string;
  wallet: string;
  due: string;
}

export const billOf = (cart: CartView, isLater: boolean): Bill => ({
  segments: cart.segments.map((segment) => ({ ...segment, value: fromDecimal(segment.value) })),
  tax: fromDecimal(cart.tax),
  total: fromDecimal(cart.grandTotal),
  coupon: cart.couponTaken,
  postcode: cart.postcode,
  isPickup: cart.isPickup,
  isLater,
});

/** Lines that add up, the total, and the IVA inside it. */
export function BillSums({ bill, texts, sign }: { bill: Bill; texts: BillTexts; sign: string }) {
  const { segments, tax, total, wallet = 0, coupon, postcode, isPickup, isLater } = bill;
  const label = ({ code, title }: Bill['segments'][number]) => {
    if (code === 'discount' && coupon) return fill(texts.coupon, { code: coupon });
    if (code === 'shipping' && isPickup) return texts.pickup;
    if (code === 'shipping' && postcode) return fill(texts.shippingTo, { code: postcode });
    return texts.titles[title] ?? title;
  };
  const rows = segments
    .filter(({ area }) => !area)
    .map((segment) => ({
      label: label(segment),
      value: segment.code === 'shipping' && segment.value === 0 ? texts.free : formatMoney(segment.value, sign),
      kind: segment.value < 0 ? ('less' as const) : undefined,
    }));
  const notes = [
    tax > 0 ? fill(texts.includes, { amount: formatMoney(tax, sign) }) : null,
    isLater ? texts.later : null,
  ];
  return (
    <Sums
      rows={[
        ...rows,
        { label: texts.total, value: formatMoney(total, sign), kind: 'total' },
        ...(wallet > 0
          ? [
              { label: texts.wallet, value: formatMoney(toCentavos(-wallet), sign), kind: 'less' as const },
              { label: texts.due, value: formatMoney(toCentavos(total - wallet), sign), kind: 'total' as const },
            ]
          : []),
      ]}
      notes={notes.filter((note) => note !== null)}
    />
  );
}
