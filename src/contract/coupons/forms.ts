import { readAmount } from '../../domain/typed-amount';
import { isEmail, MAX_LENGTH } from '../../domain/validation';
import { defineForm } from '../form';
import { type FormField, type FormFields, line } from '../form-fields';

export const COUPONS_PAGE = '/operacion/cupones';
/** The form of a coupon, new or known. */
export const COUPON_PAGE = '/operacion/cupon';
/** Parameter of its address: the coupon that is shown; none makes a new one. */
export const COUPON_CODE = 'codigo';

const isDay = (value: string): boolean => /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value));
const day = { rule: 'text', test: isDay, optional: true } as const;
const version: FormField = { rule: 'text', test: (value) => /^\d{1,15}$/.test(value), optional: true };
const code = line(MAX_LENGTH.coupon);

export const COUPON_FIELDS = {
  code: { ...code, test: (value: string) => code.test(value) && !/\s/.test(value) },
  kind: { rule: 'text', test: (value: string) => value === 'percent' || value === 'fixed' },
  value: { rule: 'amount', test: (value: string) => readAmount(value) !== null },
  from: day,
  to: day,
  minimum: { rule: 'amount', test: (value: string) => readAmount(value) !== null, optional: true },
  oncePerCustomer: { rule: 'text', test: (value: string) => value === 'si', optional: true },
  maxUses: { rule: 'text', test: (value: string) => /^[1-9]\d{0,5}$/.test(value), optional: true },
  version,
} satisfies FormFields;

export const COUPON_END = { code, version } satisfies FormFields;

/** Whose account a coupon is put into, or taken out of; without an e-mail everybody's. */
export const COUPON_GIFT = {
  code,
  email: { rule: 'email', test: isEmail, optional: true },
  what: { rule: 'required', test: (value: string) => value === 'dar' || value === 'quitar' },
} satisfies FormFields;

export const COUPON_FORMS = {
  'operacion-cupon': defineForm({
    id: 'operacion-cupon',
    path: '/operacion/cupon',
    access: 'service',
    limit: 'form',
    page: COUPON_PAGE,
    fields: COUPON_FIELDS,
  }),
  'operacion-cupon-fin': defineForm({
    id: 'operacion-cupon-fin',
    path: '/operacion/cupon-fin',
    access: 'service',
    limit: 'form',
    page: COUPONS_PAGE,
    fields: COUPON_END,
  }),
  'operacion-cupon-dar': defineForm({
    id: 'operacion-cupon-dar',
    path: '/operacion/cupon-dar',
    access: 'service',
    limit: 'form',
    page: COUPON_PAGE,
    fields: COUPON_GIFT,
  }),
};
