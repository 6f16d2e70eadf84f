import { DurableObject } from 'cloudflare:workers';
import type { Flash } from '../../../src/commerce/cart';
import { storeByCode, storeViews } from '../../../src/config/stores';
import { CART_MESSAGES } from '../../../src/contract/cart/messages';
import { ORDER_MESSAGES } from '../../../src/contract/order';
import type { CartAnswer, CartOperation, Destination } from '../../../src/domain/cart/cart';
import type { Checkout, OrderRequest, PlaceOutcome } from '../../../src/domain/order/order';
import { requestHash } from '../../../src/domain/order/seal-hash';
import { ok, type Result, refuse } from '../../../src/domain/result';
import type { Env } from '../../env';
import { type Failpoint, failpoint } from '../../failpoint';
import { log, reasonOf, traceOf } from '../../http/log';
import { cartBackend } from './backend-of';
import { busy } from './busy';
import { CartStore } from './cart-store';
import type { CartContext } from './decide';
import { destinationOf, located } from './destination';
import { KeyedCalls } from './keyed-calls';
import { motorcycles } from './motorcycles';
import type { KeyedCall } from './operation-log';
import { type Ordering, placeOrder, resumeOrder } from './ordering';
import { answerOf, carryThrough, type Performing, perform } from './perform';
import { paymentsOf } from './pricing';
import { principalOf } from './principal';
import { SerialQueue } from './queue';
import { reviewCart } from './review';
import type { CartRpc } from './rpc';
import { type CartAddress, type CartState, cartOf } from './state';

/** Calls that may wait for one cart; a further one is turned away at once. */
const MAX_WAITING = 256;
const FLASH_LIFE_MS = 10 * 60 * 1000;

/** Route of an operation's key: setting and adding are one call of the API. */
const routeOf = (operation: CartOperation): string => `cart/${operation.kind === 'set' ? 'add' : operation.kind}`;

const view = (state: CartState) => ({ cart: cartOf(state), checkout: state.checkout });

