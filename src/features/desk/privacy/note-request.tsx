import { requestContext } from '../../../commerce/request-context';
import { CHECK_FIELDS, DETAIL_MAX } from '../../../contract/privacy/forms';
import { isoDay } from '../../../domain/mexico-city';
import { REQUEST_CHECKS, type RequestCheck, RIGHTS } from '../../../domain/privacy/request';
import { MAX_LENGTH } from '../../../domain/validation';
import { Button } from '../../../ui/button';
import { AreaField, Field, SelectField } from '../../../ui/field';
import { FormKey } from '../../shop/form-key';
import type { FormState } from '../../shop/form-state';
import { formAction } from '../../shop/links';
import { texts } from '../../shop/texts';
import { CHECK_TEXTS } from '../customers/look-texts';
import { DESK_WORDS } from './request-words';

interface Props {
  state: FormState;
  /** Whose request it is; left out, their name and e-mail are typed. */
  customerId?: string;
  /** What is known of who asks from when their data was opened: ticked beforehand. */
  known?: readonly RequestCheck[];
  /** Whether the form stands open before anything was typed. */
  isOpen: boolean;
}

/** Notes what somebody asks of their own data by telephone or in person, folded until it is wanted. */
export function NoteRequest({ state, customerId, known = [], isOpen }: Props) {
  const t = texts();
  const form = customerId === undefined ? 'operacion-privacidad-anotar' : 'operacion-privacidad-cliente';
  const typed = (name: string) => state.value(form, name);
  const field = (name: string) => ({ name, scope: form, required: true, error: state.error(form, name) });
  const wasSent = typed('right') !== undefined;
  const today = isoDay(requestContext().now);
  return (
    <details className="desk-fold" open={isOpen || wasSent}>
      <summary>{t('Note a request')}</summary>
      <form
        className="desk-amount-form"
        action={formAction(customerId === undefined ? 'operacion/privacidad-anotar' : 'operacion/privacidad-cliente')}
        method="post"
      >
        <p>{t('Made by telephone or in person: its time runs from that day, and the person is written to.')}</p>
        <FormKey />
        {customerId !== undefined && <input type="hidden" name="id" value={customerId} autoComplete="off" />}
        <SelectField {...field('right')} label={t('Right')}>
          <option value="">{t('Choose')}</option>
          {RIGHTS.map((right) => (
            <option key={right} value={right} selected={right === typed('right')}>
              {t(DESK_WORDS.rights[right])}
            </option>
          ))}
        </SelectField>
        {customerId === undefined && (
          <>
            <Field
              {...field('name')}
              label={t('Name')}
              autoComplete="off"
              maxLength={MAX_LENGTH.name}
              defaultValue={typed('name')}
            />
            <Field
              {...field('email')}
              label={t('E-mail')}
              hint={t('Where the answer goes; what stands here is looked for under it.')}
              type="email"
              autoComplete="off"
              maxLength={MAX_LENGTH.email}
              defaultValue={typed('email')}
            />
          </>
        )}
        <Field
          {...field('day')}
          label={t('Day it was asked')}
          type="date"
          max={today}
          defaultValue={typed('day') ?? today}
        />
        <AreaField
          {...field('detail')}
          label={t('What they said')}
          rows={4}
          maxLength={DETAIL_MAX}
          defaultValue={typed('detail')}
        />
        <fieldset className="desk-left">
          <legend>{t('How you know who asks: two things, or a document')}</legend>
          {REQUEST_CHECKS.map((check) => (
            <label key={check} className="desk-check">
              <input
                type="checkbox"
                name={CHECK_FIELDS[check]}
                value="si"
                defaultChecked={wasSent ? typed(CHECK_FIELDS[check]) === 'si' : known.includes(check)}
              />
              <span>{t(CHECK_TEXTS[check])}</span>
            </label>
          ))}
        </fieldset>
        <p>{t('Your name stays with it.')}</p>
        <Button>{t('Note the request')}</Button>
      </form>
    </details>
  );
}
