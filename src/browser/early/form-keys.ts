import { newKey } from '../../features/shop/new-key';

/**
 * A page that the browser shows again as it was left has sent its forms already, so what is sent from there is a new
 * intention: every form gets a new key, and none is still on its way.
 */
export const renewFormKeys = (): void =>
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    for (const field of document.querySelectorAll<HTMLInputElement>('input[name="key"]')) field.value = newKey();
    for (const form of document.querySelectorAll<HTMLElement>('form[data-pending]')) delete form.dataset.pending;
  });
