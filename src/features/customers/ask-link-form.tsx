import { FORGOT_PASSWORD_FORM } from '../../contract/customers/forms';
import { CUSTOMER_MESSAGES } from '../../contract/customers/messages';
import { Island } from '../../ui/island';
import { formStart } from '../forms/form-start';
import type { FormState } from '../shop/form-state';
import { isInWindow } from '../shop/in-window';
import { texts } from '../shop/texts';
import { LINK_ANSWERS, saidInWindow } from './answers';

interface AskLinkFormProps {
  /** What the link is for: a new password, or to unlock a device. */
  form: 'olvide-contrasena' | 'pedir-enlace';
  state: FormState;
}

/** Asking for a link, in words of the page. */
export function AskLinkForm({ form, state }: AskLinkFormProps) {
  const t = texts();
  return (
    <Island
      of="ask-link-form"
      props={{
        start: formStart({
          path: `account/${form}`,
          form,
          state,
          fields: FORGOT_PASSWORD_FORM,
          answers: saidInWindow(LINK_ANSWERS),
          ...(form === 'olvide-contrasena' && { offline: CUSTOMER_MESSAGES.passwordOffline }),
          isKeyed: false,
        }),
        isInWindow: isInWindow(),
        texts: { email: t('E-mail'), send: t('Send me a link') },
      }}
    />
  );
}
