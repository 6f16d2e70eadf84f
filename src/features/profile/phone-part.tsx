import { mineAs } from '../../commerce/request-context';
import { CODE_DIGITS } from '../../contract/profile/phone-forms';
import { clockTime } from '../../i18n/dates';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import { spacedPhone } from '../checkout/phone';
import { FormKey } from '../shop/form-key';
import type { FormState } from '../shop/form-state';
import { formAction } from '../shop/links';
import { texts } from '../shop/texts';

const FORM = 'confirmar-celular';

/**
 * Confirms the telephone of a profile by a code that is sent to it; nothing without one, and where the shop sends no
 * messages. `phone`: ten digits, or ''.
 */
export async function PhonePart({ phone, state }: { phone: string; state: FormState }) {
  const t = texts();
  const told = phone === '' ? null : await mineAs('customer').own('phones').state();
  if (!told?.ok || told.value === null) return null;
  const { confirmed, waits } = told.value;
  const code = waits?.phone === phone ? waits : null;
  const given = { phone: spacedPhone(phone) };
  return (
    <section className="own-sheet" aria-labelledby="celular">
      <h2 id="celular">{t('The phone we reach you at')}</h2>
      {confirmed === phone ? (
        <p>{t('{phone} is confirmed.', given)}</p>
      ) : (
        <>
          <p>
            {code
              ? t('We sent a code of four digits to {phone}. It counts until {time}.', {
                  ...given,
                  time: clockTime(code.until),
                })
              : t('Confirm {phone}, so that we and who delivers reach you. We send you a code by SMS.', given)}
          </p>
          {code && (
            <form className="checked-form" action={formAction(`account/${FORM}`)} method="post">
              <FormKey />
              <div className="fields">
                <Field
                  label={t('Code of four digits')}
                  name="code"
                  scope={FORM}
                  span="half"
                  inputMode="numeric"
                  pattern="[0-9]{4}"
                  maxLength={CODE_DIGITS}
                  autoComplete="one-time-code"
                  required
                  error={state.error(FORM, 'code')}
                />
              </div>
              <Button>{t('Confirm my phone')}</Button>
            </form>
          )}
          <form action={formAction('account/enviar-codigo')} method="post">
            <Button kind="plain">{code ? t('Send another code') : t('Send me the code')}</Button>
          </form>
        </>
      )}
    </section>
  );
}
