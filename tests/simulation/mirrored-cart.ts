import type { Cart } from '../../src/domain/cart/cart';
import { additionalData } from '../../src/domain/cart/sync/wire';
import type { Elsewhere, Meanwhile } from './beliefs';
import { Broken } from './broken';
import { takenText } from './model';
import type { ScriptedRetailer } from './retailer';

/**
 * The retailer's cart that ours mirrors, as the oracle watches it. Where our own engine sells there is none: it holds
 * nothing, and nothing goes wrong with it.
 */
export class MirroredCart {
  /** Whether ours and the retailer's were in step after the last change. */
  isInStep = true;
  /** Whether somebody else changed the retailer's since ours last looked. */
  #isStray = false;
  readonly #retailer: ScriptedRetailer | null;

  constructor(retailer: ScriptedRetailer | null) {
    this.#retailer = retailer;
  }

  /** From now on it is noted what the retailer does. */
  listen(): void {
    if (this.#retailer) Object.assign(this.#retailer, { hits: 0, hitCalls: [], refused: [], isPulled: false });
  }

  /** Calls that went wrong since. */
  get hits(): number {
    return this.#retailer?.hits ?? 0;
  }

  /**
   * Whether it was asked for the coupon again and answered wrongly: it may have refused the coupon and have said so to
   * nobody.
   */
  get mayHaveRefusedCoupon(): boolean {
    return this.#retailer?.hitCalls.includes('cart/apply-coupon') ?? false;
  }

  /**
   * Whether it was asked to take a coupon off and answered wrongly: it may have refused to, and have said so to nobody.
   */
  get mayHaveKeptCoupon(): boolean {
    return this.#retailer?.hitCalls.includes('cart/delete-coupon') ?? false;
  }

  lines(): Elsewhere {
    return (this.#retailer?.quote?.lines ?? []).map((line) => ({
      sku: line.sku,
      qty: line.qty,
      warranty: additionalData(line as Parameters<typeof additionalData>[0])?.warrantySku ?? null,
    }));
  }

  meanwhile(): Meanwhile {
    return { refused: this.#retailer?.refused ?? [], lines: this.lines() };
  }

  /** Another client of the retailer's changes its cart: `qty` 0 takes the line out. */
  changeElsewhere(sku: string, qty: number): void {
    const retailer = this.#retailer;
    const quote = retailer?.quote;
    if (!retailer || !quote) return;
    this.#isStray = true;
    const line = quote.lines.find((other) => other.sku === sku);
    if (line && qty === 0) retailer.shop.remove(quote.id, { item_id: line.item_id });
    else if (line) line.qty = qty;
    else if (qty > 0) retailer.shop.update(quote.id, { sku, qty });
  }

  /** A cart that says it is in step with the retailer's is, line by line, and knows each line by the retailer's id. */
  check(cart: Cart): void {
    const retailer = this.#retailer;
    this.isInStep = cart.syncedAt !== null && cart.state === 'open';
    if (retailer?.isPulled) this.#isStray = false;
    // A line it refused that was never known as ours may stay with it.
    if (retailer && retailer.refused.length > 0) this.#isStray = true;
    if (!retailer || !this.isInStep || this.#isStray) return;
    const ours = takenText(cart.lines.map(({ sku, warranty, qty }) => ({ sku, qty, warranty: warranty?.sku ?? null })));
    const theirs = takenText(this.lines());
    if (ours !== theirs)
      throw new Broken('ours and the retailer’s cart agree', `ours «${ours}», the retailer's «${theirs}»`);
    for (const line of cart.lines) {
      const known = retailer.quote?.lines.some(
        ({ item_id, sku }) => String(item_id) === line.serverItemId && sku === line.sku,
      );
      if (!known) throw new Broken('every line is known by the retailer’s id', line.sku);
    }
  }
}
