import type { PaymentMethod } from '../cart/cart';
import { NO_CENTAVOS } from '../money';

export const CASH_ON_DELIVERY = 'cashondelivery';
export const SPEI = 'spei';
export const STORE_PAYMENT = 'storepayment';
export const CARD = 'card';
/** How a cart is paid that costs nothing, where no other way is offered it: the code is the family's. */
export const NOTHING_TO_PAY: PaymentMethod = {
  code: 'free',
  title: 'There is nothing to pay',
  description: '',
  cost: NO_CENTAVOS,
  costInclTax: NO_CENTAVOS,
  default: true,
  offline: false,
  isServerMethod: false,
};

/** Message key of what cash on delivery means. Source: spec 2 §8. */
export const CASH_ON_DELIVERY_TEXT = 'You are going to pay for this order upon delivery.';

/** Message keys of when a card is charged: for what is sent, and for what is picked up at a branch. */
export const CARD_TEXT = 'You give the card on the page of our payment service. It is charged when your order is sent.';
export const CARD_AT_BRANCH_TEXT =
  'You give the card on the page of our payment service. It is charged when your order is ready at the branch.';

/** Title and message key of paying when it is handed over, for what is picked up at a branch. */
const PAID_AT_BRANCH = {
  title: 'Pay at the branch',
  description: 'You pay for this order when you pick it up.',
} as const;

/** A method of ours in the words of a cart that is picked up. */
function atBranch(method: PaymentMethod): PaymentMethod {
  if (method.isServerMethod) return method;
  if (method.code === CASH_ON_DELIVERY) return { ...method, ...PAID_AT_BRANCH };
  return method.description === CARD_TEXT ? { ...method, description: CARD_AT_BRANCH_TEXT } : method;
}

/** The default one, else the first; null when there is none. */
export const defaultPaymentMethod = (methods: readonly PaymentMethod[]): PaymentMethod | null =>
  methods.find((method) => method.default) ?? methods[0] ?? null;

/**
 * Methods a cart may be paid by: nobody comes to the door for a virtual one, and what is picked up is paid at the
 * branch, by card when it is ready there.
 */
export const offeredPaymentMethods = (
  methods: readonly PaymentMethod[],
  { virtual, pickup = false }: { virtual: boolean; pickup?: boolean },
): PaymentMethod[] =>
  methods
    .filter((method) => !virtual || method.code !== CASH_ON_DELIVERY)
    .map((method) => (pickup ? atBranch(method) : method));

/** Our own methods first, then those a retailer's answer brought that are not there yet, marked as the retailer's. */
export function joinPaymentMethods(
  current: readonly PaymentMethod[],
  server: readonly PaymentMethod[],
): PaymentMethod[] {
  const own = current.filter((method) => !method.isServerMethod);
  const codes = new Set(own.map((method) => method.code));
  const fresh = server.filter((method) => !codes.has(method.code) && codes.add(method.code));
  return [...own, ...fresh.map((method) => ({ ...method, isServerMethod: true }))];
}
