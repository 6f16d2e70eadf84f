import { mine } from '../../commerce/request-context';

/**
 * The hidden key of a form: however often it is sent, it is one operation. Nothing on a page that is the same for
 * everyone.
 */
export function FormKey() {
  const key = mine().formKey();
  return key && <input type="hidden" name="key" value={key} />;
}
