import type { CartPort, TakenOver } from '../../../src/commerce/cart';
import { CART_MESSAGES } from '../../../src/contract/cart/messages';
import type { Cart, CartAnswer, CartOperation, Destination } from '../../../src/domain/cart/cart';
import type { Checkout, OrderRequest, PlaceOutcome } from '../../../src/domain/order/order';
import { ok, type Result, refuse } from '../../../src/domain/result';
import type { StoreView } from '../../../src/domain/store-view';
import type { Env } from '../../env';
import { callObject, keyOf } from '../shared/call-object';
import { type CartAddress, type CartCustomer, objectName } from './address';
import type { MergeInput } from './merge-input';
import type { CustomersCart, Remainder } from './state';
import { MOST_SUCCESSORS, predecessorIn, successorIn } from './succession';

type Answer<Method extends 'read' | 'apply' | 'saveCheckout' | 'shippingMethods' | 'paymentMethods' | 'review'> =
  ReturnType<CartPort[Method]>;

/**
 * What became of an order, and the token of the cart that goes on after it, with what is in it where that is known;
 * without one the shopper keeps the token for now.
 */
export type PlaceAnswer = PlaceOutcome & { successor?: string; left?: Cart };

/**
 * What a cart object answers over RPC: results, never exceptions, for anything a shopper can cause. Calls change by
 * addition only, because after a deployment either side may be older for minutes. `minted`: the key is not the
 * client's. `mayMake` false refuses with NO_CART_YET what would be the first change of a cart. A cart that an order was
 * made of refuses everything but that order and names its successor.
 */
export interface CartRpc {
  read(at: CartAddress): Answer<'read'>;
  apply(at: CartAddress, operation: CartOperation, key: string, minted?: boolean, mayMake?: boolean): Answer<'apply'>;
  saveCheckout(
    at: CartAddress,
    checkout: Partial<Checkout>,
    key?: string,
    minted?: boolean,
    mayMake?: boolean,
  ): Answer<'saveCheckout'>;
  shippingMethods(at: CartAddress, destination: Destination, sku?: string): Answer<'shippingMethods'>;
  paymentMethods(at: CartAddress): Answer<'paymentMethods'>;
  review(at: CartAddress): Answer<'review'>;
  place(at: CartAddress, request: OrderRequest, key: string | null): Promise<Result<PlaceAnswer>>;
  sync(at: CartAddress): Promise<Result<CartAnswer>>;
  /**
   * Begins as the cart that comes after an order of the one with this token, should it be made: who asks it before it
   * has what is left is sent there.
   */
  expect(at: CartAddress, from: string): Promise<Result<null>>;
  /** Begins as the successor of an ordered cart, once. */
  takeRemainder(at: CartAddress, remainder: Remainder): Promise<Result<null>>;
  /** An order made of this cart, by the client's id or its number; 'unknown' while its outcome is being checked. */
  order(orderId: string, at?: Pick<CartAddress, 'customer'>): Promise<Result<PlaceOutcome>>;
  /**
   * Puts a visitor's cart into the cart of the customer who signed in; said again it answers what came of it the first
   * time.
   */
  give(at: CartAddress, into: CustomersCart): Promise<Result<TakenOver>>;
  /**
   * Brings a customer's cart in step with the one a retailer keeps for them, as at every sign-in; refuses with
   * NO_CART_YET where there is none, here or there.
   */
  authorise(at: CartAddress): Promise<Result<CartAnswer>>;
  /** Takes a visitor's cart into this one, once for that cart. */
  merge(at: CartAddress, input: MergeInput): Promise<Result<CartAnswer>>;
}

/**
 * Refusal between a cart and its port, which no client sees: there is no such cart yet, and this call may not make one.
 */
export const NO_CART_YET = 'cart.none-yet';

const isGone = (answer: Result<unknown>): boolean => !answer.ok && answer.problem.message === NO_CART_YET;

/**
 * The cart of this token in this store view, or the one that goes on after an order was made of it. A mutation without
 * a key gets one, so that a lost connection can be tried again. `mayMake` false: a change of a cart that does not exist
 * is refused. `customer` is who asks: the cart of a customer is not there for anybody else.
 */
export function cartPort(
  env: Env,
  store: StoreView,
  token: string,
  mayMake = true,
  customer: CartCustomer | null = null,
): CartPort {
  let at: CartAddress = { storeCode: store.storeCode, token, ...(customer ? { customer } : {}) };
  const ask = <T>(where: CartAddress, work: (cart: CartRpc, at: CartAddress) => Promise<Result<T>>) =>
    callObject(env.CART, objectName(where), (cart: CartRpc) => work(cart, where));
  const call = async <T>(work: (cart: CartRpc, at: CartAddress) => Promise<Result<T>>): Promise<Result<T>> => {
    for (let carts = 0; carts < MOST_SUCCESSORS; carts += 1) {
      const answer = await ask(at, work);
      const successor = successorIn(answer);
      if (successor === null) return isGone(answer) ? refuse(404, CART_MESSAGES.freshCart) : answer;
      at = { ...at, token: successor };
    }
    return refuse(404, CART_MESSAGES.freshCart);
  };
  return {
    token: () => at.token,
    read: () => call((cart, where) => cart.read(where)),
    apply: (operation, clientKey) => {
      const { key, minted } = keyOf(clientKey);
      return call((cart, where) => cart.apply(where, operation, key, minted, mayMake));
    },
    saveCheckout: (checkout, clientKey) => {
      const { key, minted } = keyOf(clientKey);
      return call((cart, where) => cart.saveCheckout(where, checkout, key, minted, mayMake));
    },
    shippingMethods: (destination, sku) => call((cart, where) => cart.shippingMethods(where, destination, sku)),
    paymentMethods: () => call((cart, where) => cart.paymentMethods(where)),
    review: () => call((cart, where) => cart.review(where)),
    async place(request, key) {
      const answer = await call((cart, where) => cart.place(where, request, key));
      const before = predecessorIn(answer);
      if (before !== null) return ask({ ...at, token: before }, (cart, where) => cart.place(where, request, key));
      if (answer.ok && answer.value.successor !== undefined) at = { ...at, token: answer.value.successor };
      return answer;
    },
    sync: () => call((cart, where) => cart.sync(where)),
    async authorise() {
      const answer = await call((cart, where) => cart.authorise(where));
      return !answer.ok && answer.problem.message === CART_MESSAGES.freshCart ? ok(null) : answer;
    },
    mergeInto: async (own) =>
      customer ? call((cart, where) => cart.give(where, { token: own, customer })) : ok({ state: 'nothing' }),
  };
}
