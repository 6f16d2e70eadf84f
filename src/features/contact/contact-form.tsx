import { CONTACT } from '../../contract/contact/forms';
import { CONTACT_SUBJECTS, MAX_MESSAGE } from '../../domain/contact';
import { MAX_LENGTH } from '../../domain/validation';
import { Button } from '../../ui/button';
import { AreaField, Field, SelectField } from '../../ui/field';
import { CheckedForm } from '../shop/checked-form';
import { FormKey } from '../shop/form-key';
import type { FormState } from '../shop/form-state';
import { formAction, href } from '../shop/links';
import { texts } from '../shop/texts';
import { SUBJECT_TEXTS } from './subject-texts';

declare module '../shop/checked-form' {
  interface CheckedForms {
    contacto: true;
  }
}

const FORM = 'contacto';

interface ContactFormProps {
  state: FormState;
  /** What is known of a customer who is signed in. */
  known: { name: string; email: string };
}

/** A message to the shop; the privacy notice is a link away. */
export function ContactForm({ state, known }: ContactFormProps) {
  const t = texts();
  const common = (name: keyof typeof CONTACT, fallback = '') => ({
    scope: FORM,
    name,
    defaultValue: state.value(FORM, name) ?? fallback,
    error: state.error(FORM, name),
  });
  return (
    <CheckedForm action={formAction('contacto')} form={FORM} fields={CONTACT}>
      <FormKey />
      <div className="fields">
        <SelectField {...common('subject')} label={t('What is it about?')} required>
          <option value="">{t('Choose')}</option>
          {CONTACT_SUBJECTS.map((subject) => (
            <option key={subject} value={subject}>
              {t(SUBJECT_TEXTS[subject])}
            </option>
          ))}
        </SelectField>
        <Field
          {...common('name', known.name)}
          label={t('Name')}
          autoComplete="name"
          maxLength={MAX_LENGTH.name}
          required
        />
        <Field
          {...common('email', known.email)}
          label={t('E-mail')}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          maxLength={MAX_LENGTH.email}
          required
        />
        <Field
          {...common('phone')}
          label={t('Phone')}
          type="tel"
          autoComplete="tel"
          optional={t('optional')}
          hint={t('With the code of the country, if it is not Mexico')}
        />
        <Field
          {...common('order')}
          label={t('Order number')}
          inputMode="numeric"
          autoComplete="off"
          optional={t('optional')}
        />
        <AreaField {...common('message')} label={t('Your message')} rows={6} maxLength={MAX_MESSAGE} required />
      </div>
      <p className="small muted">
        {t('We use what you write to answer you, and for nothing else.')}{' '}
        <a href={href('/aviso-de-privacidad')}>{t('Privacy notice')}</a>
      </p>
      <Button wide>{t('Send the message')}</Button>
    </CheckedForm>
  );
}
