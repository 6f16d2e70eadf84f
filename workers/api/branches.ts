import type { Branch } from '../../src/domain/branch/branch';
import { SHOP_ZONE } from '../../src/domain/zone-time';

/** A branch as clients read it. */
export const pickupLocationDocument = (branch: Branch, country: string) => ({
  code: branch.code,
  name: branch.name,
  street: [branch.streetAddress, branch.exteriorNumber, branch.neighbourhood],
  city: branch.city,
  region: branch.state,
  region_id: branch.region_id,
  region_code: branch.region_code,
  postcode: branch.zipCode,
  country_id: country,
  telephone: branch.phoneNumber,
  opening_hours: branch.hours,
  time_zone: branch.timeZone ?? SHOP_ZONE,
  latitude: branch.position?.latitude ?? null,
  longitude: branch.position?.longitude ?? null,
});
