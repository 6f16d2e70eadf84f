import { STOCK_REASONS } from '../../domain/stock-correction';
import { MAX_LENGTH } from '../../domain/validation';
import { NOTE_MAX } from '../desk-pages/forms';
import { defineForm } from '../form';
import { type FormField, type FormFields, line, optional } from '../form-fields';

/** Stock of a product that is found by its name or sku. */
export const DESK_STOCK_PAGE = '/operacion/existencias';

/** Parameters of its address: what is searched, and the product that is shown. */
export const STOCK_SEARCH = 'buscar';
export const STOCK_SKU = 'sku';

const CODE_MAX = 60;
export const MOST_UNITS = 999_999;

const whole: FormField = { rule: 'text', test: (value) => /^\d{1,6}$/.test(value) };
const seen: FormField = { rule: 'text', test: (value) => /^\d{1,15}$/.test(value) };

export const STOCK_CORRECTION = {
  sku: line(MAX_LENGTH.sku),
  /** Sku of the product whose page it is. */
  product: line(MAX_LENGTH.sku),
  branch: optional(line(CODE_MAX)),
  counted: whole,
  onHand: seen,
  version: seen,
  reason: { rule: 'text', test: (value: string) => STOCK_REASONS.some((one) => one === value) },
  note: optional(line(NOTE_MAX)),
  knowsHeld: { rule: 'text', test: (value: string) => value === 'si', optional: true },
} satisfies FormFields;

export const DESK_STOCK_FORMS = {
  'operacion-existencias': defineForm({
    id: 'operacion-existencias',
    path: '/operacion/existencias',
    access: 'service',
    limit: 'form',
    page: DESK_STOCK_PAGE,
    fields: STOCK_CORRECTION,
  }),
};
