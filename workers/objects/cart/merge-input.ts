import type { CartContent } from '../../../src/domain/cart/content';
import type { Checkout } from '../../../src/domain/order/order';
import { newToken } from '../../http/token';
import { createHash } from '../../node-crypto';
import { CLIENT_KEY_LIFE_MS, type KeptOutcome } from '../shared/operation-log';
import type { CartStore } from './cart-store';
import type { CartState, Closed, CustomersCart, Predecessor } from './state';
import { predecessorsOf } from './succession';

/** How long a merged cart leads its customer on to theirs. */
const LEADS_ON_MS = 7 * CLIENT_KEY_LIFE_MS;

/** What a visitor's cart gives to the cart of the customer who signed in. */
export interface MergeInput {
  /** Names the cart it comes from, without being its token: a gift of the same cart is taken only once. */
  source: string;
  /** The browser that showed this version drops lower ones. */
  version: number;
  content: Pick<
    CartContent,
    'lines' | 'coupon' | 'destination' | 'chosenShipping' | 'chosenPayment' | 'chosenMonths' | 'branch'
  >;
  checkout: Checkout;
  predecessors: Predecessor[];
  outcomes: KeptOutcome[];
}

/** Changes that left before their visitor signed in are told to come again for so long after it. */
export const LATE_CHANGE_MS = 60 * 1000;

/** When a visitor's cart went into a customer's, in epoch ms. */
export const mergedAt = ({ until }: Closed): number => until - LEADS_ON_MS;

const sourceOf = (token: string): string =>
  createHash('sha256').update(`merge:${token}`).digest('base64url').slice(0, 22);

/** What becomes of a visitor's cart when it goes into its customer's. */
export const mergedInto = ({ token, customer }: CustomersCart, now: number): Closed => ({
  call: { route: 'merge', key: newToken(), hash: token, minted: true },
  successor: token,
  successorOwner: customer,
  isTransferred: false,
  until: now + LEADS_ON_MS,
});

/** What is left in a visitor's cart, for the cart it goes into. */
export function mergeInputOf(cart: CartStore, state: CartState, closed: Closed, now: number): MergeInput {
  const { lines, coupon, destination, chosenShipping, chosenPayment, chosenMonths = 1, branch } = state.content;
  return {
    source: sourceOf(state.address.token),
    version: state.version,
    content: { lines, coupon, destination, chosenShipping, chosenPayment, chosenMonths, ...(branch ? { branch } : {}) },
    checkout: state.checkout,
    predecessors: predecessorsOf(cart, state, closed),
    outcomes: cart.storage.operations.others(closed.call, now),
  };
}
