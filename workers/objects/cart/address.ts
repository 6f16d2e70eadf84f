/** The customer a cart belongs to: `owner` is the hash that tells them from everybody else, `sessionId` the session they asked with. */
export interface CartCustomer {
  account: string;
  customerId: string;
  owner: string;
  sessionId: string;
}

/** Which cart a call is for, and which customer makes it; without one a visitor does. */
export interface CartAddress {
  storeCode: string;
  token: string;
  customer?: CartCustomer;
}

/** Name of a cart's object. */
export const objectName = ({ storeCode, token }: CartAddress): string => `${storeCode}:${token}`;
