import { NOTE_MAX } from '../../../contract/desk-pages/forms';
import type { Key } from '../../../i18n';
import { Field } from '../../../ui/field';
import { texts } from '../../shop/texts';

interface Props {
  scope: string;
  /** Offered while something is typed, which may be anything else. */
  reasons: readonly Key[];
  isRequired: boolean;
  value?: string | undefined;
  error?: string | null;
}

/** Why an operator does it: kept in the history, for those at the desk alone. */
export function ReasonField({ scope, reasons, isRequired, value, error = null }: Props) {
  const t = texts();
  const list = `${scope}-motivos`;
  return (
    <>
      <Field
        scope={scope}
        name="note"
        label={t('Reason')}
        hint={t('Choose or write it. Only those at the desk see it.')}
        list={list}
        autoComplete="off"
        maxLength={NOTE_MAX}
        defaultValue={value}
        error={error}
        {...(isRequired ? { required: true } : { optional: t('optional') })}
        {...(error && { autoFocus: true })}
      />
      <datalist id={list}>
        {reasons.map((reason) => (
          <option key={reason} value={t(reason)} />
        ))}
      </datalist>
    </>
  );
}
