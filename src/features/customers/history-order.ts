import { BRANCH_PICKUP } from '../../domain/branch/branch';
import type { Address } from '../../domain/order/order';
import { fromWireAddress, type WireAddress } from '../../domain/order/wire-address';

interface Assigned {
  shipping_assignments?: { shipping?: { method?: unknown; address?: Partial<WireAddress> | null } }[];
}

const shippingOf = ({ extension_attributes: more }: Record<string, unknown>) =>
  (more as Assigned | null | undefined)?.shipping_assignments?.[0]?.shipping;

/** Whether an order of the history, ours or a retailer's, is handed over at a branch. */
const isPickedUp = (order: Record<string, unknown>): boolean =>
  String(shippingOf(order)?.method ?? '').endsWith(`_${BRANCH_PICKUP}`);

/** Where an order of our own was sent; null for one that was picked up, or had nothing to be sent. */
export function sentTo(order: Record<string, unknown>): Address | null {
  const address = shippingOf(order)?.address;
  return address?.postcode && !isPickedUp(order) ? fromWireAddress(address) : null;
}
