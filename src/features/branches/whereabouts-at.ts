import { commerce } from '../../commerce/request-context';
import type { Whereabouts } from '../../domain/branch-nearness';

/** Where a postal code is; null for one that belongs to no state. */
export async function whereaboutsAt(code: string): Promise<Whereabouts | null> {
  const found = await commerce().places.postalCode(code);
  return found && { postcode: found.code, region: found.state, city: found.city ?? found.municipality };
}
