import { SIGN_IN_FORM } from '../../contract/customers/forms';
import { Island } from '../../ui/island';
import { formStart } from '../forms/form-start';
import { passwordTexts } from '../forms/password-texts';
import type { FormState } from '../shop/form-state';
import { isInWindow } from '../shop/in-window';
import { texts } from '../shop/texts';
import { SIGN_IN_ANSWERS, saidInWindow } from './answers';
import { lockedOffer } from './locked-offer';

/** Signing in by e-mail and password, in words of the page. */
export function SignInForm({ state, back }: { state: FormState; back: string }) {
  const t = texts();
  return (
    <Island
      of="sign-in-form"
      props={{
        start: formStart({
          path: 'account/entrar',
          form: 'entrar',
          state,
          fields: SIGN_IN_FORM,
          names: ['email', 'password'],
          answers: saidInWindow(SIGN_IN_ANSWERS),
          isKeyed: false,
        }),
        back,
        isInWindow: isInWindow(),
        offer: lockedOffer(state),
        texts: { ...passwordTexts(), email: t('E-mail'), password: t('Password'), send: t('Sign in') },
      }}
    />
  );
}
