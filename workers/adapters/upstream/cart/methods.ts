import type { PaymentMethod, ShippingMethod } from '../../../../src/domain/cart/cart';
import { fromDecimal, NO_CENTAVOS } from '../../../../src/domain/money';
import { CASH_ON_DELIVERY, CASH_ON_DELIVERY_TEXT, joinPaymentMethods } from '../../../../src/domain/payment/methods';
import type { RetailerShippingMethod } from './retailer-cart';

/** A retailer's shipping methods as ours; the first available one is the default. */
export function shippingMethodsOf(methods: readonly RetailerShippingMethod[]): ShippingMethod[] {
  const first = methods.findIndex((method) => method.available);
  return methods.map((method, index) => ({
    carrier_code: method.carrier_code,
    method_code: method.method_code,
    carrier_title: method.carrier_title ?? '',
    method_title: method.method_title ?? '',
    amount: fromDecimal(method.amount),
    priceInclTax: fromDecimal(method.price_incl_tax),
    available: method.available,
    errorMessage: method.error_message ?? '',
    default: index === first,
    offline: false,
    deliveryDays: null,
  }));
}

/**
 * A retailer's payment methods as ours, in the place of those it named before; the first one is the default. Without
 * any, null: our own are offered.
 */
export function paymentMethodsOf(
  known: readonly PaymentMethod[] | null,
  methods: readonly { code: string; title: string }[],
): PaymentMethod[] | null {
  if (methods.length === 0) return null;
  const named = methods.map(({ code, title }, index) => ({
    code,
    title,
    description: code === CASH_ON_DELIVERY ? CASH_ON_DELIVERY_TEXT : '',
    cost: NO_CENTAVOS,
    costInclTax: NO_CENTAVOS,
    default: index === 0,
    offline: false,
    isServerMethod: true,
  }));
  return joinPaymentMethods(known ?? [], named);
}
