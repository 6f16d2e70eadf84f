import { FormWindow } from '../shop/form-window';
import type { WindowProps } from '../shop/window-props';
import HomeForm from './home-form.client';

/** Asks for the measures of a home over the page; those that an address names are not what is asked. */
export function HomeWindow({ page, ...props }: WindowProps) {
  const { origin, pathname } = new URL(page);
  return (
    <FormWindow {...props} page={origin + pathname} of="home-form">
      {(asking, onDone) => <HomeForm {...asking} onDone={onDone} />}
    </FormWindow>
  );
}
