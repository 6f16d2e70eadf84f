import { MAX_QUANTITY } from '../validation';
import type { CartLine, Notice } from './cart';
import { addLine, findEqual } from './lines';
import { fullCartNotice, requestedQtyNotice } from './notices';

export interface MergedCart {
  lines: CartLine[];
  nextItemId: number;
  notices: Notice[];
}

/**
 * A guest's lines joined into a customer's: equal lines sum, others are appended, nothing the customer had is lost.
 * Sums once per call; the caller marks the guest cart as merged. What passes a limit is cut and told.
 */
export function mergeLines(customer: readonly CartLine[], guest: readonly CartLine[], nextItemId: number): MergedCart {
  let merged: MergedCart = { lines: [...customer], nextItemId, notices: [] };
  for (const { itemId: _guestId, ...line } of guest) {
    const room = MAX_QUANTITY - (findEqual(merged.lines, line)?.qty ?? 0);
    const qty = Math.min(line.qty, room);
    if (qty < line.qty) merged.notices.push(requestedQtyNotice(MAX_QUANTITY));
    if (qty < 1) continue;
    const added = addLine(merged.lines, { ...line, qty, prevQty: null, serverItemId: null, serverCartId: null }, merged.nextItemId);
    if (added.ok) merged = { lines: added.value.lines, nextItemId: added.value.nextItemId, notices: merged.notices };
    else merged.notices.push(fullCartNotice(line.name));
  }
  return merged;
}
