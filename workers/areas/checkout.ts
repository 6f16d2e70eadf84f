import { checkoutHandlers } from '../api/checkout';
import { checkoutForms } from '../forms/checkout';
import { defineArea } from './define-area';

export const checkout = defineArea('checkout', {
  ports: {},
  calls: checkoutHandlers,
  forms: checkoutForms,
  retention: 'nothing ages',
});
