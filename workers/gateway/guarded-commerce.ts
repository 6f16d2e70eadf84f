import type { CartPort } from '../../src/commerce/cart';
import type { Commerce } from '../../src/commerce/commerce';
import type { CustomerAccess, CustomersPort, OwnCustomer } from '../../src/commerce/customers';
import { guardedBackInStock } from './back-in-stock-guard';
import { guardedContact } from './contact-guard';
import { guessCoupon } from './coupon-guesses';
import type { Guards } from './guards';
import { guardedGuestOrders } from './guest-order-guard';
import { guardedNewsletter } from './newsletter-guard';
import { guardedPasskeys } from './passkey-guard';
import { askResetGuarded, changeGuarded, guardedUnlocks, resetGuarded } from './password-guard';
import { guardedReviews } from './reviews-guard';
import { signInInTurn } from './sign-in-guard';
import { guardedOrderAccounts, signUpGuarded } from './sign-up-guard';
import { guardedSocial } from './social-guard';
import { placeGuarded } from './unpaid-orders';

function guardedCart(cart: CartPort, guards: Guards): CartPort {
  return {
    ...cart,
    place: (request, key) => placeGuarded(cart, guards, request, key),
    apply(operation, key) {
      if (operation.kind !== 'coupon' || operation.code === null) return cart.apply(operation, key);
      // Another code under the same key is another guess.
      const id = JSON.stringify([key ?? crypto.randomUUID(), operation.code]);
      return guessCoupon(guards, { token: cart.token(), id, apply: () => cart.apply(operation, key) });
    },
  };
}

/** What a customer has: reading is not counted here, trying a password is. */
const guardedCustomer = (customers: CustomersPort, guards: Guards, customer: CustomerAccess): OwnCustomer => ({
  profile: () => customers.ofCustomer(customer).profile(),
  orders: (page) => customers.ofCustomer(customer).orders(page),
  changePassword: (change) =>
    customers.inTurn((placed) => changeGuarded(placed.ofCustomer(customer), guards, customer.sessionId, change)),
});

/**
 * Every method is written out, so that a further one says whether it is counted. What hashes a password has its place
 * in the queue before it is counted.
 */
const guardedCustomers = (customers: CustomersPort, guards: Guards): CustomersPort => ({
  hasTokens: customers.hasTokens,
  orderAccounts: customers.orderAccounts && guardedOrderAccounts(customers.orderAccounts, guards),
  unlocks: customers.unlocks && guardedUnlocks(customers.unlocks, guards),
  inTurn: (work, device) => customers.inTurn((placed) => work(guardedCustomers(placed, guards)), device),
  create: (customer) => customers.inTurn((placed) => signUpGuarded(placed, guards, customer)),
  signIn: (credentials) => signInInTurn(customers, guards, credentials),
  askReset: (email) => askResetGuarded(customers, guards, email),
  resetPassword: (chosen) => customers.inTurn((placed) => resetGuarded(placed, guards, chosen)),
  ofCustomer: (customer) => guardedCustomer(customers, guards, customer),
});

/**
 * The same commerce for a shopper, with guesses at coupon codes, passwords, passkeys, answers of providers and orders
 * counted, and sign-ups, notices, reviews and unpaid orders bounded.
 */
export const guardedCommerce = (commerce: Commerce, guards: Guards): Commerce => ({
  ...commerce,
  customers: guardedCustomers(commerce.customers, guards),
  passkeys: commerce.passkeys && guardedPasskeys(commerce.passkeys, guards),
  newsletter: guardedNewsletter(commerce.newsletter, guards),
  contact: guardedContact(commerce.contact, guards),
  guestOrders: commerce.guestOrders && guardedGuestOrders(commerce.guestOrders, guards),
  social: guardedSocial(commerce.social, guards),
  backInStock: commerce.backInStock && guardedBackInStock(commerce.backInStock, guards),
  reviews: guardedReviews(commerce.reviews, guards),
  cart: (token) => guardedCart(commerce.cart(token), guards),
  newCart: async () => guardedCart(await commerce.newCart(), guards),
});
