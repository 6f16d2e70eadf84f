import { useState } from 'react';

/** An element that stays the same one is not drawn again. */
function Kept({ formKey }: { formKey: string }) {
  const [field] = useState(() => <input type="hidden" name="key" defaultValue={formKey} />);
  return field;
}

/**
 * The hidden key of a form, however often it is sent one operation. Drawn once: the early script renews it when a page
 * is come back to, and React would write the first one over it.
 */
export const KeyField = ({ formKey }: { formKey: string | null }) =>
  formKey === null ? null : <Kept key={formKey} formKey={formKey} />;
