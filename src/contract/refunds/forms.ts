import { clabeDigits, isClabe } from '../../domain/payment/clabe';
import { isRefundChosen } from '../../domain/refund/account';
import { defineForm } from '../form';
import { type FormField, type FormFields, line, optional } from '../form-fields';
import { ORDERS_PAGE } from '../history/pages';
import { REFUND_MESSAGES } from './messages';

const NUMBER_MAX = 64;
/** What a bank takes of a name, and some more. */
const HOLDER_MAX = 80;

/** Where money of what is canceled or returned goes: into the wallet, or, left empty, back as it was paid. */
export const REFUND_TO: FormField = optional({ rule: 'text', test: (value) => value === 'wallet' });

/** Where the order's page asks. */
export const REFUND_ANCHOR = 'reembolso';

/** Where money of an order is sent: an account with its holder, a branch, or the wallet, as the button that was pressed says. */
export const REFUND_ACCOUNT = {
  order: line(NUMBER_MAX),
  way: { rule: 'text', test: isRefundChosen },
  clabe: optional({
    rule: 'text',
    message: REFUND_MESSAGES.clabeWrong,
    test: (value) => isClabe(clabeDigits(value)),
    privacy: 'private',
  }),
  holder: optional(line(HOLDER_MAX)),
} satisfies FormFields;

export const REFUNDS_FORMS = {
  'cuenta-reembolso': defineForm({
    id: 'cuenta-reembolso',
    path: '/order/reembolso',
    access: 'anyone',
    limit: 'form',
    page: ORDERS_PAGE,
    fields: REFUND_ACCOUNT,
  }),
};
