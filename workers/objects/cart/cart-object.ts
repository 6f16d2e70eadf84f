import { DurableObject } from 'cloudflare:workers';
import type { TakenOver } from '../../../src/commerce/cart';
import { PAYMENT_AT_THE_DOOR } from '../../../src/config/payment-methods';
import { CART_MESSAGES } from '../../../src/contract/cart/messages';
import type { Cart, CartAnswer, CartOperation, Destination, ShippingMethod } from '../../../src/domain/cart/cart';
import { located } from '../../../src/domain/cart/destination';
import { paymentsOf } from '../../../src/domain/cart/totals/pricing';
import type { Checkout, OrderRequest, PlaceOutcome } from '../../../src/domain/order/order';
import { ok, type Result, refuse } from '../../../src/domain/result';
import { stableHash } from '../../../src/domain/stable-hash';
import type { Env } from '../../env';
import { type Failpoint, failpoint } from '../../failpoint';
import { log, reasonOf, traceOf } from '../../http/log';
import { backendOf } from '../../settings/backends';
import { busy } from '../shared/call-object';
import { KeyedCalls, type Replay, reused } from '../shared/keyed-calls';
import type { KeyedCall } from '../shared/operation-log';
import { SerialQueue } from '../shared/queue';
import type { CartAddress } from './address';
import { CartStore } from './cart-store';
import { saveDetails } from './checkout';
import { cartContext } from './context';
import { withOneOf } from './decide';
import { followGroup } from './follow-group';
import { mergeCart } from './merge';
import { LATE_CHANGE_MS, type MergeInput, mergedAt } from './merge-input';
import { type Ordering, resumeOrder } from './ordering';
import { isHidden, isOthers, isPricedForOthers, leadsOthersOnly, orderOwner } from './owner';
import { answerOf, answerOfOutcome, type Executed, perform, syncAndCommit, type Working } from './perform';
import { type CartRpc, NO_CART_YET, type PlaceAnswer } from './port';
import { takeOrder, unresolvedOrders } from './retry-order';
import { reviewCart } from './review';
import {
  type CartState,
  type Closed,
  type CustomersCart,
  cartOf,
  freshState,
  type Pending,
  type Remainder,
} from './state';
import { leadsByPredecessor, leadsOn, orderedBefore, unknownOrder } from './succession';
import { announceTo, goOn } from './transfer';

/** Calls that may wait for one cart; a further one is turned away at once. */
const MAX_WAITING = 256;

/** Route of an operation's key: setting and adding are one call of the API. */
const routeOf = (operation: CartOperation): string => `cart/${operation.kind === 'set' ? 'add' : operation.kind}`;

type CheckoutView = { cart: Cart; checkout: Checkout; replayed?: boolean };

const view = (state: CartState): CheckoutView => ({ cart: cartOf(state), checkout: state.checkout });

/**
 * One shopper's cart in one store view. Everything that changes it goes through one queue; reading answers at once from
 * what is confirmed.
 */
