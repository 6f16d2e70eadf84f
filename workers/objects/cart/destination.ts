import { stateOfPostalCode } from '../../../src/config/states';
import type { Destination } from '../../../src/domain/cart/cart';
import type { Address } from '../../../src/domain/order/order';

const MEXICO = 'MX';

/** Where a destination lies: in Mexico its postal code says the state, whatever is written beside it, because tax goes by the state. */
export function located(destination: Destination): Destination {
  const state = destination.country === MEXICO && destination.postcode ? stateOfPostalCode(destination.postcode) : null;
  if (!state || state.name.toLowerCase() === destination.region?.toLowerCase()) return destination;
  return { ...destination, region: state.name, regionId: state.regionId, regionCode: state.regionCode };
}

/** Where an address is, as shipping and tax are priced by. */
export const destinationOf = (address: Address): Destination =>
  located({
    country: address.country,
    region: address.state,
    regionId: address.region_id,
    regionCode: address.region_code,
    postcode: address.zipCode,
    city: address.city,
    street: [`${address.streetAddress} ${address.exteriorNumber}`.trim(), address.neighbourhood],
  });
