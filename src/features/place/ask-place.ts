import { type KnownPlace, placeName } from '../../domain/known-place';
import { lookUpPlace, type Place } from '../shop/delivery/look-up-place';

/** What a browser keeps of a postal code the shop was asked about at `now` (epoch ms). */
export const knownPlaceOf = (place: Place, now: number): KnownPlace => ({
  code: place.code,
  name: placeName(place),
  isCovered: place.covered,
  days: place.deliveryDays && { from: place.deliveryDays.from, to: place.deliveryDays.to },
  border: place.borderRegion ?? '',
  askedAt: now,
});

/**
 * Asks the shop about a postal code of five digits; null when there is none like it. Throws when there was no answer.
 */
export async function askPlace(storePrefix: string, code: string): Promise<KnownPlace | null> {
  const place = await lookUpPlace(storePrefix, code);
  return place && knownPlaceOf(place, Date.now());
}
