import { requestContext } from '../../commerce/request-context';
import { KeyField } from './key-field.client';

/** The key of the form it stands in; nothing on a page that is the same for everyone. */
export function FormKey() {
  const key = requestContext().formKey();
  return key && <KeyField value={key} />;
}
