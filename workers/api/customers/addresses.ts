import { stateByRegionId } from '../../../src/config/states';
import {
  asksForInvoice,
  type DestinationAddress,
  invoiceIn,
  type OrderAddress,
} from '../../../src/contract/checkout/address';
import type { Destination } from '../../../src/domain/cart/cart';
import { totalsCountry } from '../../../src/domain/cart/methods';
import { invoiceOf } from '../../../src/domain/invoice/invoice';
import type { Address, PersonalDetails } from '../../../src/domain/order/order';
import { fromWireAddress } from '../../../src/domain/order/wire-address';
import { ok, type Result } from '../../../src/domain/result';
import type { StoreView } from '../../../src/domain/store-view';

const filled = (value: string | null | undefined): string | null => value?.trim() || null;

interface RegionFields {
  region?: string | null | undefined;
  region_id?: string | null | undefined;
  region_code?: string | null | undefined;
}

/** The region of an address; one that is only given by its id has the name and code of that state. */
function regionOf({ region, region_id, region_code }: RegionFields) {
  const id = Number(region_id);
  const regionId = Number.isInteger(id) && id > 0 ? id : null;
  const known = regionId === null ? null : stateByRegionId(regionId);
  return {
    region: filled(region) ?? known?.name ?? null,
    regionId,
    regionCode: filled(region_code) ?? known?.regionCode ?? null,
  };
}

/**
 * Where a cart goes, by an address as old clients send it; without a country, the store view's, and 422 when that has
 * none either.
 */
export function toDestination(address: DestinationAddress, store: StoreView): Result<Destination> {
  const country = totalsCountry(
    { country: filled(address.country_id ?? address.countryId) ?? '' },
    store.tax.defaultCountry,
  );
  if (!country.ok) return country;
  return ok({
    country: country.value.toUpperCase(),
    ...regionOf({
      region: address.region,
      region_id: address.region_id ?? address.regionId,
      region_code: address.region_code ?? address.regionCode,
    }),
    postcode: filled(address.postcode),
    city: filled(address.city),
    street: (address.street ?? []).flatMap((line) => filled(line) ?? []),
  });
}

/** An address of an order as the shop keeps it; without a country, the store view's. */
export function toAddress(address: OrderAddress, country: string): Address {
  const { region, regionId, regionCode } = regionOf(address);
  const own = fromWireAddress({
    firstname: address.firstname.trim(),
    lastname: address.lastname.trim(),
    country_id: (filled(address.country_id) ?? country).toUpperCase(),
    street: address.street.map((line) => line?.trim() ?? ''),
    city: address.city.trim(),
    region: region ?? '',
    region_id: regionId ?? 0,
    region_code: regionCode ?? '',
    postcode: address.postcode,
    telephone: address.telephone,
    company: filled(address.company) ?? '',
    vat_id: filled(address.vat_id) ?? '',
  });
  const invoice = asksForInvoice(address) ? invoiceOf(invoiceIn(address)) : {};
  return { ...own, ...invoice, reference: address.reference?.trim() || own.reference };
}

/** Who orders: the billing address's person. */
export const toPerson = (address: OrderAddress, email: string): PersonalDetails => ({
  firstName: address.firstname.trim(),
  lastName: address.lastname.trim(),
  emailAddress: email,
});
