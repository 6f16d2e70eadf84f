import type { KnownPlace } from '../../known-place';

/** What of a cart says where it goes. */
interface Sent {
  /** '' for no cart. */
  id: string;
  postcode: string | null;
  state: 'open' | 'placing';
}

/** How long what was typed is what was said last, whatever a cart was told elsewhere meanwhile. */
const LAST_WORD_MS = 24 * 60 * 60 * 1000;

/**
 * What is due between a cart and the place that this browser keeps, so that both are one. 'tell': the cart is told of
 * the place, which was typed since. 'follow': the cart was told of another one since, and the browser keeps that.
 * 'note': they are the same, which is noted. Null for nothing. A place of the account is nobody's last word, nor is one
 * that was typed before today's visit: a cart that was given another keeps it, as a customer's may have been elsewhere.
 * `now` in epoch ms.
 */
export function placeDue(
  { id, postcode, state }: Sent,
  kept: KnownPlace | null,
  now: number,
): 'tell' | 'follow' | 'note' | null {
  if (id === '' || state === 'placing' || !kept || kept.askedAt === 0) return null;
  const isTold = kept.toldCart === id;
  if (postcode === kept.code) return isTold ? null : 'note';
  if (postcode === null) return 'tell';
  const isOld = now - (kept.typedAt ?? kept.askedAt) > LAST_WORD_MS;
  return isTold || isOld || kept.account !== undefined ? 'follow' : 'tell';
}
