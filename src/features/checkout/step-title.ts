import { texts } from '../shop/texts';
import type { StepName } from './steps';

/** What a step is called, on the page and in its title. `fulfilment` says what the step of the address asks for. */
export function stepTitle(step: StepName, fulfilment: 'address' | 'delivery' | 'branch'): string {
  const t = texts();
  switch (step) {
    case 'datos':
      return t('Your details');
    case 'direccion':
      return fulfilment === 'branch'
        ? t('Where do you pick it up?')
        : fulfilment === 'address'
          ? t('Your address')
          : t('Where do we take it?');
    case 'envio':
      return t('Delivery');
    case 'pago':
      return t('How you pay');
    case 'revision':
      return t('Review and order');
  }
}
