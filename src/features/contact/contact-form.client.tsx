'use client';

import { fieldCheck } from '../../contract/browser-form';
import { CONTACT } from '../../contract/contact/forms';
import { MAX_MESSAGE } from '../../domain/contact';
import { MAX_LENGTH } from '../../domain/validation';
import { Button } from '../../ui/button';
import { AreaField, Field, SelectField } from '../../ui/field';
import { FormFrame } from '../forms/form-frame';
import type { FormStart } from '../forms/form-start';
import { useCheckedForm } from '../forms/use-checked-form';

interface Props {
  start: FormStart;
  /** Value → text. */
  subjects: [string, string][];
  privacy: { text: string; label: string; href: string };
  texts: Record<
    'subject' | 'choose' | 'name' | 'email' | 'phone' | 'phoneHint' | 'optional' | 'order' | 'message' | 'send',
    string
  >;
}

declare module '../../ui/island' {
  interface Islands {
    'contact-form': Props;
  }
}

const SCOPE = 'contacto';
const check = fieldCheck(CONTACT);

/** A message to the shop; the privacy notice is a link away. */
export default function ContactForm({ start, subjects, privacy, texts }: Props) {
  const form = useCheckedForm(start, { check });
  const field = (name: keyof typeof CONTACT) => ({ ...form.field(name), scope: SCOPE });
  return (
    <FormFrame form={form}>
      <div className="fields">
        <SelectField {...field('subject')} label={texts.subject} required>
          <option value="">{texts.choose}</option>
          {subjects.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </SelectField>
        <Field {...field('name')} label={texts.name} autoComplete="name" maxLength={MAX_LENGTH.name} required />
        <Field
          {...field('email')}
          label={texts.email}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          maxLength={MAX_LENGTH.email}
          required
        />
        <Field
          {...field('phone')}
          label={texts.phone}
          type="tel"
          autoComplete="tel"
          optional={texts.optional}
          hint={texts.phoneHint}
        />
        <Field
          {...field('order')}
          label={texts.order}
          inputMode="numeric"
          autoComplete="off"
          optional={texts.optional}
        />
        <AreaField {...field('message')} label={texts.message} rows={6} maxLength={MAX_MESSAGE} required />
      </div>
      <p className="small muted">
        {privacy.text} <a href={privacy.href}>{privacy.label}</a>
      </p>
      <Button wide data-pending={form.isPending}>
        {texts.send}
      </Button>
    </FormFrame>
  );
}
