import type { CustomerSession } from '../../../src/commerce/principal';

/**
 * The customer a cart belongs to: `owner` is the hash that tells them from everybody else, `sessionId` the session they
 * asked with, `groupId` the price group they were in then; left out by an earlier deployment.
 */
export type CartCustomer = Pick<CustomerSession, 'account' | 'customerId' | 'owner' | 'sessionId'> & {
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

/** What a cart keeps of the customer who asks. */
export const customerOf = ({ account, customerId, owner, sessionId, groupId }: CustomerSession): CartCustomer => ({
  account,
  customerId,
  owner,
  sessionId,
  groupId,
});
