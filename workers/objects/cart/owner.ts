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

/** Under whom an order of this cart is kept: whoever holds a visitor's cart, or the customer alone who owns it. */
export const orderOwner = (token: string, customer: CartCustomer | null | undefined): Promise<string> =>
  ownerOf('cart', customer ? `${token}:${customer.owner}` : token);
