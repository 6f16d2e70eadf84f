import { NEWSLETTER } from '../../contract/newsletter/forms';
import { Button } from '../../ui/button';
import { CheckedForm } from '../shop/checked-form';
import type { FormState } from '../shop/form-state';
import { formAction } from '../shop/links';
import { texts } from '../shop/texts';
import { type TypedField, TypedFields } from '../shop/typed-fields';

declare module '../shop/checked-form' {
  interface CheckedForms {
    'boletin-alta': true;
  }
}

const FIELDS: readonly TypedField[] = [
  {
    name: 'email',
    label: 'E-mail',
    type: 'email',
    inputMode: 'email',
    autoComplete: 'email',
    autoCapitalize: 'none',
    spellCheck: false,
    maxLength: 254,
  },
];

/** Asks for the newsletter; `email` is that of a customer who is signed in. */
export function SubscribeForm({ state, email }: { state: FormState; email: string }) {
  const t = texts();
  return (
    <CheckedForm action={formAction('newsletter/alta')} form="boletin-alta" fields={NEWSLETTER}>
      <div className="fields">
        <TypedFields form="boletin-alta" fields={FIELDS} state={state} scope="boletin" known={() => email} />
      </div>
      <Button wide>{t('Subscribe')}</Button>
    </CheckedForm>
  );
}
