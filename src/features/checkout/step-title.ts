import type { Step } from '../../contract/checkout/forms';
import { texts } from '../shop/texts';

/** What a step is called, on the page and in its title; the first one by whether it asks for a branch. */
export function stepTitle(step: Step, isPickup: boolean): string {
  const t = texts();
  switch (step) {
    case 'datos':
      return isPickup ? t('Your details and the branch') : t('Your details and your address');
    case 'envio':
      return t('Delivery');
    case 'pago':
      return t('Payment and order');
  }
}
