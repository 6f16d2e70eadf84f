/** Which cart a call is for. */
export interface CartAddress {
  storeCode: string;
  token: string;
}

/** Name of a cart's object. */
export const objectName = ({ storeCode, token }: CartAddress): string => `${storeCode}:${token}`;

const encoder = new TextEncoder();

/** Names a cart where orders are kept, without telling its token: SHA-256 of its object's name. */
export async function principalOf(at: CartAddress): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', encoder.encode(objectName(at)));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
