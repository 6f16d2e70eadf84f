import { CREATE_PASSWORD_FORM } from '../../contract/customers/forms';
import { CUSTOMER_MESSAGES } from '../../contract/customers/messages';
import { Island } from '../../ui/island';
import { formStart } from '../forms/form-start';
import type { FormState } from '../shop/form-state';
import { texts } from '../shop/texts';
import { chosenPasswordTexts } from './chosen-password-texts';

/** Choosing a new password by a link, in words of the page. */
export function CreatePasswordForm({ state, asksEmail }: { state: FormState; asksEmail: boolean }) {
  const t = texts();
  return (
    <Island
      of="create-password-form"
      props={{
        start: formStart({
          path: 'account/nueva-contrasena',
          form: 'nueva-contrasena',
          state,
          fields: CREATE_PASSWORD_FORM,
          offline: CUSTOMER_MESSAGES.passwordOffline,
          isKeyed: false,
        }),
        asksEmail,
        texts: { ...chosenPasswordTexts(), email: t('E-mail'), send: t('Save the password') },
      }}
    />
  );
}
