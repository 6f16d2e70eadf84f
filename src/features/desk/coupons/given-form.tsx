import type { CouponGifts } from '../../../commerce/desk/coupon-gifts';
import { MAX_LENGTH } from '../../../domain/validation';
import { Button } from '../../../ui/button';
import { Field } from '../../../ui/field';
import { FormKey } from '../../shop/form-key';
import type { FormState } from '../../shop/form-state';
import { formAction } from '../../shop/links';
import { texts } from '../../shop/texts';

const FORM = 'operacion-cupon-dar';

/** In whose accounts a coupon stands, and puts it there or takes it out. */
export function GivenForm({ code, gifts, state }: { code: string; gifts: CouponGifts; state: FormState }) {
  const t = texts();
  const { isEverybodys, customers } = gifts;
  return (
    <>
      <h2>{t('In the account of customers')}</h2>
      <p>
        {isEverybodys
          ? t('All customers see it among their coupons.')
          : t('{count} customers see it among their coupons.', { count: customers })}
      </p>
      <form className="desk-amount-form" action={formAction('operacion/cupon-dar')} method="post">
        <FormKey />
        <input type="hidden" name="code" value={code} autoComplete="off" />
        <Field
          name="email"
          type="email"
          autoComplete="off"
          maxLength={MAX_LENGTH.email}
          optional={t('optional')}
          label={t('E-mail of the customer')}
          hint={t('Empty: all customers.')}
          defaultValue={state.value(FORM, 'email')}
          error={state.error(FORM, 'email')}
        />
        <Button kind="plain" name="what" value="dar">
          {t('Put it there')}
        </Button>
        <Button kind="plain" name="what" value="quitar">
          {t('Take it out of there')}
        </Button>
      </form>
    </>
  );
}
