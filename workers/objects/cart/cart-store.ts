import type { Flash } from '../../../src/commerce/cart';
import type { Order } from '../../../src/domain/order/order';
import type { Result } from '../../../src/domain/result';
import type { KeyedCall } from './operation-log';
import { OPERATION_LIFE_MS } from './operation-log';
import { type CartAddress, type CartContent, type CartState, freshState } from './state';
import { CartStorage } from './storage';

/** A cart nobody touched for this long is deleted. */
const IDLE_LIFE_MS = 90 * 24 * 60 * 60 * 1000;

/** What was left undone is looked at again after this at the earliest. */
const LEFTOVER_RETRY_MS = 5000;

/** What a commit writes beside the state, in the same transaction. */
export interface CommitExtras {
  /** The answer of an executed operation, kept for its key. */
  answer?: { call: KeyedCall; answer: Result<unknown> };
  order?: { order: Order; hash: string };
}

/** The state of one cart in memory and on disk, and the alarm that goes with it. */
export class CartStore {
  readonly storage: CartStorage;
  readonly #ctx: DurableObjectState;
  #state: CartState | null;
  #alarmAt: number | null = null;

  constructor(ctx: DurableObjectState) {
    this.#ctx = ctx;
    this.storage = new CartStorage(ctx.storage);
    this.#state = this.storage.load();
  }

  /** What is confirmed; null when nothing was ever written. */
  get stored(): CartState | null {
    return this.#state;
  }

  state(at: CartAddress, now: number): CartState {
    return this.#state ?? freshState(at, now);
  }

  /** Writes a new state with everything that belongs to it, or nothing; the alarm is set in the same breath. */
  commit(state: CartState, now: number, extras: CommitExtras = {}): CartState {
    this.storage.commit(state, () => {
      if (extras.order) this.storage.keepOrder(extras.order.order, extras.order.hash, now);
      if (extras.answer) this.storage.operations.keep(extras.answer.call, extras.answer.answer, now);
    });
    this.#state = state;
    this.#wakeBy(this.#nextWake(state, now));
    return state;
  }

  keepFlash(flash: Flash, now: number): void {
    this.storage.keepFlash(flash, now);
    this.#wakeBy(this.#state ? this.#nextWake(this.#state, now) : now + IDLE_LIFE_MS);
  }

  /** The state with a changed content, as a new version. */
  advance(state: CartState, content: CartContent, now: number, rest: Partial<CartState> = {}): CartState {
    return { ...state, ...rest, content, version: state.version + 1, touchedAt: now };
  }

  /** The alarm rang: forgets what is too old, an idle cart as a whole, and sets the next one. */
  async afterAlarm(now: number): Promise<void> {
    this.#alarmAt = null;
    const state = this.#state;
    if (!state || (!state.seal && !state.pending && now - state.touchedAt >= IDLE_LIFE_MS)) {
      this.#state = null;
      return this.storage.erase();
    }
    this.storage.operations.purge(now);
    this.#wakeBy(this.#nextWake(state, now));
  }

  #nextWake(state: CartState, now: number): number {
    const oldest = this.storage.operations.oldest();
    const times = [
      state.touchedAt + IDLE_LIFE_MS,
      ...(oldest === null ? [] : [oldest + OPERATION_LIFE_MS]),
      ...(state.pending ? [now + LEFTOVER_RETRY_MS] : []),
      ...(state.seal ? [Math.max(state.seal.retryAt, now + LEFTOVER_RETRY_MS)] : []),
    ];
    return Math.min(...times);
  }

  /** Written without waiting, so that it lands together with the commit before it. */
  #wakeBy(at: number): void {
    if (this.#alarmAt !== null && this.#alarmAt <= at) return;
    this.#alarmAt = at;
    void this.#ctx.storage.setAlarm(at);
  }
}
