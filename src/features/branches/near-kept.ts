import { isPostalCode } from '../../domain/validation/postal-code';
import { islandPropsAt } from '../../ui/hooks/island-props';
import { askPlace } from '../place/ask-place';
import { devicePlace, keepPlace } from '../place/device-place';
import type { PickupProps } from './branches-shown';

/**
 * The address of a page of branches, near the place this browser keeps; as it is where it names a postal code itself.
 */
export function nearKept(address: string): string {
  const url = new URL(address, location.href);
  const place = devicePlace();
  if (place && !url.searchParams.has('cp')) url.searchParams.set('cp', place.code);
  return url.href;
}

/** What the page that says which branches have something says at an address; null where it did not answer. */
export const pickupAt = (address: string, limit?: AbortSignal): Promise<PickupProps | null> =>
  islandPropsAt(address, 'pickup', limit);

/**
 * Keeps the postal code that was typed at branches for all pages; one the shop does not know, or gives no answer for,
 * is not kept.
 */
export async function keepCode(code: string): Promise<void> {
  if (!isPostalCode(code) || devicePlace()?.code === code) return;
  const place = await askPlace(document.body.dataset.prefix ?? '', code).catch(() => null);
  if (place) keepPlace(place);
}
