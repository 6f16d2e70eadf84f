import { onVariantChange } from './variant-changed';

declare module '../../ui/enhanced' {
  interface Enhanced {
    'quantity-picker': Record<string, never>;
  }
}

/** The buttons for one less and one more beside a number field. */
export function start(picker: HTMLElement): void {
  const field = picker.querySelector('input');
  const [less, more] = picker.querySelectorAll('button');
  if (!field || !less || !more) return;
  const quantity = () => Math.trunc(Number(field.value)) || 1;
  const most = () => Number(field.max);
  const show = () => {
    less.disabled = quantity() <= 1;
    more.disabled = quantity() >= most();
  };
  const step = (by: number) => {
    field.value = String(Math.min(most(), Math.max(1, quantity() + by)));
    show();
  };
  less.addEventListener('click', () => step(-1));
  more.addEventListener('click', () => step(1));
  field.addEventListener('input', show);
  onVariantChange(show);
  show();
}
