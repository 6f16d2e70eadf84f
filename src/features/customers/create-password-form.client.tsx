'use client';

import { fieldCheck } from '../../contract/browser-form';
import { CREATE_PASSWORD_FORM } from '../../contract/customers/forms';
import { Button } from '../../ui/button';
import { EmailField } from '../forms/email-field';
import { FormFrame } from '../forms/form-frame';
import type { FormStart } from '../forms/form-start';
import type { PasswordTexts } from '../forms/password-texts';
import { useCheckedForm } from '../forms/use-checked-form';
import { ACCOUNT_SCOPE } from './account-scope';
import { ChosenPassword } from './chosen-password';

interface Props {
  start: FormStart;
  /** Whether the link did not name the e-mail and its shop asks for it. */
  asksEmail: boolean;
  texts: PasswordTexts & Record<'email' | 'password' | 'passwordHint' | 'passwordAgain' | 'send', string>;
}

declare module '../../ui/island' {
  interface Islands {
    'create-password-form': Props;
  }
}

const check = fieldCheck(CREATE_PASSWORD_FORM);

/** The new password of whoever followed a link. */
export default function CreatePasswordForm({ start, asksEmail, texts }: Props) {
  const form = useCheckedForm(start, { check });
  return (
    <FormFrame form={form}>
      <div className="fields">
        {asksEmail && <EmailField form={form} label={texts.email} autoComplete="username" scope={ACCOUNT_SCOPE} />}
        <ChosenPassword form={form} texts={texts} />
      </div>
      <Button wide data-pending={form.isPending}>
        {texts.send}
      </Button>
    </FormFrame>
  );
}
