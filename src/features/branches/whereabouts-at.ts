import { commerce } from '../../commerce/request-context';
import { townPosition } from '../../config/town-positions';
import type { Whereabouts } from '../../domain/branch-nearness';

/** A place with the centre of its town, where that is known. */
export const located = <Place extends Whereabouts>(place: Place | null): (Place & Whereabouts) | null =>
  place && { ...place, position: townPosition(place.region, place.city) };

/** Where a postal code is; null for one that belongs to no state. */
export async function whereaboutsAt(code: string): Promise<Whereabouts | null> {
  const found = await commerce().postal.postalCode(code);
  if (!found) return null;
  const { code: postcode, state: region, municipality } = found;
  const position = townPosition(region, municipality) ?? townPosition(region, found.city);
  return { postcode, region, city: found.city ?? municipality, position };
}
