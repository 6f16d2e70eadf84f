import { interiorText } from '../../domain/address/interior';
import type { Address } from '../../domain/order/order';

/** An address on one line. */
export const addressLine = (address: Address): string =>
  [
    `${`${address.streetAddress} ${address.exteriorNumber}`.trim()}${address.apartmentNumber ? `, ${interiorText(address.apartmentNumber)}` : ''}`,
    address.neighbourhood,
    `${address.zipCode} ${address.city}`,
    address.state,
  ]
    .filter(Boolean)
    .join(', ');
