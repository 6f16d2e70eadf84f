import { isOutdated, type KnownPlace } from '../../domain/known-place';
import type { Place } from '../shop/delivery/look-up-place';
import { knownPlaceOf } from './ask-place';
import { devicePlace, keepPlace } from './device-place';

const isKept = (kept: KnownPlace | null, code: string, now: number): boolean =>
  kept?.code === code && !isOutdated(kept, now);

/** Keeps the place of a postal code that was typed, unless it is the one this browser keeps already. */
export function keepTyped(place: Place): void {
  const now = Date.now();
  if (!isKept(devicePlace(), place.code, now)) keepPlace(knownPlaceOf(place, now));
}
