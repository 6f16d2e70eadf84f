import type { Branch } from './branch';

const SAME_ZONE_DIGITS = 3;

/** What is known of where a shopper is. */
export interface Whereabouts {
  postcode: string | null;
  region: string | null;
  city: string | null;
}

const isSame = (a: string | null, b: string): boolean => a !== null && a !== '' && a.toLowerCase() === b.toLowerCase();

/** How near a branch is by its address: 0 in the same town, 1 in the same state, 2 elsewhere. */
export function nearness({ zipCode, city, state }: Branch, place: Whereabouts | null): 0 | 1 | 2 {
  if (!place) return 2;
  if (isSame(place.city, city) || place.postcode?.slice(0, SAME_ZONE_DIGITS) === zipCode.slice(0, SAME_ZONE_DIGITS)) return 0;
  return isSame(place.region, state) ? 1 : 2;
}

/** The nearest first; those that are equally near stay as they were. */
export const nearestFirst = <Any extends Branch>(branches: readonly Any[], place: Whereabouts | null): Any[] =>
  branches.toSorted((a, b) => nearness(a, place) - nearness(b, place));
