import type { DeskCoupon } from '../../../commerce/desk/coupons';
import { MAX_LENGTH } from '../../../domain/validation';
import { Button } from '../../../ui/button';
import { Field, SelectField } from '../../../ui/field';
import { FormKey } from '../../shop/form-key';
import type { FormState } from '../../shop/form-state';
import { formAction } from '../../shop/links';
import { texts } from '../../shop/texts';
import { typedDay, typedMoney } from './coupon-texts';

const FORM = 'operacion-cupon';

/** The terms of a coupon as they are typed. */
function typedOf({ terms }: DeskCoupon): Record<string, string> {
  return {
    code: terms.code,
    kind: terms.kind,
    value: terms.kind === 'fixed' ? typedMoney(terms.value) : String(terms.value),
    from: typedDay(terms.from),
    to: typedDay(terms.to, true),
    minimum: terms.minimum ? typedMoney(terms.minimum) : '',
    oncePerCustomer: terms.oncePerCustomer ? 'si' : '',
    maxUses: terms.maxUses === null ? '' : String(terms.maxUses),
  };
}

/** The terms of a coupon: of a new one, or of one that is there, whose code stays. */
export function CouponForm({ coupon, state }: { coupon: DeskCoupon | null; state: FormState }) {
  const t = texts();
  const known = coupon ? typedOf(coupon) : {};
  const isRefused = state.value(FORM, 'kind') !== undefined;
  const value = (name: string): string => (isRefused ? (state.value(FORM, name) ?? '') : (known[name] ?? ''));
  const field = (name: string) => ({
    name,
    autoComplete: 'off',
    defaultValue: value(name),
    error: state.error(FORM, name),
  });
  const optional = t('optional');
  return (
    <form className="desk-amount-form desk-actions" action={formAction('operacion/cupon')} method="post">
      <FormKey />
      {coupon && <input type="hidden" name="version" value={coupon.version} autoComplete="off" />}
      {coupon ? (
        <input type="hidden" name="code" value={coupon.terms.code} autoComplete="off" />
      ) : (
        <Field
          {...field('code')}
          required
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={MAX_LENGTH.coupon}
          label={t('Coupon code')}
          hint={t('However its letters are typed, it is the same coupon.')}
        />
      )}
      <SelectField name="kind" label={t('Part kind')}>
        <option value="percent" selected={value('kind') !== 'fixed'}>
          {t('Percentage')}
        </option>
        <option value="fixed" selected={value('kind') === 'fixed'}>
          {t('Amount in pesos')}
        </option>
      </SelectField>
      <Field
        {...field('value')}
        required
        inputMode="decimal"
        label={t('Part value')}
        hint={t('10 is 10% or $10, as you chose.')}
      />
      <Field {...field('from')} type="date" optional={optional} label={t('Coupon first day')} />
      <Field
        {...field('to')}
        type="date"
        optional={optional}
        label={t('Coupon last day')}
        hint={t('It can be used all of that day.')}
      />
      <Field
        {...field('minimum')}
        inputMode="decimal"
        optional={optional}
        label={t('Part minimum')}
        hint={t('Of the goods, with IVA.')}
      />
      <Field {...field('maxUses')} inputMode="numeric" optional={optional} label={t('Orders that may use it in all')} />
      <label className="desk-check">
        <input type="checkbox" name="oncePerCustomer" value="si" defaultChecked={value('oncePerCustomer') === 'si'} />
        <span>{t('Part once')}</span>
      </label>
      <Button>{coupon ? t('Save coupon') : t('Make coupon')}</Button>
    </form>
  );
}
