import type { Branch } from './branch';

export interface Position {
  /** Degrees. */
  latitude: number;
  longitude: number;
}

const EARTH_KM = 6371;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** How far two places are from each other as the crow flies. */
export function distanceKm(a: Position, b: Position): number {
  const [dLat, dLng] = [radians(b.latitude - a.latitude), radians(b.longitude - a.longitude)];
  const chord =
    Math.sin(dLat / 2) ** 2 + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(dLng / 2) ** 2;
  return 2 * EARTH_KM * Math.asin(Math.sqrt(chord));
}

const SAME_ZONE_DIGITS = 3;

/** What is known of where a shopper is. */
export interface Whereabouts {
  postcode: string | null;
  region: string | null;
  city: string | null;
  /** The centre of its town, where that is known. */
  position?: Position | null;
}

const isSame = (a: string | null, b: string): boolean => a !== null && a !== '' && a.toLowerCase() === b.toLowerCase();

/** How near a branch is by its address: 0 in the same town, 1 in the same state, 2 elsewhere. */
export function nearness({ zipCode, city, state }: Branch, place: Whereabouts | null): 0 | 1 | 2 {
  if (!place) return 2;
  if (isSame(place.city, city) || place.postcode?.slice(0, SAME_ZONE_DIGITS) === zipCode.slice(0, SAME_ZONE_DIGITS))
    return 0;
  return isSame(place.region, state) ? 1 : 2;
}

/** About how many kilometres a branch is from the centre of the shopper's town; null where one of them is not known. */
export const kilometresTo = ({ position }: Branch, place: Whereabouts | null): number | null =>
  position && place?.position ? distanceKm(position, place.position) : null;

/** Further than this nobody goes to pick something up. */
const REACH_KM = 60;

/**
 * Whether a branch is worth going to: in the shopper's town, or no further than people go; where that is not known, in
 * the state.
 */
export function isWithinReach(branch: Branch, place: Whereabouts | null): boolean {
  const near = nearness(branch, place);
  if (near === 0) return true;
  const km = kilometresTo(branch, place);
  return km === null ? near === 1 : km <= REACH_KM;
}

/**
 * Those of the shopper's town first, the others by kilometres as far as these are known, else by state; those that are
 * equally near stay as they were.
 */
export function nearestFirst<Any extends Branch>(branches: readonly Any[], place: Whereabouts | null): Any[] {
  const isAway = (branch: Any): number => Number(nearness(branch, place) > 0);
  const away = (branch: Any): number => kilometresTo(branch, place) ?? Number.MAX_VALUE;
  return branches.toSorted(
    (a, b) => isAway(a) - isAway(b) || away(a) - away(b) || nearness(a, place) - nearness(b, place),
  );
}
