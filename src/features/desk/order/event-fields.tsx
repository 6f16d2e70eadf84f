import { CONFIRM, type DeskEvent } from '../../../contract/desk-pages/forms';
import { FormKey } from '../../shop/form-key';

/** The form by which an operator tells what happens to an order. */
export const EVENT_FORM = 'operacion-pedido';

interface EventFieldsProps {
  number: string;
  type: DeskEvent;
  /** The number of the last event this page shows, so that nobody acts on what has changed. */
  seen: number;
  /** Key of the form before this one, with which both are one operation; left out, it has its own. */
  formKey?: string | null;
}

export function EventFields({ number, type, seen, formKey = null }: EventFieldsProps) {
  return (
    <>
      {formKey === null ? <FormKey /> : <input type="hidden" name="key" value={formKey} autoComplete="off" />}
      <input type="hidden" name="number" value={number} autoComplete="off" />
      <input type="hidden" name="type" value={type} autoComplete="off" />
      <input type="hidden" name="seen" value={seen} autoComplete="off" />
    </>
  );
}

/** Leads to the page that asks once more. */
export const Asks = ({ what }: { what: string }) => (
  <input type="hidden" name={CONFIRM} value={what} autoComplete="off" />
);
