import { toStreetLines } from '../address/street-lines';
import { ABOUT_CODES } from './about';
import { attributeOf, type Customer, type CustomerAddress } from './customer';

/** Ids that are numbers stand as numbers on the wire. */
export const wireId = (id: string): number | string => (/^\d{1,15}$/.test(id) ? Number(id) : id);

/** "2026-01-02 10:00:00", in UTC. */
const wireTime = (ms: number): string => new Date(ms).toISOString().slice(0, 19).replace('T', ' ');

/** An address as the family writes it in a profile. */
export function addressDocument(address: CustomerAddress, customerId: string) {
  const regionId = address.region_id ?? 0;
  return {
    id: wireId(address.addressId),
    customer_id: wireId(customerId),
    region: { region_code: address.region_code ?? '', region: address.state, region_id: regionId },
    region_id: regionId,
    country_id: address.country,
    street: toStreetLines(address),
    telephone: address.phoneNumber,
    postcode: address.zipCode,
    city: address.city,
    firstname: address.firstName,
    lastname: address.lastName,
    ...(address.company ? { company: address.company } : {}),
    ...(address.taxId ? { vat_id: address.taxId } : {}),
    ...(address.taxRegime ? { tax_regime: address.taxRegime } : {}),
    ...(address.cfdiUse ? { cfdi_use: address.cfdiUse } : {}),
    ...(address.fiscalZipCode ? { fiscal_postcode: address.fiscalZipCode } : {}),
    default_shipping: address.isDefaultShipping,
    default_billing: address.isDefaultBilling,
  };
}

const idOfDefault = (address: CustomerAddress | undefined): string | null => address?.addressId ?? null;

/** A customer as the family writes it. Source: contract §1.7. */
export function customerDocument(customer: Customer) {
  const { customerId, addresses, attributes } = customer;
  return {
    id: wireId(customerId),
    group_id: customer.groupId,
    default_billing: idOfDefault(addresses.find(({ isDefaultBilling }) => isDefaultBilling)),
    default_shipping: idOfDefault(addresses.find(({ isDefaultShipping }) => isDefaultShipping)),
    created_at: wireTime(customer.createdAt),
    updated_at: wireTime(customer.updatedAt),
    created_in: customer.createdIn,
    email: customer.email,
    firstname: customer.firstName,
    lastname: customer.lastName,
    dob: attributeOf(customer, ABOUT_CODES.birthDate) || null,
    store_id: customer.storeId,
    website_id: 1,
    addresses: addresses.map((address) => addressDocument(address, customerId)),
    disable_auto_group_change: 0,
    extension_attributes: { is_subscribed: customer.isSubscribed },
    custom_attributes: attributes
      .filter(({ code }) => code !== ABOUT_CODES.birthDate)
      .map(({ code, value }) => ({ attribute_code: code, value })),
  };
}
