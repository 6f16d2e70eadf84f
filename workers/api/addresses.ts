import type { DestinationAddress, OrderAddress } from '../../src/contract/calls/address';
import type { Destination } from '../../src/domain/cart/cart';
import type { Address, PersonalDetails } from '../../src/domain/order/order';
import { fromWireAddress } from '../../src/domain/order/wire-address';
import { phoneDigits } from '../../src/domain/validation';

const filled = (value: string | null | undefined): string | null => value?.trim() || null;

const regionId = (id: string | null | undefined): number | null => {
  const number = Number(id);
  return Number.isInteger(number) && number > 0 ? number : null;
};

/** Where a cart goes, by an address as old clients send it; without a country, the store view's. */
export const toDestination = (address: DestinationAddress, country: string): Destination => ({
  country: (filled(address.country_id ?? address.countryId) ?? country).toUpperCase(),
  region: filled(address.region),
  regionId: regionId(address.region_id ?? address.regionId),
  regionCode: filled(address.region_code ?? address.regionCode),
  postcode: filled(address.postcode),
  city: filled(address.city),
  street: (address.street ?? []).flatMap((line) => filled(line) ?? []),
});

/** An address of an order as the shop keeps it; without a country, the store view's. */
export function toAddress(address: OrderAddress, country: string): Address {
  const own = fromWireAddress({
    firstname: address.firstname.trim(),
    lastname: address.lastname.trim(),
    country_id: (filled(address.country_id) ?? country).toUpperCase(),
    street: address.street.map((line) => line?.trim() ?? ''),
    city: address.city.trim(),
    region: filled(address.region) ?? '',
    region_id: regionId(address.region_id) ?? 0,
    region_code: filled(address.region_code) ?? '',
    postcode: address.postcode,
    telephone: phoneDigits(address.telephone),
    company: filled(address.company) ?? '',
    vat_id: filled(address.vat_id) ?? '',
  });
  return { ...own, reference: address.reference?.trim() ?? '' };
}

/** Who orders: the billing address's person. */
export const toPerson = (address: OrderAddress, email: string): PersonalDetails => ({
  firstName: address.firstname.trim(),
  lastName: address.lastname.trim(),
  emailAddress: email,
});
