import { CART_MESSAGES } from '../../src/contract/cart/messages';
import { orderPath } from '../../src/contract/checkout/forms';
import { CHECKOUT_MESSAGES } from '../../src/contract/checkout/messages';
import { ORDER_MESSAGES } from '../../src/contract/order-forms';
import { PAYMENTS_FORMS } from '../../src/contract/payments-forms';
import type { Order } from '../../src/domain/order/order';
import { CARD } from '../../src/domain/payment/methods';
import { orderPayee } from '../../src/domain/payment/payee';
import { ok, type Problem, type Result, refuse } from '../../src/domain/result';
import type { ShopRequest } from '../http/shop-request';
import { refreshWithin } from '../services/checkout/refresh-payment';
import { startCard } from '../services/checkout/start-card';
import { checkForm } from './serving/check-form';
import { type Outcome, refusedAt } from './serving/outcome';
import type { FormHandlers, SentForm } from './serving/sent-form';

/**
 * The page of the gateway where an order that was just placed is paid by card; null where it is paid otherwise, or the
 * page of the order has to offer it again.
 */
export async function cardPageOf(request: ShopRequest, order: Order): Promise<string | null> {
  if (order.paymentMethod.code !== CARD) return null;
  const started = await startCard(request, order);
  return started.ok ? started.value.url : null;
}

/** The order of a form, of whoever may see it. */
async function orderOf({ mine }: SentForm<'anyone'>, orderId: string): Promise<Result<Order>> {
  const found = await mine().order(orderId);
  if (!found.ok) return found;
  return found.value.state === 'placed' ? ok(found.value.order) : refuse(404, ORDER_MESSAGES.orderUnknown);
}

const at = (orderId: string): Outcome => ({ location: orderPath(orderId), notices: [] });

/** Back to the page of the order; what was paid meanwhile, and months that are not granted, it says itself. */
const stayAt = (orderId: string, problem: Problem): Outcome =>
  problem.status === 409 ? at(orderId) : refusedAt(orderPath(orderId), problem);

/** On to the page where the card is given. */
async function toCard(request: ShopRequest, order: Order): Promise<Outcome> {
  const started = await startCard(request, order);
  return started.ok ? { ...at(order.orderId), away: started.value.url } : stayAt(order.orderId, started.problem);
}

/** Forms of the page of an order that waits for its money. */
export const paymentsForms: FormHandlers<typeof PAYMENTS_FORMS> = {
  'pagar-tarjeta': async (call) => {
    const fields = checkForm(PAYMENTS_FORMS['pagar-tarjeta'].fields, call.sent);
    if (!fields.ok) return refusedAt(call.form.page, refuse(404, ORDER_MESSAGES.orderUnknown).problem);
    const { orderId } = fields.values;
    const order = await orderOf(call, orderId);
    if (!order.ok) return refusedAt(call.form.page, order.problem);
    return toCard(call.request, order.value);
  },

  'revisar-pago': async (call) => {
    const fields = checkForm(PAYMENTS_FORMS['revisar-pago'].fields, call.sent);
    if (!fields.ok) return refusedAt(call.form.page, refuse(404, ORDER_MESSAGES.orderUnknown).problem);
    const order = await orderOf(call, fields.values.orderId);
    if (!order.ok) return refusedAt(call.form.page, order.problem);
    await refreshWithin(call.request, orderPayee(order.value.number));
    return at(fields.values.orderId);
  },

  'pagar-otra-forma': async (call) => {
    const fields = checkForm(PAYMENTS_FORMS['pagar-otra-forma'].fields, call.sent);
    if (!fields.ok) return refusedAt(call.form.page, refuse(422, CHECKOUT_MESSAGES.paymentMethodMissing).problem);
    const { orderId, method } = fields.values;
    const order = await orderOf(call, orderId);
    if (!order.ok) return refusedAt(call.form.page, order.problem);
    const changed =
      (await call.request.commerce.payments?.payOtherwise(order.value, method)) ??
      refuse(404, ORDER_MESSAGES.orderUnknown);
    if (!changed.ok) return stayAt(orderId, changed.problem);
    call.request.wakeOutbox();
    return at(orderId);
  },

  'pagar-otros-meses': async (call) => {
    const fields = checkForm(PAYMENTS_FORMS['pagar-otros-meses'].fields, call.sent);
    if (!fields.ok) return refusedAt(call.form.page, refuse(422, CART_MESSAGES.monthsNotOffered).problem);
    const { orderId, months } = fields.values;
    const order = await orderOf(call, orderId);
    if (!order.ok) return refusedAt(call.form.page, order.problem);
    const changed =
      (await call.request.commerce.payments?.payInMonths(order.value, Number(months))) ??
      refuse(404, ORDER_MESSAGES.orderUnknown);
    return changed.ok ? toCard(call.request, order.value) : stayAt(orderId, changed.problem);
  },
};
