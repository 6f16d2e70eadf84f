import type { Destination } from '../cart/cart';
import type { Address, PersonalDetails } from '../order/order';
import type { Branch } from './branch';

/** Where a branch is, as tax is worked out by. */
export const branchDestination = (branch: Branch, country: string): Destination => ({
  country,
  region: branch.state,
  regionId: branch.region_id,
  regionCode: branch.region_code,
  postcode: branch.zipCode,
  city: branch.city,
  street: [],
});
/** The address of an order that is picked up: the branch's, for whoever comes for it. */
export const branchAddress = (
  branch: Branch,
  { firstName, lastName }: Pick<PersonalDetails, 'firstName' | 'lastName'>,
  country: string,
  phoneNumber: string,
): Address => ({
  firstName,
  lastName,
  country,
  streetAddress: branch.streetAddress,
  exteriorNumber: branch.exteriorNumber,
  apartmentNumber: '',
  neighbourhood: branch.neighbourhood,
  city: branch.city,
  state: branch.state,
  region_id: branch.region_id,
  region_code: branch.region_code,
  zipCode: branch.zipCode,
  phoneNumber,
  reference: '',
});
