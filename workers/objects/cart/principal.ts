import { type CartAddress, objectName } from './state';

const encoder = new TextEncoder();

/** Names a cart where orders are kept, without telling its token: SHA-256 of both parts of its name. */
export async function principalOf(at: CartAddress): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', encoder.encode(objectName(at)));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
