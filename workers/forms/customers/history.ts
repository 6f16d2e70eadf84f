import { CANCEL_ALL } from '../../../src/commerce/own/cancellation';
import { withParameter } from '../../../src/config/way-back';
import { CART_PAGE } from '../../../src/contract/cart/forms';
import { BUY_AGAIN, CANCEL_ORDER, type HISTORY_FORMS, HISTORY_MESSAGES } from '../../../src/contract/history';
import { canceledUnits, unitsIn } from '../../../src/contract/history/cancel-form';
import { AGAIN, ORDERS_PAGE, ownOrderPath } from '../../../src/contract/history/pages';
import { ITEMS_MESSAGES } from '../../../src/domain/order/items';
import { refuse } from '../../../src/domain/result';
import { addShared } from '../../services/cart/add-shared-cart';
import { notingForeign } from '../../services/customers/not-theirs';
import { again } from '../../services/orders/buy-again';
import { change, withCart } from '../cart/cart-outcome';
import { checkForm } from '../serving/check-form';
import { invalid, type Outcome, refusedAt } from '../serving/outcome';
import type { FormHandlers, SentForm } from '../serving/sent-form';

/**
 * Puts what was ordered into the cart once more. What is no longer sold or costs more is shown first: only prices that
 * were seen are taken.
 */
async function buyAgain({ request, principal, sent, key }: SentForm<'anyone'>): Promise<Outcome> {
  const fields = checkForm(BUY_AGAIN, sent);
  if (!fields.ok) return refusedAt(ORDERS_PAGE, invalid(fields.errors));
  const found = notingForeign(request, principal, 'comprar-otra-vez', await again(request, fields.values.order));
  if (!found.ok) return refusedAt(ORDERS_PAGE, found.problem);
  const { number, page, lines, shown, seen, isAsBefore } = found.value;
  const looked = withParameter(page, AGAIN, '1');
  if (shown.every(({ problem }) => problem !== null))
    return refusedAt(looked, refuse(422, HISTORY_MESSAGES.nothingLeft).problem);
  if (!isAsBefore && fields.values.seen !== seen)
    return { location: looked, notices: [{ id: 'other', level: 'warning', message: HISTORY_MESSAGES.changedSince }] };
  const { sharedCarts } = request.commerce;
  const sold = lines.filter((_, index) => shown[index]?.problem === null);
  const token = `again:${number}:${key ?? crypto.randomUUID()}`;
  const changed = await change(request, (cart) =>
    addShared(
      cart,
      { sharedCarts, store: request.store, token, lines: sold, messages: HISTORY_MESSAGES },
      () => undefined,
    ),
  );
  if (!changed.ok) return refusedAt(looked, changed.problem);
  const { answer, notices } = changed.value;
  return withCart(request, { location: CART_PAGE, cart: answer.cart, token: changed.value.token, notices });
}

/** Cancels an order of the customer's or the units of it that were chosen, and shows it as it stands then. */
async function cancelOrder({ mine, sent, key }: SentForm<'customer'>): Promise<Outcome> {
  const fields = checkForm(CANCEL_ORDER, sent);
  const page = /^\w{1,64}$/.test(sent.order ?? '') ? ownOrderPath(sent.order ?? '') : ORDERS_PAGE;
  if (!fields.ok) return refusedAt(page, invalid(fields.errors));
  const { order: number, reason, part, back } = fields.values;
  const items = part === '' ? null : unitsIn(fields.values);
  if (items?.length === 0)
    return refusedAt(page, invalid([{ field: canceledUnits(1).qty, rule: 'required', message: ITEMS_MESSAGES.none }]));
  const answer = await mine()
    .own('history')
    .cancel({
      ...{ number, reason, items, isToWallet: back === 'wallet' },
      key: items ? `cancel ${key ?? crypto.randomUUID()}` : CANCEL_ALL,
    });
  if (!answer.ok) return refusedAt(page, answer.problem);
  const message = items ? HISTORY_MESSAGES.canceledPart : HISTORY_MESSAGES.canceled;
  return { location: page, notices: [{ id: 'other', level: 'success', message }] };
}

/** Forms of a customer's orders. */
export const historyForms: FormHandlers<typeof HISTORY_FORMS> = {
  'comprar-otra-vez': buyAgain,
  'cancelar-pedido': cancelOrder,
};
