import { NEWSLETTER } from '../../contract/newsletter/forms';
import { Island } from '../../ui/island';
import { formStart } from '../forms/form-start';
import type { FormState } from '../shop/form-state';
import { texts } from '../shop/texts';

/** Asks for the newsletter; `email` is that of a customer who is signed in. */
export function SubscribeForm({ state, email }: { state: FormState; email: string }) {
  const t = texts();
  return (
    <Island
      of="subscribe-form"
      props={{
        start: formStart({
          path: 'newsletter/alta',
          form: 'boletin-alta',
          state,
          fields: NEWSLETTER,
          known: { email },
          isKeyed: false,
        }),
        texts: { email: t('E-mail'), send: t('Subscribe') },
      }}
    />
  );
}
