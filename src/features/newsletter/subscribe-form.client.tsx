'use client';

import { fieldCheck } from '../../contract/browser-form';
import { NEWSLETTER } from '../../contract/newsletter/forms';
import { Button } from '../../ui/button';
import { EmailField } from '../forms/email-field';
import { FormFrame } from '../forms/form-frame';
import type { FormStart } from '../forms/form-start';
import { useCheckedForm } from '../forms/use-checked-form';

interface Props {
  start: FormStart;
  texts: Record<'email' | 'send', string>;
}

declare module '../../ui/island' {
  interface Islands {
    'subscribe-form': Props;
  }
}

const check = fieldCheck(NEWSLETTER);

/** The e-mail that the newsletter goes to. */
export default function SubscribeForm({ start, texts }: Props) {
  const form = useCheckedForm(start, { check });
  return (
    <FormFrame form={form}>
      <div className="fields">
        <EmailField form={form} label={texts.email} autoComplete="email" scope="boletin" />
      </div>
      <Button wide data-pending={form.isPending}>
        {texts.send}
      </Button>
    </FormFrame>
  );
}
