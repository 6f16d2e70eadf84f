import { isRecent } from '../../commerce/principal';
import { commerce, mineAs, requestContext } from '../../commerce/request-context';
import { MAX_LENGTH } from '../../domain/validation';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import type { FormState } from '../shop/form-state';
import { formAction } from '../shop/links';
import { texts } from '../shop/texts';
import { PasswordAgain } from './password-again';

const FORM = 'cambiar-correo';

/** The e-mail of the account, and another one for it; a while after signing in it asks for the password first. */
export function ChangeEmail({ state, email, hasPassword }: { state: FormState; email: string; hasPassword: boolean }) {
  const t = texts();
  const isSure = isRecent(mineAs('customer'), requestContext().now);
  const wrong = [state.error(FORM, 'email'), state.error(FORM, 'password')];
  return (
    <section className="account-part" aria-labelledby="correo">
      <h2 id="correo">{t('E-mail')}</h2>
      <p>{email}</p>
      {!commerce().customers.emails ? (
        <p className="small muted">{t('Customer service changes it for you.')}</p>
      ) : isSure || hasPassword ? (
        <details className="account-more" open={wrong.some(Boolean)}>
          <summary className="line-link">{t('Change the e-mail')}</summary>
          <form className="checked-form" action={formAction('account/cambiar-correo')} method="post">
            <p>{t('We write to the new one. It counts once you confirm it there.')}</p>
            <div className="fields">
              <Field
                name="email"
                scope={FORM}
                type="email"
                label={t('New e-mail')}
                autoComplete="email"
                defaultValue={state.value(FORM, 'email')}
                maxLength={MAX_LENGTH.email}
                required
                error={wrong[0]}
              />
              <PasswordAgain state={state} form={FORM} />
            </div>
            <Button kind="plain">{t('Send me the confirmation')}</Button>
          </form>
        </details>
      ) : (
        <p>{t('To change it, sign out and in again first: so we know that it is you.')}</p>
      )}
    </section>
  );
}
