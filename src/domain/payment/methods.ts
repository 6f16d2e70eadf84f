import type { PaymentMethod } from '../cart/cart';

export const CASH_ON_DELIVERY = 'cashondelivery';
export const SPEI = 'spei';
export const STORE_PAYMENT = 'storepayment';
export const CARD = 'card';
/** Message key of what cash on delivery means. Source: spec 2 §8. */
export const CASH_ON_DELIVERY_TEXT = 'You are going to pay for this order upon delivery.';

/** Title and message key of paying when it is handed over, for what is picked up at a branch. */
export const PAID_AT_BRANCH = { title: 'Pay at the branch', description: 'You pay for this order when you pick it up.' } as const;

/** The default one, else the first; null when there is none. */
export const defaultPaymentMethod = (methods: readonly PaymentMethod[]): PaymentMethod | null => methods.find((method) => method.default) ?? methods[0] ?? null;

/** Methods a cart may be paid by: nobody comes to the door for a virtual one, and what is picked up is paid at the branch. */
export const offeredPaymentMethods = (
  methods: readonly PaymentMethod[],
  { virtual, pickup = false }: { virtual: boolean; pickup?: boolean },
): PaymentMethod[] =>
  methods
    .filter((method) => !virtual || method.code !== CASH_ON_DELIVERY)
    .map((method) => (pickup && method.code === CASH_ON_DELIVERY && !method.isServerMethod ? { ...method, ...PAID_AT_BRANCH } : method));

/** Our own methods first, then those a retailer's answer brought that are not there yet, marked as the retailer's. */
export function joinPaymentMethods(current: readonly PaymentMethod[], server: readonly PaymentMethod[]): PaymentMethod[] {
  const own = current.filter((method) => !method.isServerMethod);
  const codes = new Set(own.map((method) => method.code));
  const fresh = server.filter((method) => !codes.has(method.code) && codes.add(method.code));
  return [...own, ...fresh.map((method) => ({ ...method, isServerMethod: true }))];
}
