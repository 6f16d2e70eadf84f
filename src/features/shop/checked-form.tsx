import type { ReactNode } from 'react';
import type { FormFields } from '../../contract/form-fields';
import { enhanced } from '../../ui/enhanced';
import { checkMessages } from './check-messages';

/** Name of every form of this kind; each form's module adds its own. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the modules of the forms
export interface CheckedForms {}

export type CheckedFormName = keyof CheckedForms;

interface CheckedFormProps {
  action: string;
  form: CheckedFormName;
  /** Its fields, where they are checked before they are sent. */
  fields?: FormFields;
  /** Message keys of what it may be answered, for a form that is sent without leaving its page. */
  answers?: readonly string[];
  /** Message key of what is said without a connection, where the general one does not do. */
  offline?: string;
  /** Message key of what is said while it is on its way. */
  progress?: string;
  children: ReactNode;
}

/** A form that says what is wrong beside its fields: in the browser where its island runs, and by the server always. */
export function CheckedForm({ action, form, fields, answers, offline, progress, children }: CheckedFormProps) {
  return (
    <form
      className="checked-form"
      action={action}
      method="post"
      noValidate={fields !== undefined}
      {...enhanced('checked-form', {
        form,
        messages: checkMessages(fields ?? {}, [
          ...(answers ?? []),
          ...[offline, progress].filter((key) => key !== undefined),
        ]),
        offline,
        progress,
      })}
    >
      {children}
      {progress && <p className="muted" role="status" />}
      <p className="field-error" role="alert" tabIndex={-1} />
    </form>
  );
}
