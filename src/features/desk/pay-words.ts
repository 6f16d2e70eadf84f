import { type Centavos, formatMoney, NO_CENTAVOS } from '../../domain/money';
import { costsNothing, kept, openAuthorisation, stillDue, toRefund } from '../../domain/order/money';
import type { Order } from '../../domain/order/order';
import { isOff } from '../../domain/order/status';
import type { OrderState } from '../../domain/order/step';
import { knownKind, type PaymentKind } from '../../domain/payment/kind';
import type { Translate } from '../../i18n';

const WAYS = {
  cash: 'Pay way cash',
  card: 'Pay way card',
  spei: 'Pay way spei',
  store: 'Pay way store',
} as const satisfies Record<PaymentKind, string>;

/** How an order is paid, in a word; `title` of a way that only a retailer knows. */
export function payWay(t: Translate, { code, title }: Pick<Order['paymentMethod'], 'code' | 'title'>): string {
  const kind = knownKind(code);
  return kind ? t(WAYS[kind]) : t.data(title || code);
}

/**
 * What whoever hands an order over takes for it: what is due and no card holds, once that was agreed to or where it is
 * paid in cash.
 */
export function toCollect(
  { paymentMethod }: Pick<Order, 'paymentMethod'>,
  { isAccepted, money }: Pick<OrderState, 'isAccepted' | 'money'>,
): Centavos {
  const due = stillDue(money);
  const isLeft = openAuthorisation(money) < due && (isAccepted || knownKind(paymentMethod.code) === 'cash');
  return isLeft ? due : NO_CENTAVOS;
}

function standing(t: Translate, order: Order, state: OrderState): string[] {
  const { status, money } = state;
  const due = stillDue(money);
  if (isOff(status)) return [];
  if (costsNothing(money)) return [t('Nothing to collect')];
  if (due === 0) return [t('Money all there')];
  const amount = formatMoney(due);
  if (openAuthorisation(money) >= due) return [t('Held on the card {amount}', { amount })];
  if (toCollect(order, state) > 0 && status === 'complete') return [t('Still to be noted {amount}', { amount })];
  if (toCollect(order, state) > 0)
    return [
      order.branch ? t('Collect {amount} at the branch', { amount }) : t('Collect {amount} at the door', { amount }),
    ];
  return [kept(money) > 0 ? t('Short of {amount}', { amount }) : t('Waits for {amount}', { amount })];
}

/** How its money stands: what is there, held, due, or to be sent back. */
export function payStanding(t: Translate, order: Order, state: OrderState): string {
  const back = toRefund(state.money);
  return [
    ...standing(t, order, state),
    ...(back > 0 ? [t('To send back {amount}', { amount: formatMoney(back) })] : []),
  ].join(' · ');
}
