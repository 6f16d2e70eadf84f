import type { CartPort } from '../../src/commerce/cart';
import { STORES, storeByCode } from '../../src/config/stores';
import { CART_MESSAGES } from '../../src/contract/cart/messages';
import type { Cart, CartAnswer, CartOperation } from '../../src/domain/cart/cart';
import type { Result } from '../../src/domain/result';
import type { StoreView } from '../../src/domain/store-view';
import { armed, type Failpoint } from '../../workers/failpoint';
import type { CartCustomer } from '../../workers/objects/cart/address';
import { cartPort } from '../../workers/objects/cart/port';
import { DELIVERY, orderRequest } from '../cart/requests';
import { Beliefs, cartText, type Heard } from './beliefs';
import { Broken } from './broken';
import { COUPONS, type Front } from './goods';
import { MirroredCart } from './mirrored-cart';
import type { ModelOperation, ModelOrder, ModelWorld } from './model';
import { isOutdated, Orders } from './orders';
import type { Platform } from './platform/platform';
import { Tab } from './tab';
import { checkTotals } from './totals';

/**
 * How an operation travels: there and back at once; left on the wire; twice at once; again later; with its answer lost
 * or late; or while the alarm rings.
 */
export type Way = 'straight' | 'wire' | 'twice' | 'again' | 'unheard' | 'late' | 'rung';

interface Sent {
  tab: Tab;
  key: string;
  operation: ModelOperation;
  /** Token of the visitor's cart that goes into this one, where that is asked for. */
  visitor?: string;
}

/** Whose cart it is where our own engine sells, somebody else in every history; a retailer's is a guest's. */
const customerOf = ({ token }: Platform): CartCustomer => ({
  account: `shop:${token}`,
  customerId: token,
  owner: `owner-${token}`,
  sessionId: 'session',
});

/** Lines of a customer's cart are called by other numbers than a visitor's. */
const FIRST_OF_A_CUSTOMER = 1_000_001;

const VIU = storeByCode(STORES, 'viu') as StoreView;
const START = Date.UTC(2026, 10, 22, 12);
const TABS = 4;
const TABS_A_DEVICE = 2;
/** What is sent again until it is quiet. */
const MOST_ROUNDS = 320;
const BUSY = 503;
/** After this long the alarm rings for what was left undone. */
const RETRY_MS = 10_000;
const CART_ID = 'carrito';

/**
 * One history while it is played: a shopper's tabs on two devices, the wire between, the cart, and what it should hold.
 */
export class World {
  now = START;
  readonly tabs: Tab[] = Array.from({ length: TABS }, () => new Tab());
  readonly online: boolean[] = [true, true];
  /** What was sent and has not arrived, or not been heard. */
  wire: Sent[] = [];
  /** Answers on their way back. */
  late: { sent: Sent; cart: Cart | null; askedAt: number }[] = [];
  readonly beliefs: Beliefs;
  /** What happened, line by line: equal for equal seeds. */
  readonly trace: string[] = [];
  readonly platform: Platform;
  readonly mirrored: MirroredCart;
  readonly #orders: Orders;
  readonly #customer: CartCustomer;
  #token: string;
  #keys = 0;
  #version = 0;
  /** Sign-ins without an answer: the visitor's cart goes on with them by itself, whenever its alarm rings. */
  #signingIn: Sent[] = [];

  constructor(platform: Platform) {
    this.platform = platform;
    this.#token = platform.token;
    this.#customer = customerOf(platform);
    this.mirrored = new MirroredCart(platform.retailer);
    this.#orders = new Orders(platform);
    this.beliefs = new Beliefs(platform.retailer ? 1 : FIRST_OF_A_CUSTOMER);
    platform.setNow(this.now);
  }

  get front(): Front {
    return this.platform.front;
  }

  tab(number: number): Tab {
    return this.tabs[number % TABS] as Tab;
  }

  wait(ms: number): void {
    this.now += ms;
    this.platform.setNow(this.now);
  }

  /** A tab changes a line, and sends what may be sent of it. */
  async change(tab: Tab, change: Parameters<Tab['change']>[0], way: Way): Promise<void> {
    tab.change(change, this.#newKey(), this.now);
    await this.#leave(tab, way);
  }

  /** A tab asks for something that it does not show before it is done. */
  async send(tab: Tab, operation: CartOperation, way: Way): Promise<void> {
    await this.#depart({ tab, key: this.#newKey(), operation }, way);
  }

  async #leave(tab: Tab, way: Way): Promise<void> {
    for (const { key, operation } of tab.leave(this.now)) await this.#depart({ tab, key, operation }, way);
  }

