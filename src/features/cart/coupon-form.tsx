import type { Cart } from '../../domain/cart/cart';
import { FormKey } from '../shop/form-key';
import type { FormState } from '../shop/form-state';
import { formAction } from '../shop/links';
import { money } from '../shop/price-of';
import { texts } from '../shop/texts';
import { CouponFields, type CouponTexts } from './coupon-fields';

/** Words of the form, for a component that draws it. */
export function couponTexts(): CouponTexts {
  const t = texts();
  return {
    coupon: t('Coupon'),
    missing: t('Add {amount} in products and it counts', { amount: '{amount}' }),
    takeOff: t('Take the coupon off'),
    apply: t('Apply'),
  };
}

interface CouponFormProps {
  cart: Pick<Cart, 'coupon' | 'couponMissing'>;
  /** What the last form left: the code that was refused, and why. */
  state: FormState;
  /** Path to come back to. */
  back: string;
}

/** The form of a coupon on a page that only shows it. */
export function CouponForm({ cart: { coupon, couponMissing }, state, back }: CouponFormProps) {
  return (
    <CouponFields
      action={formAction('cart/coupon')}
      coupon={coupon}
      missing={couponMissing && money(couponMissing)}
      error={state.error('coupon', 'code')}
      typed={state.value('coupon', 'code')}
      back={back}
      texts={couponTexts()}
    >
      <FormKey />
    </CouponFields>
  );
}
