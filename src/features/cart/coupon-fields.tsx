import type { ComponentProps, ReactNode } from 'react';
import { fill } from '../../i18n/fill';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';

export interface CouponTexts {
  coupon: string;
  /** With {amount}. */
  missing: string;
  takeOff: string;
  apply: string;
}

interface CouponFieldsProps extends Pick<ComponentProps<'form'>, 'action' | 'onSubmit'> {
  coupon: string | null;
  /** What goods are missing before it counts, as it is read; null while it does. */
  missing: string | null;
  error: string | null;
  /** What was typed and refused. */
  typed?: string;
  /** Path to come back to without script. */
  back: string;
  texts: CouponTexts;
  /** The form's key. */
  children: ReactNode;
}

/**
 * One field for a coupon, or the way to take off the one in use: the bill names it, and this form only while it counts
 * for nothing yet.
 */
export function CouponFields({ coupon, missing, error, typed, back, texts, children, ...form }: CouponFieldsProps) {
  return (
    <form className="coupon" method="post" {...form}>
      {children}
      <input type="hidden" name="back" value={back} />
      {coupon ? (
        <>
          <input type="hidden" name="code" value="" />
          {missing && (
            <p className="small">
              {texts.coupon} <strong>{coupon}</strong>
              <br />
              {fill(texts.missing, { amount: missing })}
            </p>
          )}
          <button type="submit" className="line-link">
            {texts.takeOff}
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
            label={texts.coupon}
            name="code"
            scope="cupon"
            error={error}
            defaultValue={typed}
            maxLength={40}
            autoComplete="off"
            autoCapitalize="characters"
            required
          />
          <Button kind="plain">{texts.apply}</Button>
        </>
      )}
    </form>
  );
}
