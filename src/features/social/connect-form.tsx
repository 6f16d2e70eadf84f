import { Island } from '../../ui/island';
import { formStart } from '../forms/form-start';
import { passwordTexts } from '../forms/password-texts';
import type { FormState } from '../shop/form-state';
import { texts } from '../shop/texts';

/** Connecting a provider with an account, in words of the page. `email` lets a password manager know whose it is. */
export function ConnectForm({ state, email }: { state: FormState; email: string }) {
  const t = texts();
  return (
    <Island
      of="connect-form"
      props={{
        start: formStart({
          path: 'account/confirmar-cuenta',
          form: 'confirmar-cuenta',
          state,
          names: ['password'],
          isKeyed: false,
        }),
        email,
        texts: { ...passwordTexts(), password: t('Password'), send: t('Connect and sign in') },
      }}
    />
  );
}
