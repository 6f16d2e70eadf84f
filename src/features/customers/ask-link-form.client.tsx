'use client';

import { fieldCheck } from '../../contract/browser-form';
import { FORGOT_PASSWORD_FORM } from '../../contract/customers/forms';
import { Button } from '../../ui/button';
import { EmailField } from '../forms/email-field';
import { FormFrame } from '../forms/form-frame';
import type { FormStart } from '../forms/form-start';
import { useCheckedForm } from '../forms/use-checked-form';
import { announceDone } from '../shop/form-done';
import { ACCOUNT_SCOPE } from './account-scope';

interface Props {
  start: FormStart;
  isInWindow: boolean;
  texts: Record<'email' | 'send', string>;
}

declare module '../../ui/island' {
  interface Islands {
    'ask-link-form': Props;
  }
}

const check = fieldCheck(FORGOT_PASSWORD_FORM);

/** Where a link to an account is asked for. */
export default function AskLinkForm({ start, isInWindow, texts }: Props) {
  const form = useCheckedForm(start, { check, ...(isInWindow && { onDone: announceDone }) });
  return (
    <FormFrame form={form}>
      <div className="fields">
        <EmailField form={form} label={texts.email} autoComplete="username" scope={ACCOUNT_SCOPE} />
      </div>
      <Button wide data-pending={form.isPending}>
        {texts.send}
      </Button>
    </FormFrame>
  );
}
