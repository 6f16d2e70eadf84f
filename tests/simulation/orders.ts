import type { OrderDifference } from '../../src/domain/order/differences';
import type { Order, OrderLine } from '../../src/domain/order/order';
import type { Result } from '../../src/domain/result';
import type { StoreView } from '../../src/domain/store-view';
import type { CartCustomer } from '../../workers/objects/cart/address';
import { customerSessionsOf } from '../../workers/objects/customer-sessions';
import { Broken } from './broken';
import { GOODS } from './goods';
import { type ModelOperation, type ModelOrder, takenText } from './model';
import type { Platform } from './platform/platform';

const linesOf = (lines: readonly Pick<OrderLine, 'sku' | 'qty' | 'warranty'>[]): string =>
  takenText(lines.map(({ sku, qty, warranty }) => ({ sku, qty, warranty: warranty?.sku ?? null })));

const grossOf = ({ sku, qty, warranty }: OrderLine): number =>
  ((GOODS[sku]?.gross ?? 0) + (warranty ? (GOODS[sku]?.warrantyGross ?? 0) : 0)) * qty;

const total = (list: readonly number[]): number => list.reduce((all, one) => all + one, 0);

/** The orders of a history: those that were answered, held against those that were made. */
export class Orders {
  readonly #platform: Platform;
  readonly #answered = new Map<string, string>();
  readonly #forgotten = new Set<string>();
  #sold: ReadonlyMap<string, number> = new Map();
  #isAsked = false;

  constructor(platform: Platform) {
    this.#platform = platform;
  }

  /** Pieces that orders took, by sku, as they were counted last. */
  get sold(): ReadonlyMap<string, number> {
    return this.#sold;
  }

  /** From now on there may be orders. */
  ask(): void {
    this.#isAsked = true;
  }

  /** Counts what was sold by now: never more than there was. */
  async count(): Promise<void> {
    if (!this.#isAsked) return;
    const sold = new Map<string, number>();
    for (const { lines } of await this.#platform.orders())
      for (const { sku, qty } of lines) sold.set(sku, (sold.get(sku) ?? 0) + qty);
    for (const [sku, qty] of sold) {
      if (qty > (GOODS[sku]?.stock ?? 0)) throw new Broken('no more is sold than there is', `${qty} of ${sku}`);
    }
    this.#sold = sold;
  }

  /**
   * Takes note of what an order was answered with, and says what that took; the same order that is asked for while it
   * is being checked may be answered with it.
   */
  note({ orderId, madeAs }: ModelOrder, order: Order): Pick<ModelOrder, 'taken' | 'madeAs'> {
    const taken = linesOf(order.lines);
    const text = `${order.number} ${taken}`;
    const before = this.#answered.get(order.orderId);
    if (before !== undefined && before !== text)
      throw new Broken('an order stays what it was', `«${text}» was «${before}»`);
    const isChecked = before === undefined || madeAs === order.orderId;
    if (orderId !== order.orderId && !isChecked)
      throw new Broken('an order is answered with itself', `${orderId} with ${order.orderId}`);
    this.#answered.set(order.orderId, text);
    const goods = total(order.lines.map(grossOf));
    const { subtotalInclTax, grandTotal } = order.totals;
    if (subtotalInclTax !== goods)
      throw new Broken('an order costs what its lines cost', `${subtotalInclTax}, its lines ${goods}`);
    const lines = total(order.lines.map((line) => line.total));
    if (lines !== grandTotal)
      throw new Broken('an order costs what its lines cost', `${grandTotal}, its lines add up to ${lines}`);
    return { taken, madeAs: order.orderId };
  }

  /** An order that was answered once is answered with itself whenever it is asked for again. */
  checkRefused({ orderId }: ModelOrder, status: number): void {
    if (this.#answered.has(orderId))
      throw new Broken('an order is answered with itself', `${orderId} was refused with ${status}`);
  }

  /** Nobody waits for the answer of this order any more. */
  forget({ orderId }: ModelOrder): void {
    this.#forgotten.add(orderId);
  }

  /** Each order that was made was answered, and each that was answered was made, once. */
  async check(): Promise<void> {
    const made = (await this.#platform.orders()).map(({ orderId }) => orderId);
    const isSame =
      [...this.#answered.keys()].every((id) => made.includes(id)) &&
      made.every((id) => this.#answered.has(id) || this.#forgotten.has(id));
    if (!isSame || new Set(made).size !== made.length)
      throw new Broken(
        'an order is made once',
        `${made.join()} were made, ${[...this.#answered.keys()].join()} answered`,
      );
  }

  /** The key under which an operation counts: that of the order it turned out to be, or its own. */
  doneAs({ operation, key }: { operation: ModelOperation; key: string }): string {
    return operation.kind === 'order' && operation.madeAs
      ? operation.madeAs.slice(this.#platform.token.length + 1)
      : key;
  }

  /** Once a cart was ordered, the customer's account names the one that goes on. */
  async checkAccount(store: StoreView, { account }: CartCustomer, token: string): Promise<void> {
    const { env, retailer } = this.#platform;
    if (retailer || this.#answered.size === 0) return;
    const named = await customerSessionsOf(env, store).cartToken(account, store.storeCode);
    if (named.ok && named.value !== token)
      throw new Broken('the account names the cart that goes on', 'it names another one');
  }
}

/** Whether an order was refused because the cart is of a later version than it names: then nothing was done. */
export function isOutdated(operation: ModelOperation, answer: Result<unknown> | null): boolean {
  if (operation.kind !== 'order' || !answer || answer.ok || !Array.isArray(answer.problem.detail)) return false;
  const [difference] = answer.problem.detail as OrderDifference[];
  return (
    difference?.kind === 'version' &&
    difference.requested === operation.cartVersion &&
    difference.current > operation.cartVersion
  );
}
