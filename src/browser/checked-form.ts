import type { FormCheck } from '../contract/browser-form';
import { CHECKOUT_CHECKS } from '../contract/checkout/browser-forms';
import type { CheckedFormName } from '../features/shop/checked-form';
import { type CheckedFormProps, startForm } from '../features/shop/checked-form.client';

/** Forms of which the server alone says what is wrong. */
type Unchecked = 'direccion-guardada' | 'sucursal' | 'envio' | 'pedido';

/** What the browser checks of every other form before it is sent. */
const CHECKS: Record<Exclude<CheckedFormName, Unchecked>, FormCheck> & Partial<Record<Unchecked, FormCheck>> =
  CHECKOUT_CHECKS;

export const start = (element: HTMLElement, props: CheckedFormProps): void =>
  startForm(element, props, CHECKS[props.form]);
