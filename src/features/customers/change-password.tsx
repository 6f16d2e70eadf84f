import { CHANGE_PASSWORD_FORM } from '../../contract/customers/forms';
import { CUSTOMER_MESSAGES } from '../../contract/customers/messages';
import { Island } from '../../ui/island';
import { formStart } from '../forms/form-start';
import type { FormState } from '../shop/form-state';
import { texts } from '../shop/texts';
import { chosenPasswordTexts } from './chosen-password-texts';

/**
 * Changes the password of whoever is signed in: open where something of it was refused. `email` lets a password manager
 * know whose it is.
 */
export function ChangePassword({ state, email }: { state: FormState; email: string | null }) {
  const t = texts();
  const start = formStart({
    path: 'account/cambiar-contrasena',
    form: 'cambiar-contrasena',
    state,
    fields: CHANGE_PASSWORD_FORM,
    offline: CUSTOMER_MESSAGES.passwordOffline,
    isKeyed: false,
  });
  return (
    <section className="account-part" aria-labelledby="contrasena">
      <h2 id="contrasena">{t('Password')}</h2>
      <details className="account-more" open={Object.keys(start.errors).length > 0}>
        <summary className="line-link">{t('Change the password')}</summary>
        <Island
          of="change-password"
          props={{
            start,
            email,
            texts: {
              ...chosenPasswordTexts(),
              currentPassword: t('Your current password'),
              others: t('Your other devices are signed out.'),
              send: t('Save the password'),
            },
          }}
        />
      </details>
    </section>
  );
}
