import type { Destination } from './cart';

/** The address of cart/shipping-methods; without a postal code only the country is known. Source: contract §1.1. */
export function shippingLookupAddress(destination: Destination): Record<string, unknown> {
  if (!destination.postcode) return { country_id: destination.country };
  return {
    region: destination.region ?? '',
    region_id: destination.regionId ?? 0,
    country_id: destination.country,
    street: [destination.street[0] ?? '', destination.street[1] ?? ''],
    postcode: destination.postcode,
    city: destination.city ?? '',
    region_code: destination.regionCode ?? '',
  };
}

/** What cart/shipping-information takes, in the camelCase the family's clients send; only what is known goes out. */
export function shippingInformation(facts: {
  shipping: Partial<Destination> & { firstname?: string; lastname?: string };
  billing: Partial<Destination>;
  method: { carrierCode: string; methodCode: string } | null;
}): Record<string, unknown> {
  const address = (place: typeof facts.shipping): Record<string, unknown> =>
    Object.fromEntries(
      Object.entries({
        countryId: place.country,
        firstname: place.firstname,
        lastname: place.lastname,
        city: place.city,
        postcode: place.postcode,
        region: place.region,
        regionId: place.regionId,
        regionCode: place.regionCode,
        street: place.street?.length ? place.street : null,
      }).filter(([, value]) => value != null),
    );
  return {
    shippingAddress: address(facts.shipping),
    billingAddress: address(facts.billing),
    ...(facts.method
      ? { shippingCarrierCode: facts.method.carrierCode, shippingMethodCode: facts.method.methodCode }
      : {}),
  };
}
