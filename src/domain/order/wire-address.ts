import type { Address, PersonalDetails } from './order';

/** An address as the family writes it. Source: contract §1.2. */
export interface WireAddress {
  region: string;
  region_id: number;
  region_code: string;
  country_id: string;
  street: string[];
  company: string;
  telephone: string;
  postcode: string;
  city: string;
  firstname: string;
  lastname: string;
  email?: string;
  vat_id?: string;
}

const NO_NUMBER = 'S/N';
const INTERIOR = ', int. ';
const EXTERIOR = /^#?\d[\w/.-]*$|^s\/n$/i;

/** Street and numbers in one line, 'Calle 60 491, int. 3'; a house without number is 'S/N'. */
export function streetLine({ streetAddress, exteriorNumber, apartmentNumber }: Pick<Address, 'streetAddress' | 'exteriorNumber' | 'apartmentNumber'>): string {
  const interior = apartmentNumber ? `${INTERIOR}${apartmentNumber}` : '';
  return `${streetAddress} ${exteriorNumber || NO_NUMBER}${interior}`.trim();
}

/** The parts of a street line; what names no number is all street. */
export function streetParts(line: string): Pick<Address, 'streetAddress' | 'exteriorNumber' | 'apartmentNumber'> {
  const cut = line.lastIndexOf(INTERIOR);
  const street = (cut < 0 ? line : line.slice(0, cut)).trim();
  const apartmentNumber = cut < 0 ? '' : line.slice(cut + INTERIOR.length);
  const space = street.lastIndexOf(' ');
  const last = street.slice(space + 1);
  if (space < 0 || !EXTERIOR.test(last)) return { streetAddress: street, exteriorNumber: '', apartmentNumber };
  return { streetAddress: street.slice(0, space), exteriorNumber: last.toUpperCase() === NO_NUMBER ? '' : last, apartmentNumber };
}

/** Our address for the wire: street and numbers in the first line, the colonia in the second. */
export function toWireAddress(address: Address, person: PersonalDetails): WireAddress {
  return {
    region: address.state,
    region_id: address.region_id ?? 0,
    region_code: address.region_code ?? '',
    country_id: address.country,
    street: [streetLine(address), address.neighbourhood],
    company: address.company ?? '',
    telephone: address.phoneNumber,
    postcode: address.zipCode,
    city: address.city,
    firstname: address.firstName,
    lastname: address.lastName,
    email: person.emailAddress,
    ...(address.taxId ? { vat_id: address.taxId } : {}),
  };
}

/** An address of the wire as ours; a second line that is a number is the house's, as older clients write it. */
export function fromWireAddress(wire: Partial<WireAddress>): Address {
  const [first = '', second = ''] = wire.street ?? [];
  const numberSecond = EXTERIOR.test(second);
  const parts = numberSecond ? { streetAddress: first.trim(), exteriorNumber: second, apartmentNumber: '' } : streetParts(first);
  return {
    firstName: wire.firstname ?? '',
    lastName: wire.lastname ?? '',
    country: wire.country_id ?? '',
    ...parts,
    neighbourhood: numberSecond ? '' : second,
    city: wire.city ?? '',
    state: wire.region ?? '',
    region_id: wire.region_id || null,
    region_code: wire.region_code || null,
    zipCode: wire.postcode ?? '',
    phoneNumber: wire.telephone ?? '',
    reference: '',
    ...(wire.company ? { company: wire.company } : {}),
    ...(wire.vat_id ? { taxId: wire.vat_id } : {}),
  };
}
