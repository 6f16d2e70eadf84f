import { checkoutHandlers } from '../api/cart/checkout';
import { checkoutForms } from '../forms/checkout';
import { defineArea } from './define-area';

export const checkout = defineArea('checkout', {
  ports: {},
  calls: checkoutHandlers,
  forms: checkoutForms,
  retention: 'nothing ages',
});