  /** A retailer that refused the coupon again, or to take it off, may have said so to nobody. */
  #allowForCoupon(): void {
    if (this.mirrored.mayHaveRefusedCoupon) this.beliefs.couponLost(false);
    if (this.mirrored.mayHaveKeptCoupon) this.beliefs.couponKept(COUPONS[this.front].code, false);
  }

  #allowForSignIns(): void {
    for (const { operation, key } of this.#signingIn) this.beliefs.note(operation, key, 'nothing', this.#modelWorld());
  }

  #newKey(): string {
    this.#keys += 1;
    return `op-${this.#keys}`;
  }

  async #depart(sent: Sent, way: Way): Promise<void> {
    const { tab } = sent;
    if (!this.#isOnline(tab) || way === 'wire') this.wire.push(sent);
    else await this.#travel(sent, way);
  }

  #isOnline(tab: Tab): boolean {
    return this.online[Math.floor(this.tabs.indexOf(tab) / TABS_A_DEVICE)] === true;
  }

  /** A visitor with one line in a cart of their own signs in. */
  async signIn(tab: Tab, sku: string, qty: number, way: Way): Promise<void> {
    const key = this.#newKey();
    const visitor = `${this.platform.token}-${key}`;
    // What is to end is the sign-in, not what came before it.
    const points = [...armed];
    armed.clear();
    const added = await cartPort(this.platform.env, VIU, visitor).apply({ kind: 'add', sku, qty }, key);
    for (const [point, effect] of points) armed.set(point, effect);
    if (added.ok && added.value.cart.lines.length > 0)
      await this.#depart({ tab, key, operation: { kind: 'merge', sku, qty }, visitor }, way);
  }

  /** A tab says where the cart goes and orders what it holds then; the object may end on the way. */
  async order(tab: Tab, at: Failpoint | null, way: Way): Promise<void> {
    const key = this.#newKey();
    if (!this.#isOnline(tab)) return;
    const delivery: Sent = { tab, key: this.#newKey(), operation: { kind: 'deliver' } };
    await this.#travel(delivery, 'straight');
    // Who was not told what it costs orders nothing.
    if (this.wire.includes(delivery)) return;
    if (at) armed.set(at, 'abort');
    this.#orders.ask();
    await this.#depart(
      { tab, key, operation: { kind: 'order', orderId: `${this.platform.token}-${key}`, cartVersion: this.#version } },
      way,
    );
  }

  /** The shopper signs out on a device, and in again: what its tabs had not sent is gone. */
  signOut(device: number): void {
    const tabs = this.tabs.slice(device * TABS_A_DEVICE, (device + 1) * TABS_A_DEVICE);
    for (const tab of tabs) tab.forget();
    for (const { tab, operation } of this.wire)
      if (operation.kind === 'order' && tabs.includes(tab)) this.#orders.forget(operation);
    this.wire = this.wire.filter(({ tab, visitor }) => visitor !== undefined || !tabs.includes(tab));
    this.late = this.late.filter(({ sent }) => !tabs.includes(sent.tab));
  }

  /** Something on the wire of a device that is online arrives, not always the oldest. */
  async arrive(pick: number, way: Way): Promise<void> {
    const able = this.wire.filter(({ tab }) => this.#isOnline(tab));
    const sent = able[pick % Math.max(1, able.length)];
    if (!sent) return;
    this.wire = this.wire.filter((other) => other !== sent);
    await this.#travel(sent, way);
  }

  /** An answer that was late is heard. */
  async hear(pick: number): Promise<void> {
    const [answer] = this.late.splice(pick % Math.max(1, this.late.length), 1);
    if (answer) await this.#hear(answer.sent, answer.cart, answer.askedAt);
  }

  /** What waited for this answer may leave now. */
  async #hear({ tab, key }: Sent, cart: Cart | null, askedAt: number): Promise<void> {
    tab.settled(key, CART_ID, cart, askedAt);
    await this.#leave(tab, 'straight');
  }

  /** A tab opens the cart page: what changed meanwhile is looked up, and the retailer's cart compared. */
  async review(tab: Tab): Promise<void> {
    const { retailer } = this.platform;
    const before = this.mirrored.lines();
    this.#allowForSignIns();
    const wasInStep = this.mirrored.isInStep;
    this.mirrored.listen();
    const answer = await this.#asked((cart) => cart.review());
    const hits = this.mirrored.hits;
    const meanwhile = this.mirrored.meanwhile();
    this.#say('review', answer);
    if (retailer)
      this.beliefs.adopt(before, wasInStep && hits === 0 && answer?.ok === true, answer?.ok === true, meanwhile);
    if (!answer?.ok) {
      this.#allowForCoupon();
      this.mirrored.isInStep = false;
      return;
    }
    this.#answered(answer.value, false);
    tab.heard(CART_ID, answer.value.cart, this.now);
  }

  /** A tab reads the cart as it is confirmed. */
  async read(tab: Tab): Promise<void> {
    this.#allowForSignIns();
    const answer = await this.#asked((cart) => cart.read());
    if (!answer?.ok) return;
    const { cart } = answer.value;
    this.#checkShown(cart);
    this.#checkVersion(cart, false);
    tab.heard(CART_ID, cart, this.now);
  }

  async evict(): Promise<void> {
    await this.platform.evict(this.#token);
  }

  async ring(): Promise<void> {
    this.mirrored.listen();
    await this.platform.ring(this.#token, this.now);
    await this.#orders.count();
    this.beliefs.settleDoubt(this.mirrored.meanwhile());
    this.#allowForCoupon();
    this.#allowForSignIns();
  }

  /**
   * Everything that was broken works, everything on its way arrives, nobody does anything: then all sides have to
   * agree.
   */
  async quiet(): Promise<void> {
    const { retailer } = this.platform;
    armed.clear();
    if (retailer) retailer.faults = [];
    this.online.fill(true);
    for (let round = 0; this.wire.length > 0; round += 1) {
      if (round >= MOST_ROUNDS)
        throw new Broken('what is sent until it is answered is answered', `${this.wire.length} are not`);
      await this.arrive(0, 'straight');
    }
    while (this.late.length > 0 || this.wire.length > 0) {
      await this.hear(this.late.length - 1);
      await this.arrive(0, 'straight');
    }
    await this.ring();
    await this.review(this.tab(0));
    for (const tab of this.tabs) await this.read(tab);
    const held = this.beliefs.carts[0]?.lines.map(({ id, qty }) => `${id}×${qty}`).join(' ');
    for (const tab of this.tabs) {
      if (tab.shown() !== held)
        throw new Broken('all sides agree once it is quiet', `a tab shows «${tab.shown()}», the cart holds «${held}»`);
    }
    await this.#orders.check();
    await this.#orders.checkAccount(VIU, this.#customer, this.#token);
  }

  async #travel(sent: Sent, way: Way): Promise<void> {
    const { operation, key } = sent;
    const copies = way === 'twice' ? 2 : 1;
    const askedAt = this.now;
    this.#allowForSignIns();
    this.mirrored.listen();
    if (way === 'rung') this.wait(RETRY_MS);
    const ringing = way === 'rung' ? this.platform.ring(this.#token, this.now) : null;
    const [answers] = await Promise.all([
      Promise.all(Array.from({ length: copies }, () => this.#deliver(sent))),
      ringing,
    ]);
    await this.#orders.count();
    const hits = this.mirrored.hits;
    const meanwhile = this.mirrored.meanwhile();
    const [best] = [...answers].sort((a, b) => Number(b?.ok ?? false) - Number(a?.ok ?? false));
    this.#say(`${key} ${JSON.stringify(operation)}`, best ?? null);
    for (const answer of answers) {
      // A repeat that came while the first was on its way is answered with it; one that came after a refusal is done
      // anew.
      if (!isOutdated(operation, answer) && (!answer?.ok || !answer.value.replayed || answer === best)) {
        this.beliefs.note(
          operation,
          this.#orders.doneAs(sent),
          this.#heardOf(operation, answer, hits),
          this.#modelWorld(),
          meanwhile,
        );
      }
      // The alarm may have gone on with a sign-in before this or after.
      if (way === 'rung') this.#allowForSignIns();
      if (answer?.ok) this.#answered(answer.value, operation.kind !== 'merge' && operation.kind !== 'order');
    }
    const isAnswered = best !== null && best !== undefined && (best.ok || best.problem.status !== BUSY);
    this.#signingIn = this.#signingIn.filter((other) => other !== sent);
    if (!isAnswered && operation.kind === 'merge') this.#signingIn.push(sent);
    // A call that is refused may have finished an earlier one first.
    if (!best?.ok) this.#allowForCoupon();
    if (!isAnswered) this.mirrored.isInStep = false;
    if (!isAnswered || way === 'unheard' || way === 'again') this.wire.push(sent);
    if (!isAnswered || way === 'unheard') return;
    const cart = best.ok ? best.value.cart : null;
    if (way === 'late') this.late.push({ sent, cart, askedAt });
    else await this.#hear(sent, cart, askedAt);
  }

  async #deliver({ operation, key, visitor }: Sent): Promise<Result<CartAnswer> | null> {
    if (operation.kind === 'order') return this.#place(operation, key);
    if (operation.kind === 'deliver') return this.#asked((cart) => cart.apply(DELIVERY, key));
    if (operation.kind !== 'merge') return this.#asked((cart) => cart.apply(operation, key));
    const { env } = this.platform;
    const replayed = this.beliefs.isDone(key);
    const taken = await cartPort(env, VIU, visitor ?? '', false, this.#customer)
      .mergeInto(this.#token)
      .catch(() => null);
    if (!taken?.ok || taken.value.state === 'waits') return null;
    if (taken.value.state === 'nothing')
      throw new Broken('a visitor’s cart goes into the customer’s', 'there was none');
    const read = await this.#asked((cart) => cart.read());
    return read?.ok ? { ok: true, value: { cart: read.value.cart, line: null, notices: [], replayed } } : null;
  }

  /** Places an order, and reads the cart that goes on after it. */
  async #place(order: ModelOrder, key: string): Promise<Result<CartAnswer> | null> {
    const { orderId, cartVersion } = order;
    const answer = await this.#asked((cart) => cart.place(orderRequest(orderId, { cartVersion }), key));
    if (answer === null || (answer.ok && answer.value.state === 'unknown')) return null;
    if (!answer.ok) {
      if (answer.problem.status !== BUSY) this.#orders.checkRefused(order, answer.problem.status);
      return answer;
    }
    const { order: made, replayed } = answer.value as Extract<typeof answer.value, { state: 'placed' }>;
    Object.assign(order, this.#orders.note(order, made));
    const read = await this.#asked((cart) => cart.read());
    return read?.ok
      ? { ok: true, value: { cart: read.value.cart, line: null, notices: [], replayed: replayed === true } }
      : null;
  }

  #heardOf(operation: ModelOperation, answer: Result<CartAnswer> | null, hits: number): Heard {
    if (!answer) return 'nothing';
    // What an earlier answer told is told again with it.
    if (answer.ok)
      return !answer.value.replayed && answer.value.notices.some(({ level }) => level === 'error') ? 'refused' : 'done';
    // A retailer that fails may refuse a coupon, or not say what became of it; one that has no cart of ours takes none.
    const isCouponless =
      hits > 0 || !this.mirrored.isInStep || this.beliefs.carts.some(({ lines }) => lines.length === 0);
    return answer.problem.status === BUSY || (operation.kind === 'coupon' && this.platform.retailer && isCouponless)
      ? 'nothing'
      : 'refused';
  }

  /** What a changed cart was answered as is what it is from now on, if it is right. */
  #answered({ cart, notices, replayed }: CartAnswer, isOperation: boolean): void {
    if (!replayed && notices.some(({ message }) => message === CART_MESSAGES.couponNotValid))
      this.beliefs.couponLost(true);
    else if (cart.coupon === null && this.mirrored.mayHaveRefusedCoupon) this.beliefs.couponLost(false);
    if (!replayed && cart.coupon !== null && notices.some(({ message }) => message === CART_MESSAGES.couponStays))
      this.beliefs.couponKept(cart.coupon, true);
    checkTotals(cart, this.front);
    this.#checkVersion(cart, isOperation && replayed !== true && !notices.some(({ level }) => level === 'error'));
    // A repeat is answered with the cart as it is confirmed: a change whose object ended may still be carried through.
    if (replayed) this.#checkShown(cart);
    else {
      this.beliefs.narrow(cart);
      this.mirrored.check(cart);
    }
  }

  #checkShown(cart: Cart): void {
    if (!this.beliefs.allows(cart)) throw new Broken('a cart shows what it holds', cartText(cart));
  }

  #checkVersion(cart: Cart, isNew: boolean): void {
    if (cart.version < this.#version) throw new Broken('versions only grow', `${cart.version} after ${this.#version}`);
    if (isNew && cart.version === this.#version)
      throw new Broken('versions only grow', `a change kept version ${cart.version}`);
    this.#version = cart.version;
  }

  /** One call of the cart; null where nothing came back. Sent on to a successor, the device keeps its token. */
  async #asked<T>(call: (cart: CartPort) => Promise<Result<T>>): Promise<Result<T> | null> {
    const cart = cartPort(this.platform.env, VIU, this.#token, true, this.platform.retailer ? null : this.#customer);
    try {
      const answer = await call(cart);
      this.#token = cart.token();
      return answer;
    } catch {
      return null;
    }
  }

  #modelWorld(): ModelWorld {
    return { front: this.front, now: this.now, sold: this.#orders.sold };
  }

  #say(what: string, answer: Result<CartAnswer> | null): void {
    const said = !answer
      ? 'no answer'
      : answer.ok
        ? `v${answer.value.cart.version} ${cartText(answer.value.cart)}`
        : String(answer.problem.status);
    this.trace.push(`${what} → ${said}`);
  }
}
