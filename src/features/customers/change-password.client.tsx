'use client';

import { fieldCheck } from '../../contract/browser-form';
import { CHANGE_PASSWORD_FORM } from '../../contract/customers/forms';
import { Button } from '../../ui/button';
import { FormFrame } from '../forms/form-frame';
import type { FormStart } from '../forms/form-start';
import { PasswordField } from '../forms/password-field';
import type { PasswordTexts } from '../forms/password-texts';
import { useCheckedForm } from '../forms/use-checked-form';
import { ACCOUNT_SCOPE } from './account-scope';
import { ChosenPassword } from './chosen-password';
import { OwnerField } from './owner-field';

interface Props {
  start: FormStart;
  email: string | null;
  texts: PasswordTexts &
    Record<'currentPassword' | 'password' | 'passwordHint' | 'passwordAgain' | 'others' | 'send', string>;
}

declare module '../../ui/island' {
  interface Islands {
    'change-password': Props;
  }
}

const check = fieldCheck(CHANGE_PASSWORD_FORM);

/** The password one has, and the one that is to follow it. */
export default function ChangePassword({ start, email, texts }: Props) {
  const form = useCheckedForm(start, { check });
  return (
    <FormFrame form={form}>
      {email !== null && <OwnerField email={email} />}
      <div className="fields">
        <PasswordField
          form={form}
          name="currentPassword"
          label={texts.currentPassword}
          autoComplete="current-password"
          scope={ACCOUNT_SCOPE}
          texts={texts}
        />
        <ChosenPassword form={form} texts={texts} />
      </div>
      <p className="small muted">{texts.others}</p>
      <Button data-pending={form.isPending}>{texts.send}</Button>
    </FormFrame>
  );
}