export class CartObject extends DurableObject<Env> implements CartRpc {
  readonly #cart: CartStore;
  readonly #queue = new SerialQueue(MAX_WAITING);
  readonly #keyed: KeyedCalls;

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    this.#cart = new CartStore(ctx.storage, Date.now());
    this.#keyed = new KeyedCalls(this.#cart.storage.operations, () => this.#cart.storage.state.isPrepared);
  }

  async read(at: CartAddress) {
    if (this.#hides(at)) return ok(view(freshState(at, Date.now())));
    if (isPricedForOthers(this.#cart.stored, at)) {
      const followed = await this.#changing(at, async ({ context }) => ok(view(this.#cart.state(at, context.now))));
      // Where prices cannot be read now, what is confirmed is answered; an order reads them anew.
      if (followed.ok) return this.#told(followed);
    }
    return this.#reading<CheckoutView>(at, (state) => this.#told(ok(view(state))));
  }

  async apply(
    at: CartAddress,
    operation: CartOperation,
    key: string,
    minted = false,
    mayMake = true,
  ): Promise<Result<CartAnswer>> {
    if (this.#hasJustMerged(at, Date.now())) return busy();
    if (this.#hides(at) || (!mayMake && !this.#cart.stored)) return refuse(409, NO_CART_YET);
    const call: KeyedCall = { route: routeOf(operation), key, hash: stableHash(operation), minted };
    const replay = (outcome: unknown) => ok(answerOfOutcome(this.#cart.state(at, Date.now()), outcome as Executed));
    return this.#told(
      await this.#once(at, call, replay, (working) =>
        perform(working, this.#cart.state(at, working.context.now), operation, call),
      ),
    );
  }

  async saveCheckout(
    at: CartAddress,
    checkout: Partial<Checkout>,
    key: string = crypto.randomUUID(),
    minted = true,
    mayMake = true,
  ): Promise<Result<CheckoutView>> {
    if (this.#hasJustMerged(at, Date.now())) return busy();
    if (this.#hides(at) || (!mayMake && !this.#cart.stored)) return refuse(409, NO_CART_YET);
    const call: KeyedCall = { route: 'checkout', key, hash: stableHash(checkout), minted };
    const answer = (now: number): Result<CheckoutView> => ok(view(this.#cart.state(at, now)));
    const work = async (working: Working) => {
      const { now } = working.context;
      const saved = await saveDetails(working, this.#cart.state(at, now), checkout, call);
      return saved.ok ? answer(now) : saved;
    };
    return this.#told(await this.#once(at, call, () => answer(Date.now()), work));
  }

  async shippingMethods(at: CartAddress, destination: Destination, sku?: string): Promise<Result<ShippingMethod[]>> {
    const deliver = async ({ context }: Pick<Working, 'context'>) => {
      const { content } = this.#hides(at) ? freshState(at, context.now) : this.#cart.state(at, context.now);
      const asked = sku === undefined ? ok(content) : await withOneOf(content, sku, destination, context);
      if (!asked.ok) return asked;
      const delivered = await context.backend.deliver(asked.value, located(destination, context.stateOf), context.now);
      return delivered.ok ? ok(delivered.value.shippingMethods) : delivered;
    };
    return this.#hides(at) ? this.#reach(async () => deliver(await this.#working(at))) : this.#changing(at, deliver);
  }

  async paymentMethods(at: CartAddress) {
    return this.#reading(at, (state) => ok(paymentsOf(state.content, PAYMENT_AT_THE_DOOR)));
  }

  async review(at: CartAddress): Promise<Result<CartAnswer>> {
    if (this.#hides(at)) return this.#nothing(at);
    return this.#told(
      await this.#changing(at, async (working) =>
        ok(await reviewCart(working, this.#cart.state(at, working.context.now))),
      ),
    );
  }

  async place(at: CartAddress, request: OrderRequest, key: string | null): Promise<Result<PlaceAnswer>> {
    if (this.#isOthers(at)) return refuse(409, CART_MESSAGES.cartEmpty);
    const { cartVersion: _seen, challengePassed: _passed, ...body } = request;
    const call: KeyedCall = { route: 'order', key: key ?? request.orderId, hash: stableHash(body), minted: false };
    // Every answer of an order names the same successor, so none is given out of the log before the transfer.
    const replay = () => (this.#cart.owesTransfer ? null : this.#orderAnswer(request.orderId));
    const work = async (working: Working, found: CartState | null): Promise<Result<PlaceAnswer>> => {
      const state = this.#cart.state(at, working.context.now);
      const [own, settled] = [request.orderId, found?.seal?.request.orderId].map(
        (id) => id !== undefined && this.#cart.storage.orderOf(id) !== null,
      );
      if (state.closed && !own && !settled) return this.#closedAnswer(at, state.closed, call);
      // Once its own order is made the cart knows of no earlier ones: its successor does.
      const before = orderedBefore(found ?? state, request, call, working.context.now);
      if (before) return before;
      const outcome = await takeOrder(await this.#ordering(at, working), state, found?.seal ?? null, request, call);
      return this.#goneOn(working, outcome);
    };
    return this.#withSuccessor(at, await this.#once(at, call, replay, work, true));
  }

  async give(at: CartAddress, into: CustomersCart): Promise<Result<TakenOver>> {
    if (this.#cart.isLocked) return busy();
    const { awaits } = this.#cart.stored ?? {};
    if (awaits) return leadsByPredecessor(awaits);
    return this.#queue.offer(() =>
      this.#reach<TakenOver>(async () => {
        await this.#finishLeftovers(at, true);
        const state = this.#cart.stored;
        if (!state || state.customer || (state.closed && leadsOthersOnly(state, { customer: into.customer })))
          return ok({ state: 'nothing' });
        if (!state.closed) this.#cart.commit({ ...state, mergesInto: into }, Date.now());
        await goOn(this.env, await this.#working(at));
        const { closed } = this.#cart.stored ?? state;
        if (closed && !closed.successorOwner) return this.#leadOn(closed);
        if (!closed?.isTransferred) return ok({ state: 'waits' });
        return ok({ state: 'taken', token: closed.successor, notices: closed.told ?? [] });
      }),
    );
  }

  async authorise(at: CartAddress): Promise<Result<CartAnswer>> {
    if (this.#isOthers(at)) return this.#nothing(at);
    // The shop's own carts stand nowhere else.
    const isNone = !this.#cart.stored && !this.#cart.isLocked;
    if (isNone && backendOf(this.env, at.storeCode).backend === 'embedded') return refuse(409, NO_CART_YET);
    return this.#changing(at, async (working) => {
      const state = this.#cart.state(at, working.context.now);
      if (state.seal || !working.context.backend.hasRemoteCart) return ok(answerOf(state, null, []));
      const pending: Pending = { call: null, reason: 'merge', next: state.content, itemId: null, notices: [] };
      return syncAndCommit(working, this.#cart.commit({ ...state, pending }, working.context.now), pending);
    });
  }

  async merge(at: CartAddress, input: MergeInput): Promise<Result<CartAnswer>> {
    if (this.#isOthers(at)) return refuse(409, NO_CART_YET);
    return this.#changing(at, (working) => mergeCart(working, this.#cart.state(at, working.context.now), input));
  }

  async expect(at: CartAddress, from: string): Promise<Result<null>> {
    if (this.#cart.isLocked) return busy();
    this.#cart.expect(at, from, Date.now());
    return ok(null);
  }

  async takeRemainder(at: CartAddress, remainder: Remainder): Promise<Result<null>> {
    if (this.#cart.isLocked) return busy();
    this.#cart.takeRemainder(at, remainder, Date.now());
    return ok(null);
  }

  async sync(at: CartAddress): Promise<Result<CartAnswer>> {
    if (this.#hides(at)) return this.#nothing(at);
    const synced = await this.#changing(at, async (working) => {
      const state = this.#cart.state(at, working.context.now);
      if (state.seal || !working.context.backend.hasRemoteCart) return ok(answerOf(state, null, []));
      return syncAndCommit(working, state, {
        call: null,
        reason: 'sync',
        next: state.content,
        itemId: null,
        notices: [],
      });
    });
    return this.#told(synced);
  }

  async order(orderId: string, at: Pick<CartAddress, 'customer'> = {}): Promise<Result<PlaceOutcome>> {
    if (this.#isOthers(at)) return unknownOrder(null, orderId);
    return this.#cart.isLocked ? busy() : this.#orderAnswer(orderId);
  }

  /** Whether somebody else's cart is asked for: they are answered as if there were none. */
  #isOthers(at: Pick<CartAddress, 'customer'>): boolean {
    return this.#cart.stored !== null && isOthers(this.#cart.stored, at);
  }

  /** The same, or a visitor's cart that went into somebody else's. */
  #hides(at: CartAddress): boolean {
    return this.#cart.stored !== null && isHidden(this.#cart.stored, at);
  }

  /** A cart that is not there. */
  #nothing(at: CartAddress): Result<CartAnswer> {
    return ok(answerOf(freshState(at, Date.now()), null, []));
  }

  #orderAnswer(orderId: string): Result<PlaceOutcome> {
    const order = this.#cart.storage.findOrder(orderId);
    if (order) return ok({ state: 'placed', order });
    const state = this.#cart.stored;
    const checked = state?.seal ?? (state?.unresolved?.isLost ? state.unresolved.seal : null);
    const isChecked =
      checked !== null &&
      (checked.request.orderId === orderId || checked.asked.some((asked) => asked.orderId === orderId));
    return isChecked ? ok({ state: 'unknown', orderId: checked.request.orderId }) : unknownOrder(state, orderId);
  }

  override async alarm(): Promise<void> {
    await this.#queue.run(async () => {
      const state = this.#cart.stored;
      if (state) await this.#reach(async () => ok(await this.#finishLeftovers(state.address, true)));
      await this.#cart.afterAlarm(Date.now());
    });
  }

  /** Answers out of what is confirmed, at once. */
  async #reading<T>(at: CartAddress, answer: (state: CartState) => Result<T>): Promise<Result<T>> {
    const { awaits } = this.#cart.stored ?? {};
    if (awaits) return leadsByPredecessor(awaits);
    if (this.#hides(at)) return answer(freshState(at, Date.now()));
    if (this.#cart.stored?.closed)
      return this.#changing(at, async ({ context }) => answer(this.#cart.state(at, context.now)));
    return this.#cart.isLocked ? busy() : answer(this.#cart.state(at, Date.now()));
  }

  /**
   * Whether a change comes for a visitor's cart that a moment ago went into a customer's: it left before, and comes
   * again with the new cookies.
   */
  #hasJustMerged(at: Pick<CartAddress, 'customer'>, now: number): boolean {
    const state = this.#cart.stored;
    return (
      at.customer === undefined &&
      state?.closed?.successorOwner != null &&
      leadsOthersOnly(state, at) &&
      now < mergedAt(state.closed) + LATE_CHANGE_MS
    );
  }

  /** An answer that shows the cart: from now on its grand total is the one the shopper knows. */
  #told<T>(answer: Result<T>): Result<T> {
    if (answer.ok) this.#cart.answered(Date.now());
    return answer;
  }

  /**
   * Runs a keyed call once; the same call again, even at the same moment, is answered out of what the first one did.
   */
  async #once<T extends { replayed?: boolean }>(
    at: CartAddress,
    call: KeyedCall,
    replay: Replay<T>,
    work: (working: Working, found: CartState | null) => Promise<Result<T>>,
    isOrder = false,
  ): Promise<Result<T>> {
    if (this.#cart.isLocked) return busy();
    // What was done to this cart is in the log of its successor too.
    if (this.#cart.stored?.closed && !isOrder) return this.#changing(at, work);
    // What a crash left behind may be this very call, and whoever came before it in the queue, an alarm too, may have
    // finished it.
    const workOrRepeat = async (working: Working, found: CartState | null) =>
      this.#keyed.kept(call, working.context.now, replay) ?? work(working, found);
    return this.#keyed.run(call, Date.now(), replay, () => this.#changing(at, workOrRepeat, isOrder));
  }

  /**
   * Queues work that changes the cart; what a crash left behind is settled before it, and given to it as it was found.
   * An order asks at once for one that is being checked, and is all that may be asked of a cart whose order is placed.
   */
  async #changing<T>(
    at: CartAddress,
    work: (working: Working, found: CartState | null) => Promise<Result<T>>,
    isOrder = false,
  ): Promise<Result<T>> {
    if (this.#cart.isLocked) return busy();
    const { awaits } = this.#cart.stored ?? {};
    if (awaits) return leadsByPredecessor(awaits);
    return this.#queue.offer(() =>
      this.#reach(async () => {
        const found = await this.#finishLeftovers(at, isOrder);
        const closed = this.#cart.stored?.closed;
        if (closed && !isOrder) return this.#leadOn(closed);
        // An order tells the changed prices as what is not as the shopper saw it.
        if (!isOrder && isPricedForOthers(this.#cart.stored, at))
          await followGroup(await this.#working(at), this.#cart.state(at, Date.now()));
        return work(await this.#working(at), found);
      }),
    );
  }

  /** Sends whoever asks on to the successor, which is told before. */
  #leadOn(closed: Closed): ReturnType<typeof busy> {
    return closed.isTransferred ? leadsOn(closed) : busy();
  }

  /** What a cart that is spent answers to another order than its own. */
  #closedAnswer(at: CartAddress, closed: Closed, { key }: KeyedCall): Result<never> {
    if (closed.call.key === key) return reused();
    return this.#hides(at) ? refuse(409, CART_MESSAGES.cartEmpty) : this.#leadOn(closed);
  }

  /** Gives what is left to the successor: behind the answer where that one is told how to ask for it. */
  async #goneOn(working: Working, outcome: Result<PlaceOutcome>): Promise<Result<PlaceAnswer>> {
    const state = this.#cart.stored;
    if (!state?.closed?.isExpected || !this.#cart.owesTransfer) {
      await goOn(this.env, working);
      return outcome;
    }
    this.ctx.waitUntil(
      this.#queue.offer(() =>
        this.#reach(async () => {
          await goOn(this.env, working);
          return ok(null);
        }),
      ),
    );
    return outcome.ok ? ok({ ...outcome.value, left: cartOf(state) }) : outcome;
  }

  /** A placed order with the cart that goes on after it, which nobody but its customer is told of. */
  #withSuccessor(at: CartAddress, answer: Result<PlaceAnswer>): Result<PlaceAnswer> {
    const closed = this.#cart.stored?.closed;
    const isReady = closed?.isTransferred || closed?.isExpected;
    const isTold = answer.ok && answer.value.state === 'placed' && isReady && !this.#hides(at);
    if (isTold) return ok({ ...answer.value, successor: closed.successor });
    if (!answer.ok) return answer;
    const { left: _left, ...outcome } = answer.value;
    return ok(outcome);
  }

  /**
   * Finishes what a crash or a lost answer left behind, and answers the cart as it was then; null when there was
   * nothing. `force` looks though it is not due.
   */
  async #finishLeftovers(at: CartAddress, force: boolean): Promise<CartState | null> {
    const state = this.#cart.stored;
    if (!state || (!state.pending && !state.seal && !state.mergesInto && !this.#cart.owesTransfer)) return null;
    const working = await this.#working(at);
    if (state.pending) await syncAndCommit(working, state, state.pending, false);
    else if (state.seal) await resumeOrder(await this.#ordering(at, working), state, force);
    await goOn(this.env, working);
    return state;
  }

  /** Turns a database or a retailer that cannot be reached into an answer; the cart stays as it was. */
  async #reach<T>(work: () => Promise<Result<T>>): Promise<Result<T>> {
    try {
      return await work();
    } catch (error) {
      log('error', 'cart.failed', { reason: reasonOf(error), trace: traceOf(error) });
      return busy();
    }
  }

  async #working(at: CartAddress): Promise<Working> {
    const now = Date.now();
    const { customer, content } = this.#cart.state(at, now);
    const priceGroup = customer?.groupId ?? content.priceGroup;
    return {
      cart: this.#cart,
      context: await cartContext(this.env, at.storeCode, now, customer, priceGroup),
      failpoint: (name: Failpoint) => failpoint(name, this.ctx),
    };
  }

  async #ordering(at: CartAddress, working: Working): Promise<Ordering> {
    const { customer, mergesInto } = this.#cart.state(at, working.context.now);
    const orders = at.customer ?? customer ?? mergesInto?.customer;
    return {
      ...working,
      owner: await orderOwner(at.token, customer),
      customerId: orders?.customerId ?? null,
      unresolved: unresolvedOrders(this.env, at),
      announce: (successor) =>
        announceTo(
          this.env,
          { storeCode: at.storeCode, token: successor, ...(customer ? { customer } : {}) },
          at.token,
        ),
    };
  }
}
