import { type CartContent, EMPTY_CONTENT } from '../../../src/domain/cart/content';
import { IN_CHECKOUT_MS, isInCheckout } from '../../../src/domain/cart/sync/rules';
import type { Order } from '../../../src/domain/order/order';
import { Alarm } from '../shared/alarm';
import { CLIENT_KEY_LIFE_MS, type KeptOutcome, type KeyedCall, OperationLog } from '../shared/operation-log';
import { VersionedState } from '../shared/versioned-state';
import type { CartAddress } from './address';
import {
  type AskedId,
  type CartState,
  type Closed,
  EMPTY_CHECKOUT,
  freshState,
  type Remainder,
  UPGRADES,
} from './state';

/** A cart nobody touched for this long is deleted. */
const IDLE_LIFE_MS = 90 * 24 * 60 * 60 * 1000;

/** A cart that was to come after an order which was not made is deleted after this long. */
const AWAITED_LIFE_MS = 24 * 60 * 60 * 1000;

/** What was left undone is looked at again after this at the earliest. */
const LEFTOVER_RETRY_MS = 5000;

/** After this long the platform runs the newest code in every object. */
const CODE_UPDATE_MS = 300 * 1000;

/**
 * The state without an account that was wanted in a checkout nobody is in any more; that it was wanted stays, for it to
 * be said.
 */
function withoutOldAccount(state: CartState, now: number): CartState {
  const { newAccount, ...checkout } = state.checkout;
  return newAccount && !isInCheckout(checkout.modifiedAt, now)
    ? { ...state, checkout: { ...checkout, isAccountLapsed: true } }
    : state;
}

/** What a commit writes beside the state, in the same transaction. */
export interface CommitExtras {
  /** What came of an executed operation, kept for its key. */
  executed?: { call: KeyedCall; outcome: unknown };
  /** An order that was made, and the ids it was asked for under. */
  order?: { order: Order; asked: AskedId[] };
  /** Outcomes of an earlier cart's operations. */
  outcomes?: KeptOutcome[];
}

/** A cart's own database: its state as one row, the outcomes of its operations, the orders made of it. */
class CartStorage {
  readonly state: VersionedState<CartState>;
  readonly operations: OperationLog;
  readonly #sql: SqlStorage;
  #hasOrders: boolean | null = null;

  constructor(storage: DurableObjectStorage) {
    this.#sql = storage.sql;
    this.operations = new OperationLog(this.#sql);
    this.state = new VersionedState(storage, {
      table: 'cart',
      upgrades: UPGRADES,
      create: () => this.operations.create(),
    });
  }

  /** Keeps an order under an id it was asked for by. Only inside a commit of the state. */
  keepOrder(order: Order, { orderId, hash }: AskedId, now: number): void {
    this.#sql.exec(
      'CREATE TABLE IF NOT EXISTS placed (order_id TEXT PRIMARY KEY, number TEXT NOT NULL, hash TEXT NOT NULL, snapshot TEXT NOT NULL, at INTEGER NOT NULL) WITHOUT ROWID',
    );
    this.#sql.exec(
      'INSERT OR REPLACE INTO placed (order_id, number, hash, snapshot, at) VALUES (?, ?, ?, ?, ?)',
      orderId,
      order.number,
      hash,
      JSON.stringify(order),
      now,
    );
    this.#hasOrders = true;
  }

  /** The order that this order id was given for. */
  orderOf(orderId: string): { order: Order; hash: string } | null {
    return this.#placed('order_id = ?', orderId);
  }

  /** An order made of this cart, by a client's id, its number, or the id that came with it. */
  findOrder(id: string): Order | null {
    const found =
      this.orderOf(id) ??
      this.#placed("number = ?1 OR coalesce(snapshot ->> 'backendId', ltrim(number, '0')) = ?1", id);
    return found?.order ?? null;
  }

  #placed(where: string, id: string): { order: Order; hash: string } | null {
    this.#hasOrders ??= this.#hasTable('placed');
    if (!this.#hasOrders) return null;
    const [row] = this.#sql
      .exec<{ hash: string; snapshot: string }>(`SELECT hash, snapshot FROM placed WHERE ${where} LIMIT 1`, id)
      .toArray();
    return row ? { order: JSON.parse(row.snapshot) as Order, hash: row.hash } : null;
  }

  /** Every id that orders made of this cart may be asked for by. */
  orderIds(): string[] {
    this.#hasOrders ??= this.#hasTable('placed');
    if (!this.#hasOrders) return [];
    const rows = this.#sql.exec<{ id: string }>(
      "SELECT order_id AS id FROM placed UNION SELECT number FROM placed UNION SELECT coalesce(snapshot ->> 'backendId', ltrim(number, '0')) FROM placed",
    );
    return rows.toArray().map(({ id }) => id);
  }

  /** Forgets everything, its alarm included. */
  async erase(): Promise<void> {
    await this.state.erase();
    this.#hasOrders = false;
  }

  #hasTable(name: string): boolean {
    return this.#sql.exec("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = ?", name).toArray().length > 0;
  }
}

/** The state of one cart in memory and on disk, and the alarm that goes with it. */
export class CartStore {
  readonly storage: CartStorage;
  readonly #alarm: Alarm;
  #state: CartState | null;

  constructor(storage: DurableObjectStorage, now: number) {
    this.storage = new CartStorage(storage);
    this.#alarm = new Alarm(storage);
    this.#state = this.storage.state.load(now);
  }

