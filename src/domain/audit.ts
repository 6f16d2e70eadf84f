import { ORDER_EVENT_TYPES } from './order/events';

/** What an entry of the record of operators is about. */
export const AUDIT_SUBJECTS = [
  'order',
  'product',
  'coupon',
  'customer',
  'payment',
  'review',
  'message',
  'return',
  'invoice',
  'privacy-request',
] as const;
export type AuditSubject = (typeof AUDIT_SUBJECTS)[number];

/** What operators do beside what happens to orders by them. */
export const DESK_ACTIONS = [
  'ask-card-refund',
  'ask-second-name',
  'agree',
  'decline',
  'close-unresolved',
  'save-for-carrier',
  'resend',
  'resolve-payment',
  'apply-payment',
  'decide-review',
  'decide-invoice',
  'correct-stock',
  'make-coupon',
  'change-coupon',
  'end-coupon',
  'give-coupon',
  'take-coupon',
  'give-wallet',
  'take-wallet',
  'look-at-customer',
  'price-group',
  'begin-return',
  'authorise-return',
  'refuse-return',
  'receive-return',
  'close-return',
  'note-request',
  'answer-request',
  'extend-request',
  'carry-out-request',
  'save-data',
  'erase-data',
] as const;

export const AUDIT_ACTIONS = [...ORDER_EVENT_TYPES, ...DESK_ACTIONS] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** What something was like, by the names of its parts: numbers of money are centavos. */
export type AuditState = Record<string, string | number | boolean | null>;

/** What is written of one thing that an operator did. */
export interface AuditRecord {
  action: AuditAction;
  subject: AuditSubject;
  subjectId: string;
  /** null where there was nothing, or nothing changed. */
  before: AuditState | null;
  after: AuditState | null;
  note?: string | null;
  /** What is told twice under one stands once. */
  key?: string | null;
}

/** What differs of two states of one thing: what it was, and what it is. */
export function changed<State extends AuditState>(
  before: State,
  after: State,
): { before: AuditState; after: AuditState } {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => before[name] !== after[name],
  );
  const only = (state: AuditState): AuditState =>
    Object.fromEntries(names.filter((name) => name in state).map((name) => [name, state[name] ?? null]));
  return { before: only(before), after: only(after) };
}
