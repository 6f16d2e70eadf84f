import type { Address, PersonalDetails } from './order';

/** Who buys in tests. */
export const ANA: PersonalDetails = { firstName: 'Ana', lastName: 'Pech', emailAddress: 'ana@example.mx' };

/** Where she lives: no interior number, nothing to look for. */
export const testAddress = (more: Partial<Address> = {}): Address => ({
  firstName: 'Ana',
  lastName: 'Pech',
  country: 'MX',
  streetAddress: 'Calle 60',
  exteriorNumber: '491',
  apartmentNumber: '',
  neighbourhood: 'Centro',
  city: 'Mérida',
  state: 'Yucatán',
  region_id: 2350,
  region_code: 'YUC',
  zipCode: '97000',
  phoneNumber: '9991234567',
  reference: '',
  ...more,
});
