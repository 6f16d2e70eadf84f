'use client';

import { Button } from '../../ui/button';
import { ACCOUNT_SCOPE } from '../customers/account-scope';
import { OwnerField } from '../customers/owner-field';
import { FormFrame } from '../forms/form-frame';
import type { FormStart } from '../forms/form-start';
import { PasswordField } from '../forms/password-field';
import type { PasswordTexts } from '../forms/password-texts';
import { useCheckedForm } from '../forms/use-checked-form';

interface Props {
  start: FormStart;
  email: string;
  texts: PasswordTexts & Record<'password' | 'send', string>;
}

declare module '../../ui/island' {
  interface Islands {
    'connect-form': Props;
  }
}

/** The password of an account, typed once. */
export default function ConnectForm({ start, email, texts }: Props) {
  const form = useCheckedForm(start);
  return (
    <FormFrame form={form}>
      <OwnerField email={email} />
      <div className="fields">
        <PasswordField
          form={form}
          name="password"
          label={texts.password}
          autoComplete="current-password"
          scope={ACCOUNT_SCOPE}
          texts={texts}
        />
      </div>
      <Button wide data-pending={form.isPending}>
        {texts.send}
      </Button>
    </FormFrame>
  );
}
