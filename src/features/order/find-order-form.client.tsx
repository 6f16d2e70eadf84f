'use client';

import { fieldCheck } from '../../contract/browser-form';
import { FIND_ORDER, ORDER_NUMBER, PRESSED, WANTS_LINK } from '../../contract/order-forms';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import { EmailField } from '../forms/email-field';
import { FormFrame } from '../forms/form-frame';
import type { FormStart } from '../forms/form-start';
import { useCheckedForm } from '../forms/use-checked-form';

interface Props {
  start: FormStart;
  /** What offers a link by mail instead, in words; null for nothing. */
  link: string | null;
  texts: Record<'number' | 'numberHint' | 'email' | 'send', string>;
}

declare module '../../ui/island' {
  interface Islands {
    'find-order-form': Props;
  }
}

const SCOPE = 'pedido';
const NUMBER_MAX = 20;
const check = fieldCheck(FIND_ORDER);

/** The number and the e-mail of an order. */
export default function FindOrderForm({ start, link, texts }: Props) {
  const form = useCheckedForm(start, { check });
  return (
    <FormFrame form={form}>
      <div className="fields">
        <Field
          {...form.field(ORDER_NUMBER)}
          scope={SCOPE}
          label={texts.number}
          hint={texts.numberHint}
          inputMode="numeric"
          autoComplete="off"
          maxLength={NUMBER_MAX}
          required
        />
        <EmailField form={form} label={texts.email} autoComplete="email" scope={SCOPE} />
      </div>
      <Button wide data-pending={form.isPending}>
        {texts.send}
      </Button>
      {link !== null && (
        <Button wide kind="plain" name={WANTS_LINK} value={PRESSED}>
          {link}
        </Button>
      )}
    </FormFrame>
  );
}
