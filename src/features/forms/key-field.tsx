import { memo } from 'react';

/**
 * The hidden key of a form, however often it is sent one operation. Drawn once: the early script renews it when a page
 * is come back to, and React would write the first one over it.
 */
export const KeyField = memo(({ formKey }: { formKey: string | null }) =>
  formKey === null ? null : <input type="hidden" name="key" defaultValue={formKey} />,
);
