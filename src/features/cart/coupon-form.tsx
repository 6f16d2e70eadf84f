import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import { FormKey } from '../shop/form-key';
import type { FormState } from '../shop/form-state';
import { formAction } from '../shop/links';
import { texts } from '../shop/texts';

interface CouponFormProps {
  coupon: string | null;
  /** What the last form left: the code that was refused, and why. */
  state: FormState;
  /** Path to come back to. */
  back: string;
}

/** One field for a coupon, or the one in use and the way to take it off. */
export function CouponForm({ coupon, state, back }: CouponFormProps) {
  const t = texts();
  const error = state.error('coupon', 'code');
  return (
    <form className="coupon" action={formAction('cart/coupon')} method="post">
      <FormKey />
      <input type="hidden" name="back" value={back} />
      {coupon ? (
        <>
          <input type="hidden" name="code" value="" />
          <p className="small">
            {t('Coupon')} <strong>{coupon}</strong>
          </p>
          <button type="submit" className="line-link">
            {t('Take it off')}
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
