import { CONFIRM, type DeskEvent } from '../../../contract/desk-pages/forms';
import { FormKey } from '../../shop/form-key';

/** The form by which an operator tells what happens to an order. */
export const EVENT_FORM = 'operacion-pedido';

/** `seen`: the number of the last event this page shows, so that nobody acts on what has changed. */
export function Told({ number, type, seen }: { number: string; type: DeskEvent; seen: number }) {
  return (
    <>
      <FormKey />
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
