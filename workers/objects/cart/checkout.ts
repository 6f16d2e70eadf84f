import { isBranchPickup } from '../../../src/domain/branch-pickup';
import type { CartAnswer } from '../../../src/domain/cart/cart';
import { destinationOf } from '../../../src/domain/cart/destination';
import type { Checkout } from '../../../src/domain/order/order';
import { ok, type Result } from '../../../src/domain/result';
import type { KeyedCall } from '../shared/operation-log';
import { perform, type Working } from './perform';
import type { CartState } from './state';

/**
 * Keeps what a shopper filled in; a delivery address also moves the cart there, and one that is refused leaves the
 * details as they were.
 */
export async function saveDetails(
  working: Working,
  state: CartState,
  details: Partial<Checkout>,
  call: KeyedCall,
): Promise<Result<CartAnswer | null>> {
  const { now } = working.context;
  // Where somebody came from is nothing they filled in.
  const isFilledIn = Object.keys(details).some((name) => name !== 'source' && name !== 'tracking');
  const { isAccountLapsed, ...before } = state.checkout;
  const lapsed = isAccountLapsed && details.newAccount === undefined ? { isAccountLapsed } : {};
  const filled: CartState = {
    ...state,
    checkout: { ...before, ...lapsed, ...details, modifiedAt: isFilledIn ? now : state.checkout.modifiedAt },
  };
  const destination =
    details.shippingDetails && !state.seal ? destinationOf(details.shippingDetails, working.context.stateOf) : null;
  const isMoved =
    JSON.stringify(destination) !== JSON.stringify(state.content.destination) ||
    isBranchPickup(state.content.chosenShipping);
  if (destination && isMoved) {
    return perform(working, filled, { kind: 'destination', destination, isDelivered: true }, call);
  }
  working.cart.commit({ ...filled, version: Math.max(1, state.version), touchedAt: now }, now, {
    executed: { call, outcome: {} },
  });
  if (details.source && details.source !== state.checkout.source)
    await working.context.backend.sendSource?.(filled.content, details.source);
  return ok(null);
}
