'use client';

import { fieldCheck } from '../../contract/browser-form';
import { SIGN_IN_FORM } from '../../contract/customers/forms';
import { Button } from '../../ui/button';
import { EmailField } from '../forms/email-field';
import { FormFrame } from '../forms/form-frame';
import type { FormStart } from '../forms/form-start';
import { PasswordField } from '../forms/password-field';
import type { PasswordTexts } from '../forms/password-texts';
import { useCheckedForm } from '../forms/use-checked-form';
import { announceDone } from '../shop/form-done';
import { ACCOUNT_SCOPE } from './account-scope';
import { BackField } from './back-field';
import type { LockedOffer } from './locked-offer';

interface Props {
  start: FormStart;
  back: string;
  isInWindow: boolean;
  offer: LockedOffer;
  texts: PasswordTexts & Record<'email' | 'password' | 'send', string>;
}

declare module '../../ui/island' {
  interface Islands {
    'sign-in-form': Props;
  }
}

const check = fieldCheck(SIGN_IN_FORM);

/** E-mail and password, and where to go on to. */
export default function SignInForm({ start, back, isInWindow, offer, texts }: Props) {
  const form = useCheckedForm(start, { check, ...(isInWindow && { onDone: announceDone }) });
  const isLocked = form.refusal === null ? offer.isOpen : form.refusal === offer.after;
  return (
    <FormFrame form={form}>
      <BackField back={back} isInWindow={isInWindow} />
      <div className="fields">
        {/* The browser offers a passkey where one is kept. */}
        <EmailField form={form} label={texts.email} autoComplete="username webauthn" scope={ACCOUNT_SCOPE} />
        <PasswordField
          form={form}
          name="password"
          label={texts.password}
          autoComplete="current-password"
          scope={ACCOUNT_SCOPE}
          texts={texts}
        />
      </div>
      {isLocked && (
        <p>
          <a data-window-link="" href={offer.href}>
            {offer.text}
          </a>
        </p>
      )}
      <Button wide data-pending={form.isPending}>
        {texts.send}
      </Button>
    </FormFrame>
  );
}
