import { AUDIT_SUBJECTS } from '../../domain/audit';
import { defineForm } from '../form';
import { type FormFields, line, optional } from '../form-fields';

/** Who did what at the desk. */
export const AUDIT_PAGE = '/operacion/registro';

/** Parameters the record is narrowed by, in its address and in the form that saves it. */
export const AUDIT_WHO = 'quien';
export const AUDIT_ABOUT = 'sobre';
export const AUDIT_WHICH = 'cual';
export const AUDIT_FROM = 'desde';
export const AUDIT_TO = 'hasta';

const NAME_MAX = 200;
const isDay = (value: string): boolean => /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value));
const day = { rule: 'text', test: isDay, optional: true } as const;

export const AUDIT_FILTERS = {
  [AUDIT_WHO]: optional(line(NAME_MAX)),
  [AUDIT_ABOUT]: {
    rule: 'text',
    test: (value: string) => AUDIT_SUBJECTS.some((one) => one === value),
    optional: true,
  },
  [AUDIT_WHICH]: optional(line(NAME_MAX)),
  [AUDIT_FROM]: day,
  [AUDIT_TO]: day,
} satisfies FormFields;

export const AUDIT_FORMS = {
  'operacion-registro': defineForm({
    id: 'operacion-registro',
    path: '/operacion/registro',
    access: 'service',
    limit: 'form',
    page: AUDIT_PAGE,
    fields: AUDIT_FILTERS,
  }),
};
