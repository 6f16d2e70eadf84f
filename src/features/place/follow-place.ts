import { isOutdated, type KnownPlace } from '../../domain/known-place';
import { readSessionMarker } from '../customers/session-marker';
import { devicePlace } from './device-place';

/**
 * Whether the shop is to be asked: about a place that is old, or one of an account; what came from an account goes with
 * it.
 */
function hasToAsk(place: KnownPlace | null): boolean {
  const shopper = readSessionMarker(document.cookie);
  if (!place) return shopper !== null;
  return isOutdated(place, Date.now()) || (place.account !== undefined && place.account !== shopper);
}

/** Has what this browser knows of its place brought up to date where it has to be. */
export async function followPlace(): Promise<void> {
  if (!hasToAsk(devicePlace())) return;
  try {
    const { bringUpToDate } = await import('./bring-up-to-date');
    await bringUpToDate();
  } catch (error) {
    console.warn('place not brought up to date', error);
  }
}
