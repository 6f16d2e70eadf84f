import type { OrderPayment } from '../../../src/commerce/payments';
import type { CartAnswer, PaymentMethod, ShippingMethod } from '../../../src/domain/cart/cart';
import { totalsDocument } from '../../../src/domain/cart/documents';
import { toDecimal } from '../../../src/domain/money';
import { backendIdOf, type Order } from '../../../src/domain/order/order';
import type { PastOrder } from '../../../src/domain/order/past-order';
import { promiseDocument } from '../../../src/domain/order/promise';
import { isCharged } from '../../../src/domain/payment/months';
import { ok, type Result } from '../../../src/domain/result';
import type { ShopRequest } from '../../http/shop-request';

/** How a cart may be paid. */
export const paymentDocument = (method: PaymentMethod) => ({
  code: method.code,
  title: method.title,
  description: method.description,
  cost: toDecimal(method.cost),
  cost_incl_tax: toDecimal(method.costInclTax),
  default: method.default,
  offline: method.offline,
  is_server_method: method.isServerMethod,
  months: (method.months ?? []).map(({ months, from }) => ({
    months,
    from: toDecimal(from),
    charged_at_once: isCharged(method, months),
  })),
  charged_at_once: method.isChargedAtOnce === true,
});

/** How a cart may be delivered. */
export const shippingDocument = (method: ShippingMethod) => ({
  carrier_code: method.carrier_code,
  method_code: method.method_code,
  carrier_title: method.carrier_title,
  method_title: method.method_title,
  amount: toDecimal(method.amount),
  base_amount: toDecimal(method.amount),
  available: method.available,
  error_message: method.errorMessage,
  price_excl_tax: toDecimal(method.amount),
  price_incl_tax: toDecimal(method.priceInclTax),
  default: method.default,
  offline: method.offline,
  delivery_days: method.deliveryDays,
});

/** What is still to be paid ahead of an order; null where nothing is. */
function toPayDocument(number: string, payment: OrderPayment | null) {
  const due = payment?.due;
  if (!due?.how) return null;
  const { how } = due;
  const to = { amount: toDecimal(due.amount), until: due.until === null ? null : new Date(due.until).toISOString() };
  if (how.form === 'spei')
    return { form: how.form, ...to, clabe: how.clabe, bank: how.bank, beneficiary: how.beneficiary, concept: number };
  if (how.form === 'store') return { form: how.form, ...to, reference: how.reference, shops: how.shops };
  return {
    form: how.form,
    ...to,
    state: how.state,
    declined: how.isDeclined,
    months_instead: how.refused?.instead.map(({ months }) => months) ?? null,
  };
}

/** An order, under the names old clients know; `payment` is null where a retailer takes the money. */
export const placedDocument = (order: PastOrder & Pick<Order, 'promise'>, payment: OrderPayment | null) => ({
  backendOrderId: backendIdOf(order),
  orderNumber: order.number,
  magentoOrderId: backendIdOf(order),
  order_id: order.orderId,
  transferedAt: order.createdAt,
  to_pay: toPayDocument(order.number, payment),
  promised: promiseDocument(order),
});

type TotalsWithPayments = ReturnType<typeof totalsDocument> & { payment_methods: ReturnType<typeof paymentDocument>[] };

/** How a cart may be paid: as its last answer told, else it is asked. */
export async function paymentsTold(
  { commerce }: Pick<ShopRequest, 'commerce'>,
  token: string,
  { payments }: Pick<CartAnswer, 'payments'>,
): Promise<Result<PaymentMethod[]>> {
  return payments ? ok(payments) : commerce.cart(token).paymentMethods();
}

/**
 * Totals as the calls of totals answer them: with the ways to pay this cart, none without a cart. `answer` is what the
 * cart answered last.
 */
export async function totalsWithPayments(
  request: ShopRequest,
  token: string | null,
  answer: Pick<CartAnswer, 'cart' | 'payments'>,
): Promise<Result<TotalsWithPayments>> {
  const methods = token === null ? ok([]) : await paymentsTold(request, token, answer);
  if (!methods.ok) return methods;
  const totals = totalsDocument(answer.cart, request.store.i18n.currencyCode);
  return ok({ ...totals, payment_methods: methods.value.map(paymentDocument) });
}
