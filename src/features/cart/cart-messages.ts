import { MESSAGES as CONTRACT } from '../../contract/messages';
import { MESSAGES as CART } from '../../domain/cart/messages';
import { texts } from '../shop/texts';

const SAID = [
  CART.addedToCart,
  CART.quantityUpdated,
  CART.unsafeQuantity,
  CART.outOfStock,
  CART.unknownPrice,
  CART.requestedQty,
  CART.tooManyLines,
  CART.oneMotorcycle,
  CART.motorcycleAlone,
  CONTRACT.freshCart,
  CONTRACT.overloaded,
];

/** Words for what an add may answer, given to the browser: message key → text, parameters still in braces. */
export function cartMessages(): Record<string, string> {
  const t = texts();
  return Object.fromEntries(SAID.map((key) => [key, t.message(key)]));
}
