'use client';

import { fieldCheck } from '../../contract/browser-form';
import { SIGN_UP_FORM } from '../../contract/customers/forms';
import { MAX_LENGTH } from '../../domain/validation';
import { Button } from '../../ui/button';
import { Checkbox } from '../../ui/checkbox';
import { Field } from '../../ui/field';
import { EmailField } from '../forms/email-field';
import { FormFrame } from '../forms/form-frame';
import type { FormStart } from '../forms/form-start';
import { PasswordField } from '../forms/password-field';
import type { PasswordTexts } from '../forms/password-texts';
import { useCheckedForm } from '../forms/use-checked-form';
import { announceDone } from '../shop/form-done';
import { AboutFields, type AboutTexts } from './about-fields';
import { ACCOUNT_SCOPE } from './account-scope';
import { BackField } from './back-field';

interface PageLink {
  text: string;
  label: string;
  href: string;
  target?: '_blank';
}

interface Props {
  start: FormStart;
  back: string;
  isInWindow: boolean;
  terms: PageLink;
  privacy: PageLink;
  about: AboutTexts;
  texts: PasswordTexts & Record<'firstName' | 'lastName' | 'email' | 'password' | 'passwordHint' | 'send', string>;
}

declare module '../../ui/island' {
  interface Islands {
    'sign-up-form': Props;
  }
}

const check = fieldCheck(SIGN_UP_FORM);

/** What is said of a page, and a link to it. */
const Sentence = ({ text, label, href, target }: PageLink) => (
  <>
    {text}{' '}
    <a href={href} target={target}>
      {label}
    </a>
  </>
);

/** Who signs up, the password they choose, and what they agree to. */
export default function SignUpForm({ start, back, isInWindow, terms, privacy, about, texts }: Props) {
  const form = useCheckedForm(start, { check, ...(isInWindow && { onDone: announceDone }) });
  const field = (name: 'firstName' | 'lastName') =>
    ({ ...form.field(name), label: texts[name], scope: ACCOUNT_SCOPE, span: 'half', required: true }) as const;
  const accepted = form.field('terms');
  return (
    <FormFrame form={form}>
      <BackField back={back} isInWindow={isInWindow} />
      <div className="fields">
        <Field {...field('firstName')} autoComplete="given-name" maxLength={MAX_LENGTH.name} />
        <Field {...field('lastName')} autoComplete="family-name" maxLength={MAX_LENGTH.name} />
        <EmailField form={form} label={texts.email} autoComplete="username" scope={ACCOUNT_SCOPE} />
        <PasswordField
          form={form}
          name="password"
          label={texts.password}
          hint={texts.passwordHint}
          autoComplete="new-password"
          scope={ACCOUNT_SCOPE}
          texts={texts}
        />
      </div>
      <AboutFields form={form} texts={about} />
      <Checkbox name="terms" error={accepted.error} checked={accepted.defaultValue !== undefined}>
        <Sentence {...terms} />
      </Checkbox>
      <p className="small muted">
        <Sentence {...privacy} />
      </p>
      <Button wide data-pending={form.isPending}>
        {texts.send}
      </Button>
    </FormFrame>
  );
}
