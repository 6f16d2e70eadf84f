import type { PendingChange } from './cart-store';

/** Path, inside the store view, of the form that makes a change. */
export const actionOf = ({ change }: PendingChange): string => `/f/cart/${change.kind}`;

/** What that form sends. */
export function fieldsOf({ change, cartId }: PendingChange): Record<string, string> {
  if (change.kind === 'add') return { ...change.fields, qty: String(change.qty) };
  const line = { itemId: String(change.itemId), ...(cartId && { cart: cartId }) };
  return change.kind === 'set' ? { ...line, qty: String(change.qty) } : line;
}
