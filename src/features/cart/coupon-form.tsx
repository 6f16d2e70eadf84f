import type { Cart } from '../../domain/cart/cart';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import { FormKey } from '../shop/form-key';
import type { FormState } from '../shop/form-state';
import { formAction } from '../shop/links';
import { money } from '../shop/price-of';
import { texts } from '../shop/texts';

interface CouponFormProps {
  cart: Pick<Cart, 'coupon' | 'couponMissing'>;
  /** What the last form left: the code that was refused, and why. */
  state: FormState;
  /** Path to come back to. */
  back: string;
}

/**
 * One field for a coupon, or the way to take off the one in use: the bill names it, and this form only while it counts
 * for nothing yet.
 */
export function CouponForm({ cart: { coupon, couponMissing }, state, back }: CouponFormProps) {
  const t = texts();
  const error = state.error('coupon', 'code');
  return (
    <form className="coupon" action={formAction('cart/coupon')} method="post">
      <FormKey />
      <input type="hidden" name="back" value={back} />
      {coupon ? (
        <>
          <input type="hidden" name="code" value="" />
          {couponMissing && (
            <p className="small">
              {t('Coupon')} <strong>{coupon}</strong>
              <br />
              {t('Add {amount} in products and it counts', { amount: money(couponMissing) })}
            </p>
          )}
          <button type="submit" className="line-link">
            {t('Take the coupon off')}
            <span className="sr"> {coupon}</span>
          </button>
          {error && (
            <p className="field-error" role="alert">
              {error}
            </p>
          )}
        </>
      ) : (
        <>
          <Field
            label={t('Coupon')}
            name="code"
            scope="cupon"
            error={error}
            defaultValue={state.value('coupon', 'code')}
            maxLength={40}
            autoComplete="off"
            autoCapitalize="characters"
            required
          />
          <Button kind="plain">{t('Apply')}</Button>
        </>
      )}
    </form>
  );
}