  /** What is confirmed; null when nothing was ever written. */
  get stored(): CartState | null {
    return this.#state;
  }

  /** Whether an order was made, or the cart merged, and the successor does not have yet what was left. */
  get owesTransfer(): boolean {
    return this.#state?.closed?.isTransferred === false;
  }

  /** true while this code cannot read what is stored: nothing may be answered out of it, and nothing written. */
  get isLocked(): boolean {
    return this.storage.state.isLocked;
  }

  /**
   * What is confirmed, or a cart that was never written. Of its customer the session that asks now is the one that is
   * known.
   */
  state(at: CartAddress, now: number): CartState {
    if (!this.#state) return freshState(at, now);
    const state = withoutOldAccount(this.#state, now);
    const { customer } = state;
    return customer && at.customer?.owner === customer.owner ? { ...state, customer: at.customer } : state;
  }

  /** Writes a new state with everything that belongs to it, or nothing; the alarm is set in the same breath. */
  commit(state: CartState, now: number, extras: CommitExtras = {}): CartState {
    this.storage.state.commit(state, () => {
      if (extras.order) for (const asked of extras.order.asked) this.storage.keepOrder(extras.order.order, asked, now);
      if (extras.outcomes) this.storage.operations.adopt(extras.outcomes);
      if (extras.executed) this.storage.operations.keep(extras.executed.call, extras.executed.outcome, now);
    });
    this.#state = state;
    const keptUntil = extras.executed?.call.minted === false ? now + CLIENT_KEY_LIFE_MS : null;
    this.#alarm.wakeBy(this.#nextWake(state, keptUntil, now));
    return state;
  }

  /** Remembers the grand total that is being answered. */
  answered(now: number): void {
    const state = this.#state;
    if (!state || state.answeredTotal === state.content.totals.grandTotal) return;
    this.commit({ ...state, answeredTotal: state.content.totals.grandTotal }, now);
  }

  /**
   * The state with a changed content, as a new version, whose grand total counts as answered unless `rest` says
   * otherwise.
   */
  advance(state: CartState, content: CartContent, now: number, rest: Partial<CartState> = {}): CartState {
    return {
      ...state,
      answeredTotal: content.totals.grandTotal,
      ...rest,
      content,
      version: state.version + 1,
      touchedAt: now,
    };
  }

  /** Begins as the cart that comes after an order of another one, should it be made; told again it changes nothing. */
  expect(at: CartAddress, from: string, now: number): void {
    if (!this.#state) this.commit({ ...freshState(at, now), awaits: from }, now);
  }

  /** Has what is left of an ordered cart; told a second time it changes nothing. */
  takeRemainder(at: CartAddress, { outcomes, ...remaining }: Remainder, now: number): void {
    if (this.#state && this.#state.awaits === null) {
      if (this.#state.predecessors.some(({ orderIds }) => orderIds.includes(remaining.lastOrder))) return;
      throw new Error('a cart has one predecessor');
    }
    this.commit({ ...freshState(at, now), ...remaining }, now, { outcomes });
  }

  /** The successor has everything: only the order stays, and what the successor said. */
  transferred(now: number, said: Partial<Closed> = {}): void {
    const state = this.#state;
    if (!state?.closed) return;
    const left = { content: EMPTY_CONTENT, checkout: EMPTY_CHECKOUT, predecessors: [], mergesInto: null };
    this.commit({ ...state, ...left, closed: { ...state.closed, ...said, isTransferred: true } }, now);
  }

  /** The alarm rang: forgets what is too old, an idle cart as a whole, and sets the next one. */
  async afterAlarm(now: number): Promise<void> {
    this.#alarm.rang();
    if (this.isLocked) return this.#alarm.wakeBy(now + CODE_UPDATE_MS);
    const state = this.#state;
    if (state?.closed?.isTransferred ? now >= state.closed.until : this.#isIdle(now)) {
      this.#state = null;
      return this.storage.erase();
    }
    if (!state) return this.#alarm.wakeBy(now + IDLE_LIFE_MS);
    this.storage.operations.purge(now);
    const kept = withoutOldAccount(state, now);
    if (kept !== state) this.commit(kept, now);
    this.#alarm.wakeBy(this.#nextWake(kept, this.storage.operations.expiry(), now));
  }

  #isIdle(now: number): boolean {
    const state = this.#state;
    const isBusy = state?.seal || state?.pending || state?.closed;
    const life = state?.awaits ? AWAITED_LIFE_MS : IDLE_LIFE_MS;
    return !isBusy && now - (state?.touchedAt ?? this.storage.state.asideSince() ?? 0) >= life;
  }

  #nextWake(state: CartState, keptUntil: number | null, now: number): number {
    if (state.closed) return state.closed.isTransferred ? state.closed.until : now + LEFTOVER_RETRY_MS;
    const times = [
      state.touchedAt + (state.awaits ? AWAITED_LIFE_MS : IDLE_LIFE_MS),
      ...(keptUntil === null ? [] : [keptUntil]),
      ...(state.checkout.newAccount ? [state.checkout.modifiedAt + IN_CHECKOUT_MS + 1] : []),
      ...(state.pending ? [now + LEFTOVER_RETRY_MS] : []),
      ...(state.mergesInto && !state.seal && !state.unresolved ? [now + LEFTOVER_RETRY_MS] : []),
      ...(state.seal ? [Math.max(state.seal.retryAt, now + LEFTOVER_RETRY_MS)] : []),
    ];
    return Math.min(...times);
  }
}
