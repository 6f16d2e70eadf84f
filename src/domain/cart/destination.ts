import { toStreetLines } from '../address/street-lines';
import type { Address } from '../order/order';
import type { Destination } from './cart';

const MEXICO = 'MX';

/** The state a postal code belongs to, null when it is none of Mexico's. */
export type StateOfPostalCode = (postcode: string) => { name: string; regionId: number; regionCode: string } | null;

/**
 * Where a destination lies: in Mexico its postal code says the state, whatever is written beside it, because tax goes
 * by the state.
 */
export function located(destination: Destination, stateOf: StateOfPostalCode): Destination {
  const state = destination.country === MEXICO && destination.postcode ? stateOf(destination.postcode) : null;
  if (!state || state.name.toLowerCase() === destination.region?.toLowerCase()) return destination;
  return { ...destination, region: state.name, regionId: state.regionId, regionCode: state.regionCode };
}

/** Where an address is, as shipping and tax are priced by. */
export const destinationOf = (address: Address, stateOf: StateOfPostalCode): Destination =>
  located(
    {
      country: address.country,
      region: address.state,
      regionId: address.region_id,
      regionCode: address.region_code,
      postcode: address.zipCode,
      city: address.city,
      street: toStreetLines({ ...address, apartmentNumber: '', betweenStreets: '', reference: '' }),
    },
    stateOf,
  );

/**
 * Whether a cart was given another postal code than that of an address since the address was typed: what it costs to
 * send it, and when it arrives, is told of that code.
 */
export const isElsewhere = (destination: Destination | null, { zipCode }: Pick<Address, 'zipCode'>): boolean =>
  Boolean(destination?.postcode) && destination?.postcode !== zipCode;

interface Place {
  code: string;
  state: string;
  regionId: number;
  regionCode: string;
  municipality: string;
  city: string | null;
}

/** Where a postal code is, as far as it alone says. */
export const placeDestination = (place: Place, country: string): Destination => ({
  country,
  region: place.state,
  regionId: place.regionId,
  regionCode: place.regionCode,
  postcode: place.code,
  city: place.city ?? place.municipality,
  street: [],
});
