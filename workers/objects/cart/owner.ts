import { ownerOf } from '../../http/principal';
import type { CartAddress, CartCustomer } from './address';
import type { CartState } from './state';

const isOther = (owner: CartCustomer | null | undefined, { customer }: Pick<CartAddress, 'customer'>): boolean =>
  owner != null && owner.owner !== customer?.owner;

/** Whether a cart is a customer's and somebody else asks: they are answered as if there were none. */
export const isOthers = ({ customer }: Pick<CartState, 'customer'>, at: Pick<CartAddress, 'customer'>): boolean =>
  isOther(customer, at);

/** Whether nobody but a customer is led on from here, and somebody else asks. */
export const leadsOthersOnly = ({ closed }: Pick<CartState, 'closed'>, at: Pick<CartAddress, 'customer'>): boolean =>
  isOther(closed?.successorOwner, at);

/** Whether this cart is somebody else's, or went into somebody else's. */
export const isHidden = (state: CartState, at: Pick<CartAddress, 'customer'>): boolean =>
  isOthers(state, at) || leadsOthersOnly(state, at);

/**
 * Whether a customer's cart has the prices of another group than the one its customer is in now. Lines of an order that
 * is being checked keep theirs.
 */
export function isPricedForOthers(state: CartState | null, { customer }: Pick<CartAddress, 'customer'>): boolean {
  if (!state?.customer || state.seal || state.closed || customer?.owner !== state.customer.owner) return false;
  return customer.groupId !== undefined && customer.groupId !== (state.content.priceGroup ?? 0);
}

/** Under whom an order of this cart is kept: whoever holds a visitor's cart, or the customer alone who owns it. */
export const orderOwner = (token: string, customer: CartCustomer | null | undefined): Promise<string> =>
  ownerOf('cart', customer ? `${token}:${customer.owner}` : token);
