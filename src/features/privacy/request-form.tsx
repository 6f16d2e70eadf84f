import { DETAIL_MAX } from '../../contract/privacy/forms';
import { RIGHTS } from '../../domain/privacy/request';
import { MAX_LENGTH } from '../../domain/validation';
import { Button } from '../../ui/button';
import { AreaField, Field, SelectField } from '../../ui/field';
import { FormKey } from '../shop/form-key';
import type { FormState } from '../shop/form-state';
import { formAction } from '../shop/links';
import { texts } from '../shop/texts';
import { noticeWords } from './notice-words';
import { PrivacyLine } from './privacy-line';
import { RIGHT_TEXTS } from './right-texts';

interface Props {
  state: FormState;
  form: 'mis-datos' | 'solicitud-propia';
}

/** Somebody asks about their own data; of a customer name and e-mail are known. */
export function RequestForm({ state, form }: Props) {
  const t = texts();
  const field = (name: string) => ({ name, scope: form, required: true, error: state.error(form, name) });
  return (
    <form
      className="checked-form"
      action={formAction(form === 'mis-datos' ? 'mis-datos' : 'account/solicitud')}
      method="post"
    >
      <FormKey />
      <div className="fields">
        <SelectField {...field('right')} label={t('What you ask for')}>
          <option value="">{t('Choose')}</option>
          {RIGHTS.map((right) => (
            <option key={right} value={right} selected={right === state.value(form, 'right')}>
              {t(RIGHT_TEXTS[right])}
            </option>
          ))}
        </SelectField>
        {form === 'mis-datos' && (
          <>
            <Field
              {...field('name')}
              label={t('Name')}
              autoComplete="name"
              maxLength={MAX_LENGTH.name}
              defaultValue={state.value(form, 'name')}
            />
            <Field
              {...field('email')}
              label={t('E-mail')}
              hint={t('The one the shop knows. We send a link there, so that nobody asks in your name.')}
              type="email"
              autoComplete="email"
              maxLength={MAX_LENGTH.email}
              defaultValue={state.value(form, 'email')}
            />
          </>
        )}
        <AreaField
          {...field('detail')}
          label={t('Which data, and what for')}
          hint={t('To correct something, write what is wrong and what is right.')}
          rows={5}
          maxLength={DETAIL_MAX}
          defaultValue={state.value(form, 'detail')}
        />
      </div>
      <PrivacyLine {...noticeWords('We use what you write to answer your request, and for nothing else.')} />
      <Button kind={form === 'mis-datos' ? 'ink' : 'plain'}>{t('Send the request')}</Button>
    </form>
  );
}
