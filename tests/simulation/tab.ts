import type { Cart } from '../../src/domain/cart/cart';
import { cartText } from './beliefs';

/** One tab of a shopper: it shows the newest cart it heard of. */
export class Tab {
  cart: Cart | null = null;
  /** Lines this tab took out, the last one first: what "deshacer" offers. */
  removed: number[] = [];

  hear(cart: Cart): void {
    if (!this.cart || cart.version >= this.cart.version) this.cart = cart;
  }

  shown(): string {
    return this.cart ? cartText(this.cart) : 'nothing';
  }
}
