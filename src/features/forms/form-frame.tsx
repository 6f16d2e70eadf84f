import type { ReactNode } from 'react';
import { wordsOf } from '../shop/general-message';
import { KeyField } from './key-field';
import type { CheckedForm } from './use-checked-form';

/** The element of a checked form: its key, what is in it, and under its button what is wrong with the whole of it. */
export function FormFrame({ form, children }: { form: CheckedForm; children: ReactNode }) {
  const { ref, start, props, alert, isPending } = form;
  const { progress, messages, formKey } = start;
  return (
    <form ref={ref} className="checked-form" {...props}>
      <KeyField formKey={formKey} />
      {children}
      {progress && (
        <p className="muted" role="status">
          {isPending && wordsOf(messages, progress)}
        </p>
      )}
      <p className="field-error" role="alert" tabIndex={-1}>
        {alert}
      </p>
    </form>
  );
}
