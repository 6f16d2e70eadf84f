import { ABOUT } from '../../contract/customers/fields';
import { SIGN_UP_FORM } from '../../contract/customers/forms';
import { Island } from '../../ui/island';
import { formStart } from '../forms/form-start';
import { passwordTexts } from '../forms/password-texts';
import { noticeWords } from '../privacy/notice-words';
import type { FormState } from '../shop/form-state';
import { besideWindow, isInWindow } from '../shop/in-window';
import { href } from '../shop/links';
import { texts } from '../shop/texts';
import { SIGN_UP_ANSWERS, saidInWindow } from './answers';
import { genderTexts } from './gender-text';

/** Signing up, in words of the page. */
export function SignUpForm({ state, back }: { state: FormState; back: string }) {
  const t = texts();
  return (
    <Island
      of="sign-up-form"
      props={{
        start: formStart({
          path: 'account/crear',
          form: 'crear-cuenta',
          state,
          fields: SIGN_UP_FORM,
          names: ['firstName', 'lastName', 'email', 'password', 'terms', ...Object.keys(ABOUT)],
          answers: saidInWindow(SIGN_UP_ANSWERS),
          isKeyed: false,
        }),
        back,
        isInWindow: isInWindow(),
        terms: {
          text: t('I accept the'),
          label: t('Terms and conditions'),
          href: href('/terminos-y-condiciones'),
          ...besideWindow(),
        },
        privacy: { ...noticeWords('We use your data for your account and your orders.'), ...besideWindow() },
        about: {
          summary: t('More about you (optional)'),
          hint: t('It helps us to serve you. Later a branch or customer service changes it.'),
          mothersName: t("Mother's surname"),
          gender: t('Gender'),
          genders: [['', t('I would rather not say')], ...genderTexts()],
          birthDate: t('Birth date'),
          mobile: t('Phone'),
        },
        texts: {
          ...passwordTexts(),
          firstName: t('First name'),
          lastName: t('Last names'),
          email: t('E-mail'),
          password: t('Password'),
          passwordHint: t('At least 8 characters, with a capital letter and a number.'),
          send: t('Create account'),
        },
      }}
    />
  );
}
