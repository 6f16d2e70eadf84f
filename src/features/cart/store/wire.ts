import type { CartView } from '../../../contract/cart/view';
import { endsIn } from '../../../ui/time-limit';
import { LONGEST_MS } from '../../shop/send-form';
import type { PendingChange } from './cart-store';

/** Path, inside the store view, of the form that makes a change. */
export const actionOf = ({ change }: PendingChange): string => `/f/cart/${change.kind}`;

/** What that form sends. */
export function fieldsOf({ change, cartId }: PendingChange): Record<string, string> {
  if (change.kind === 'destination') return { zipCode: change.code };
  if (change.kind === 'add') return { ...change.fields, qty: String(change.qty) };
  const line = { itemId: String(change.itemId), ...(cartId && { cart: cartId }) };
  return change.kind === 'set' ? { ...line, qty: String(change.qty) } : line;
}

/** The cart as the shop has it. Throws when it gave no answer, at the latest after the time of a form. */
export async function pullCart(prefix: string): Promise<CartView> {
  const answer = await fetch(`${prefix}/api/cart/pull`, { signal: endsIn(LONGEST_MS) });
  if (!answer.ok) throw new Error('no cart');
  return ((await answer.json()) as { meta: { cart: CartView } }).meta.cart;
}
