import type { CustomerPrincipal, Principal } from '../../../src/commerce/principal';

/**
 * The customer a cart belongs to: `owner` is the hash that tells them from everybody else, `sessionId` the session they
 * asked with, `groupId` the price group they were in then; left out by an earlier deployment.
 */
export type CartCustomer = Pick<CustomerPrincipal, 'account' | 'customerId' | 'owner' | 'sessionId'> & {
  groupId?: number;
};

/** Which cart a call is for, and which customer makes it; without one a visitor does. */
export interface CartAddress {
  storeCode: string;
  token: string;
  customer?: CartCustomer;
}

/** Name of a cart's object. */
export const objectName = ({ storeCode, token }: CartAddress): string => `${storeCode}:${token}`;

/** What a cart keeps of whoever asks: a customer, or nobody it could belong to. */
export const customerOf = (principal: Principal | null): CartCustomer | null => {
  if (principal?.kind !== 'customer') return null;
  const { account, customerId, owner, sessionId, groupId } = principal;
  return { account, customerId, owner, sessionId, groupId };
};
