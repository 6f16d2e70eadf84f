import { fromStreetLines, toStreetLines } from '../address/street-lines';
import { phoneDigits } from '../validation';
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
  /** Of our own: what an invoice needs besides. */
  tax_regime?: string;
  cfdi_use?: string;
  fiscal_postcode?: string;
}

/** Our address for the wire; its city is the municipio. */
export function toWireAddress(address: Address, person: PersonalDetails): WireAddress {
  return {
    region: address.state,
    region_id: address.region_id ?? 0,
    region_code: address.region_code ?? '',
    country_id: address.country,
    street: toStreetLines(address),
    company: address.company ?? '',
    telephone: address.phoneNumber,
    postcode: address.zipCode,
    city: address.city,
    firstname: address.firstName,
    lastname: address.lastName,
    email: person.emailAddress,
    ...(address.taxId ? { vat_id: address.taxId } : {}),
    ...(address.taxRegime ? { tax_regime: address.taxRegime } : {}),
    ...(address.cfdiUse ? { cfdi_use: address.cfdiUse } : {}),
    ...(address.fiscalZipCode ? { fiscal_postcode: address.fiscalZipCode } : {}),
  };
}

/** An address of the wire as ours. */
export function fromWireAddress(wire: Partial<WireAddress>): Address {
  const { betweenStreets, ...parts } = fromStreetLines(wire.street ?? []);
  return {
    firstName: wire.firstname ?? '',
    lastName: wire.lastname ?? '',
    country: wire.country_id ?? '',
    ...parts,
    ...(betweenStreets ? { betweenStreets } : {}),
    city: wire.city ?? '',
    state: wire.region ?? '',
    region_id: wire.region_id || null,
    region_code: wire.region_code || null,
    zipCode: wire.postcode ?? '',
    phoneNumber: phoneDigits(wire.telephone ?? ''),
    ...(wire.company ? { company: wire.company } : {}),
    ...(wire.vat_id ? { taxId: wire.vat_id } : {}),
    ...(wire.tax_regime ? { taxRegime: wire.tax_regime } : {}),
    ...(wire.cfdi_use ? { cfdiUse: wire.cfdi_use } : {}),
    ...(wire.fiscal_postcode ? { fiscalZipCode: wire.fiscal_postcode } : {}),
  };
}
