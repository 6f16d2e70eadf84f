/** Which cart a call is for. */
export interface CartAddress {
  storeCode: string;
  token: string;
}

/** Name of a cart's object. */
export const objectName = ({ storeCode, token }: CartAddress): string => `${storeCode}:${token}`;