/** One shopper's cart in one store view. Everything that changes it goes through one queue; reading answers at once from what is confirmed. */
export class CartObject extends DurableObject<Env> implements CartRpc {
  readonly #cart: CartStore;
  readonly #queue = new SerialQueue();
  readonly #keyed: KeyedCalls;

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    this.#cart = new CartStore(ctx);
    this.#keyed = new KeyedCalls(this.#cart.storage.operations, () => this.#cart.storage.isWritten);
  }

  async read(at: CartAddress) {
    return ok(view(this.#cart.state(at, Date.now())));
  }

  async apply(at: CartAddress, operation: CartOperation, key: string): Promise<Result<CartAnswer>> {
    const call: KeyedCall = { route: routeOf(operation), key, hash: requestHash(operation) };
    return this.#once(at, call, (working) => perform(working, this.#cart.state(at, working.context.now), operation, call));
  }

  async saveCheckout(at: CartAddress, checkout: Partial<Checkout>) {
    return this.#changing(at, async (working) => {
      const now = working.context.now;
      const state = this.#cart.state(at, now);
      const written = { ...state, version: Math.max(1, state.version), touchedAt: now };
      const saved = this.#cart.commit({ ...written, checkout: { ...state.checkout, ...checkout, modifiedAt: now } }, now);
      if (!checkout.shippingDetails || saved.seal) return ok(view(saved));
      const destination = destinationOf(checkout.shippingDetails);
      if (JSON.stringify(destination) === JSON.stringify(saved.content.destination)) return ok(view(saved));
      const call: KeyedCall = { route: 'checkout', key: crypto.randomUUID(), hash: '' };
      const moved = await perform(working, saved, { kind: 'destination', destination }, call);
      return moved.ok ? ok(view(this.#cart.state(at, now))) : moved;
    });
  }

  async shippingMethods(at: CartAddress, destination: Destination) {
    return this.#changing(at, async ({ context }) => {
      const delivered = await context.backend.deliver(this.#cart.state(at, context.now).content, located(destination), context.now);
      return delivered.ok ? ok(delivered.value.shippingMethods) : delivered;
    });
  }

  async paymentMethods(at: CartAddress) {
    return ok(paymentsOf(this.#cart.state(at, Date.now()).content));
  }

  async review(at: CartAddress): Promise<Result<CartAnswer>> {
    return this.#changing(at, async (working) => ok(await reviewCart(working, this.#cart.state(at, working.context.now))));
  }

  async place(at: CartAddress, request: OrderRequest, key: string | null): Promise<Result<PlaceOutcome>> {
    const { cartVersion: _seen, ...body } = request;
    const call: KeyedCall = { route: 'order', key: key ?? request.orderId, hash: requestHash(body) };
    return this.#once<PlaceOutcome>(at, call, async (working) => {
      const state = this.#cart.state(at, working.context.now);
      const placed = this.#cart.storage.findOrder(request.orderId);
      if (placed) return placed.hash === call.hash ? ok({ state: 'placed', order: placed.order, replayed: true }) : refuse(422, CART_MESSAGES.keyReused);
      if (state.seal?.request.orderId === request.orderId) return ok({ state: 'unknown', orderId: request.orderId });
      if (state.seal) return refuse(409, ORDER_MESSAGES.orderPending);
      return placeOrder(await this.#ordering(at, working), state, request, call);
    });
  }

  async sync(at: CartAddress): Promise<Result<CartAnswer>> {
    return this.#changing(at, async (working) => {
      const state = this.#cart.state(at, working.context.now);
      if (state.seal || !working.context.backend.mirrors) return ok(answerOf(state, null, []));
      return carryThrough(working, state, { call: null, reason: 'sync', next: state.content, itemId: null, notices: [] });
    });
  }

  async order(orderId: string): Promise<Result<PlaceOutcome>> {
    const placed = this.#cart.storage.findOrder(orderId);
    if (placed) return ok({ state: 'placed', order: placed.order });
    const isPending = this.#cart.stored?.seal?.request.orderId === orderId;
    return isPending ? ok({ state: 'unknown', orderId }) : refuse(404, ORDER_MESSAGES.orderUnknown);
  }

  async saveFlash(flash: Flash): Promise<Result<null>> {
    this.#cart.keepFlash(flash, Date.now());
    return ok(null);
  }

  async takeFlash(): Promise<Result<Flash | null>> {
    const kept = this.#cart.storage.takeFlash();
    return ok(kept && Date.now() - kept.at <= FLASH_LIFE_MS ? kept.flash : null);
  }

  override async alarm(): Promise<void> {
    await this.#queue.run(async () => {
      const state = this.#cart.stored;
      if (state) await this.#reach(async () => ok(await this.#settleLeftovers(state.address, true)));
      await this.#cart.afterAlarm(Date.now());
    });
  }

  /** Runs a keyed call once; the same call again, even at the same moment, gets the first one's answer. */
  #once<T>(at: CartAddress, call: KeyedCall, work: (working: Performing) => Promise<Result<T>>): Promise<Result<T>> {
    return this.#keyed.run(call, Date.now(), () => this.#changing(at, async (working) => this.#keyed.kept<T>(call, working.context.now) ?? work(working)));
  }

  /** Queues work that changes the cart; what a crash left behind is settled before it. */
  async #changing<T>(at: CartAddress, work: (working: Performing) => Promise<Result<T>>): Promise<Result<T>> {
    if (this.#queue.length >= MAX_WAITING) return busy();
    return this.#queue.run(() =>
      this.#reach(async () => {
        await this.#settleLeftovers(at, false);
        return work(this.#working(at));
      }),
    );
  }

  async #settleLeftovers(at: CartAddress, force: boolean): Promise<void> {
    const state = this.#cart.stored;
    if (!state?.pending && !state?.seal) return;
    const working = this.#working(at);
    if (state.pending) await carryThrough(working, state, state.pending);
    else await resumeOrder(await this.#ordering(at, working), state, force);
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

  #working(at: CartAddress): Performing {
    return { cart: this.#cart, context: this.#deciding(at, Date.now()), failpoint: (name: Failpoint) => failpoint(name, this.ctx) };
  }

  #deciding(at: CartAddress, now: number): CartContext {
    const store = storeByCode(storeViews(this.env.STORE_VIEWS), at.storeCode);
    if (!store) throw new Error(`store view ${at.storeCode} is not enabled`);
    return { store, backend: cartBackend(this.env, store), flags: store.flags, isMotorcycle: motorcycles(store.storeCode), now };
  }

  async #ordering(at: CartAddress, working: Performing): Promise<Ordering> {
    return { ...working, principal: await principalOf(at) };
  }
}
