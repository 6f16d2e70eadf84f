import { stableHash } from '../stable-hash';
import type { Checkout } from './order';

const LENGTH = 16;

/**
 * A mark of who buys and where it goes: equal for equal details. The version of a cart says nothing of them, as what is
 * filled in changes nothing of what it holds.
 */
export const detailsMark = ({ personalDetails, shippingDetails, pickupPhone }: Checkout): string =>
  stableHash([personalDetails, shippingDetails, pickupPhone ?? null]).slice(0, LENGTH);
