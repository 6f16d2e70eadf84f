import { LOOK_REASONS } from '../../domain/customer/look';
import { defineForm } from '../form';
import type { FormField, FormFields } from '../form-fields';

export const DESK_CUSTOMERS_PAGE = '/operacion/clientes';
/** Parameters of its address: what is searched, and the customer who is shown. */
export const CUSTOMER_SEARCH = 'buscar';
export const CUSTOMER_ID = 'cliente';

/** The page of a customer; without an id the page where they are found. */
export const deskCustomerPage = (id: string | undefined): string =>
  id ? `${DESK_CUSTOMERS_PAGE}?${new URLSearchParams({ [CUSTOMER_ID]: id })}` : DESK_CUSTOMERS_PAGE;

/** Whether this is the id of a customer as it is kept: one with zeros before it is not another name of the same. */
export const isCustomerId = (value: string): boolean => /^[1-9]\d{0,14}$/.test(value);

const id: FormField = { rule: 'text', test: isCustomerId };
const group: FormField = { rule: 'text', test: (value) => /^[1-9]\d{0,4}$/.test(value) };
const ticked: FormField = { rule: 'text', test: (value) => value === 'si', optional: true };

export const CUSTOMER_LOOK = {
  id,
  reason: { rule: 'text', test: (value: string) => LOOK_REASONS.some((one) => one === value) },
  name: ticked,
  email: ticked,
  postcode: ticked,
  order: ticked,
} satisfies FormFields;

export const CUSTOMER_GROUP = { id, group, seen: group } satisfies FormFields;

const common = { access: 'service', limit: 'form', page: DESK_CUSTOMERS_PAGE } as const;

export const DESK_CUSTOMERS_FORMS = {
  'operacion-cliente': defineForm({
    ...common,
    id: 'operacion-cliente',
    path: '/operacion/cliente',
    fields: CUSTOMER_LOOK,
  }),
  'operacion-cliente-grupo': defineForm({
    ...common,
    id: 'operacion-cliente-grupo',
    path: '/operacion/cliente-grupo',
    fields: CUSTOMER_GROUP,
  }),
};
