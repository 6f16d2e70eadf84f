import type { FormCheck } from '../contract/browser-form';
import { CHECKOUT_CHECKS } from '../contract/checkout/browser-forms';
import { CUSTOMER_CHECKS } from '../contract/customers/browser-forms';
import { NEWSLETTER_CHECKS } from '../contract/newsletter/browser-forms';
import { ORDER_CHECKS } from '../contract/order-browser-forms';
import { REVIEW_CHECKS } from '../contract/reviews/browser-forms';
import type { CheckedFormName } from '../features/shop/checked-form';
import { type CheckedFormProps, startForm } from '../features/shop/checked-form.client';

/** What the browser checks of each form before it is sent; null where the server alone does. */
const CHECKS: Record<CheckedFormName, FormCheck | null> = {
  ...CHECKOUT_CHECKS,
  ...CUSTOMER_CHECKS,
  ...NEWSLETTER_CHECKS,
  ...ORDER_CHECKS,
  ...REVIEW_CHECKS,
  'direccion-guardada': null,
  sucursal: null,
  envio: null,
  pedido: null,
  contacto: null,
  'confirmar-cuenta': null,
};

export const start = (element: HTMLElement, props: CheckedFormProps): void =>
  startForm(element, props, CHECKS[props.form]);
