import { isQuantity, MAX_LENGTH } from '../../domain/validation';
import { type FormFields, line, optional } from '../form-fields';

const wholeNumber = (value: string) => /^\d{1,15}$/.test(value) && Number(value) > 0;

export const QUANTITY = {
  qty: { rule: 'quantity', test: (value) => isQuantity(/^\d{1,15}$/.test(value) ? Number(value) : Number.NaN) },
} satisfies FormFields;

export const LINE = { itemId: { rule: 'required', test: wholeNumber } } satisfies FormFields;

export const ADD = {
  sku: line(MAX_LENGTH.sku),
  parentSku: optional(line(MAX_LENGTH.sku)),
  qty: optional(QUANTITY.qty),
  warranty: optional(line(MAX_LENGTH.sku)),
  deliveryOption: optional(line(MAX_LENGTH.sku)),
} satisfies FormFields;

/** An empty code takes the coupon off. */
export const COUPON = { code: optional(line(MAX_LENGTH.coupon)) } satisfies FormFields;
