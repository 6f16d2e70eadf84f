import type { AuditEntry } from '../../../commerce/desk/audit';
import type { AuditAction, AuditState, AuditSubject } from '../../../domain/audit';
import type { InvoiceState } from '../../../domain/invoice/request';
import { formatMoney, toCentavos } from '../../../domain/money';
import { ORDER_STATUSES } from '../../../domain/order/status';
import { STOCK_REASONS } from '../../../domain/stock-correction';
import type { Key, Translate } from '../../../i18n';
import { CHECK_TEXTS, LOOK_TEXTS } from '../customers/look-texts';
import { DESK_WORDS } from '../privacy/request-words';
import { REASON_TEXTS } from '../stock/reason-texts';
import { deskEventText, deskStatusText, deskTime, EVENT_TEXTS } from '../words';

const ACTION_TEXTS: Record<AuditAction, Key> = {
  ...EVENT_TEXTS,
  'ask-card-refund': 'Did ask-card-refund',
  'ask-second-name': 'Did ask-second-name',
  agree: 'Did agree',
  decline: 'Did decline',
  'close-unresolved': 'Did close-unresolved',
  'save-for-carrier': 'Did save-for-carrier',
  resend: 'Did resend',
  'resolve-payment': 'Did resolve-payment',
  'apply-payment': 'Did apply-payment',
  'decide-review': 'Did decide-review',
  'decide-invoice': 'Did decide-invoice',
  'correct-stock': 'Did correct-stock',
  'make-coupon': 'Did make-coupon',
  'change-coupon': 'Did change-coupon',
  'end-coupon': 'Did end-coupon',
  'give-coupon': 'Did give-coupon',
  'take-coupon': 'Did take-coupon',
  'give-wallet': 'Did give-wallet',
  'take-wallet': 'Did take-wallet',
  'look-at-customer': 'Did look-at-customer',
  'price-group': 'Did price-group',
  'begin-return': 'Did begin-return',
  'authorise-return': 'Did authorise-return',
  'refuse-return': 'Did refuse-return',
  'receive-return': 'Did receive-return',
  'close-return': 'Did close-return',
  'note-request': 'Did note-request',
  'answer-request': 'Did answer-request',
  'extend-request': 'Did extend-request',
  'carry-out-request': 'Did carry-out-request',
  'save-data': 'Did save-data',
  'erase-data': 'Did erase-data',
};

/** What an entry says was done. */
export const actionText = ({ action, isPickup }: Pick<AuditEntry, 'action' | 'isPickup'>): Key =>
  action === 'send' ? deskEventText({ branch: isPickup }, action) : ACTION_TEXTS[action];

export const SUBJECT_TEXTS: Record<AuditSubject, Key> = {
  order: 'About order',
  product: 'About product',
  coupon: 'About coupon',
  customer: 'About customer',
  payment: 'About payment',
  review: 'About review',
  invoice: 'About invoice',
  message: 'About message',
  return: 'About return',
  'privacy-request': 'About privacy-request',
};

/** What the parts of something are called; a part that is not here is called by its name. */
const PART_TEXTS: Partial<Record<string, Key>> = {
  status: 'State',
  amount: 'Amount in pesos',
  charged: 'Money charged',
  wallet: 'With the wallet',
  authorised: 'Money authorised',
  captured: 'Money captured',
  released: 'Part released',
  received: 'Money received',
  reversed: 'Money reversed',
  refunded: 'Money refunded',
  disputed: 'Money disputed',
  isAccepted: 'Part accepted',
  guide: 'Part guide',
  qty: 'Part qty',
  branch: 'Part branch',
  held: 'Part held',
  missing: 'Part missing',
  counted: 'Part counted',
  kind: 'Part kind',
  value: 'Part value',
  from: 'Part from',
  to: 'Part to',
  minimum: 'Part minimum',
  oncePerCustomer: 'Part once',
  maxUses: 'Part uses',
  groupId: 'Part group',
  isShown: 'Part shown',
  look: 'Why you look',
  checks: 'Part checks',
  state: 'State',
  channel: 'Part channel',
  days: 'Days it can be spent',
  reason: 'Reason',
  granted: 'It proceeds',
  what: 'What happened',
  order: 'Order',
  customer: 'Customer',
  right: 'Right',
};

const MONEY = new Set([
  'amount',
  'charged',
  'wallet',
  'authorised',
  'captured',
  'released',
  'received',
  'reversed',
  'refunded',
  'disputed',
  'minimum',
]);
const MOMENTS = new Set(['from', 'to']);

function reasonText(t: Translate, value: string | number): string {
  const reason = STOCK_REASONS.find((one) => one === value);
  return reason ? t(REASON_TEXTS[reason]) : String(value);
}

function statusText(t: Translate, value: string | number, isPickup: boolean): string {
  const status = ORDER_STATUSES.find((one) => one === value);
  return status ? t(deskStatusText({ branch: isPickup }, status)) : String(value);
}

/** Parts that are codes, in words. */
const CODE_TEXTS: Partial<Record<string, Readonly<Record<string, Key>>>> = {
  look: LOOK_TEXTS,
  state: { open: 'Invoices to make', answered: 'Invoices made', refused: 'Invoices refused' } satisfies Record<
    InvoiceState,
    Key
  >,
  channel: { mail: 'Channel mail', webhook: 'Channel webhook' },
  what: { closing: 'Told account-closed', erased: 'Told account-erased' },
  right: DESK_WORDS.rights,
  kind: { percent: 'Percentage', fixed: 'Amount in pesos' },
};

const codeText = (t: Translate, words: Readonly<Record<string, Key>>, code: string): string => {
  const word = words[code];
  return word ? t(word) : code;
};

function valueText(t: Translate, name: string, value: AuditState[string] | undefined, isPickup: boolean): string {
  if (value === null || value === undefined) return '—';
  if (typeof value === 'boolean') return value ? t('Yes') : t('No');
  if (typeof value === 'number' && MONEY.has(name)) return formatMoney(toCentavos(value));
  if (typeof value === 'number' && MOMENTS.has(name)) return deskTime(value);
  if (name === 'reason') return reasonText(t, value);
  if (name === 'status') return statusText(t, value, isPickup);
  if (typeof value === 'string' && name === 'checks')
    return value
      .split(', ')
      .map((check) => codeText(t, CHECK_TEXTS, check))
      .join(', ');
  const codes = CODE_TEXTS[name];
  if (codes) return codeText(t, codes, String(value));
  return String(value);
}

type Changed = Pick<AuditEntry, 'before' | 'after'> & { isPickup?: boolean };

/** What changed, part by part: what it was, and what it is. */
export function changesOf(
  t: Translate,
  { before, after, isPickup = false }: Changed,
): { part: string; was: string; is: string }[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return names.map((name) => {
    const known = PART_TEXTS[name];
    return {
      part: known ? t(known) : name,
      was: valueText(t, name, before?.[name], isPickup),
      is: valueText(t, name, after?.[name], isPickup),
    };
  });
}

/** The same in a line: 'Existencias: 3 → 5'. */
export const changesLine = (t: Translate, entry: Changed): string =>
  changesOf(t, entry)
    .map(({ part, was, is }) => (entry.before === null || was === '—' ? `${part}: ${is}` : `${part}: ${was} → ${is}`))
    .join(' · ');
