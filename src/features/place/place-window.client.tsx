import { FormWindow } from '../shop/form-window';
import type { WindowProps } from '../shop/window-props';
import PlaceForm from './place-form.client';

/** Asks for the postal code over the page. */
export default function PlaceWindow(props: WindowProps) {
  return (
    <FormWindow {...props} of="place-form">
      {(asking, onDone) => <PlaceForm {...asking} onDone={onDone} />}
    </FormWindow>
  );
}
