import { isOutside } from '../../ui/is-outside';

declare module '../../ui/island' {
  interface Islands {
    'remove-line': Record<string, never>;
  }
}

/** CART-019: removing asks first, in the dialog beside its link. */
export function start(element: HTMLElement): void {
  const link = element.querySelector('a');
  const dialog = element.querySelector('dialog');
  link?.addEventListener('click', (event) => {
    event.preventDefault();
    dialog?.showModal();
  });
  dialog?.querySelector('button[type="button"]')?.addEventListener('click', () => dialog.close());
  dialog?.addEventListener('pointerdown', (event) => event.target === dialog && isOutside(dialog, event) && dialog.close());
}
