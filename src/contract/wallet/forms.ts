import { WALLET_ACTS } from '../../domain/customer/wallet';
import { readAmount } from '../../domain/typed-amount';
import { MAX_LENGTH } from '../../domain/validation';
import { DESK_CUSTOMERS_PAGE, isCustomerId } from '../desk-customers/forms';
import { defineForm } from '../form';
import { type FormFields, line } from '../form-fields';

/** What an operator gives to a wallet or takes out of it, and why. */
export const WALLET_CHANGE = {
  id: { rule: 'text', test: isCustomerId },
  act: { rule: 'required', test: (value: string) => WALLET_ACTS.some((act) => act === value) },
  amount: { rule: 'amount', test: (value: string) => readAmount(value) !== null },
  days: { rule: 'text', test: (value: string) => /^[1-9]\d{0,3}$/.test(value), optional: true },
  note: line(MAX_LENGTH.company),
} satisfies FormFields;

export const WALLET_FORMS = {
  'operacion-monedero': defineForm({
    id: 'operacion-monedero',
    path: '/operacion/monedero',
    access: 'service',
    limit: 'form',
    page: DESK_CUSTOMERS_PAGE,
    fields: WALLET_CHANGE,
  }),
};
