import { describe, expect, test } from 'vitest';
import type { Address } from '../order/order';
import type { Destination } from './cart';
import { destinationOf, located, placeDestination } from './destination';
import { shippingInformation, shippingLookupAddress } from './shipping-information';

const JALISCO = { name: 'Jalisco', regionId: 2334, regionCode: 'JAL' };
const stateOf = (postcode: string) => (postcode.startsWith('44') ? JALISCO : null);
const at = (more: Partial<Destination> = {}): Destination => ({
  country: 'MX',
  region: null,
  regionId: null,
  regionCode: null,
  postcode: '44100',
  city: 'Guadalajara',
  street: [],
  ...more,
});
const KNOWN = { region: 'Jalisco', regionId: 2334, regionCode: 'JAL' };

describe('the state a destination is taxed by', () => {
  test.each<[what: string, given: Partial<Destination>, expected: Partial<Destination>]>([
    ['none written', {}, KNOWN],
    ['another one written', { region: 'Sonora', regionId: 1, regionCode: 'SON' }, KNOWN],
    [
      'the same in other letters',
      { region: 'JALISCO', regionId: 7 },
      { region: 'JALISCO', regionId: 7, regionCode: null },
    ],
    ['a postal code of no state', { postcode: '99999', region: 'Sonora' }, { postcode: '99999', region: 'Sonora' }],
    ['no postal code', { postcode: null, region: 'Sonora' }, { postcode: null, region: 'Sonora' }],
    ['another country', { country: 'US', region: 'Ohio' }, { country: 'US', region: 'Ohio' }],
  ])('%s', (_what, given, expected) => {
    expect(located(at(given), stateOf)).toEqual(at({ ...given, ...expected }));
  });
});

test('where an address is: street with its number, the colonia second', () => {
  const address: Address = {
    firstName: 'Ana',
    lastName: 'López',
    country: 'MX',
    streetAddress: 'Av. Vallarta',
    exteriorNumber: '1000',
    apartmentNumber: '3',
    neighbourhood: 'Americana',
    city: 'Guadalajara',
    state: 'Sonora',
    region_id: 1,
    region_code: 'SON',
    zipCode: '44100',
    phoneNumber: '3312345678',
    reference: '',
  };
  expect(destinationOf(address, stateOf)).toEqual(at({ ...KNOWN, street: ['Av. Vallarta, 1000', 'Americana'] }));
  expect(destinationOf({ ...address, zipCode: '83000', exteriorNumber: '' }, stateOf)).toEqual(
    at({
      postcode: '83000',
      region: 'Sonora',
      regionId: 1,
      regionCode: 'SON',
      street: ['Av. Vallarta S/N', 'Americana'],
    }),
  );
});

test('where a postal code is: its city, else its municipality', () => {
  const place = {
    code: '44100',
    state: 'Jalisco',
    regionId: 2334,
    regionCode: 'JAL',
    municipality: 'Zapopan',
    city: 'Guadalajara',
  };
  expect(placeDestination(place, 'MX')).toEqual(at(KNOWN));
  expect(placeDestination({ ...place, city: null }, 'MX').city).toBe('Zapopan');
});

describe('told to a retailer', () => {
  test('the lookup of methods: what is not known is empty, without a postal code the country alone', () => {
    expect(shippingLookupAddress(at({ ...KNOWN, street: ['Av. Vallarta, 1000', 'Americana'] }))).toEqual({
      region: 'Jalisco',
      region_id: 2334,
      country_id: 'MX',
      street: ['Av. Vallarta, 1000', 'Americana'],
      postcode: '44100',
      city: 'Guadalajara',
      region_code: 'JAL',
    });
    expect(shippingLookupAddress(at({ city: null }))).toEqual({
      region: '',
      region_id: 0,
      country_id: 'MX',
      street: ['', ''],
      postcode: '44100',
      city: '',
      region_code: '',
    });
    expect(shippingLookupAddress(at({ postcode: null }))).toEqual({ country_id: 'MX' });
  });

  test('the shipping information: only what is known goes out', () => {
    const shipping = { ...at({ ...KNOWN, street: ['Av. Vallarta 1000'] }), firstname: 'Ana', lastname: 'López' };
    expect(
      shippingInformation({
        shipping,
        billing: { country: 'MX', street: [], region: null },
        method: { carrierCode: 'tablerate', methodCode: 'home' },
      }),
    ).toEqual({
      shippingAddress: {
        countryId: 'MX',
        firstname: 'Ana',
        lastname: 'López',
        city: 'Guadalajara',
        postcode: '44100',
        region: 'Jalisco',
        regionId: 2334,
        regionCode: 'JAL',
        street: ['Av. Vallarta 1000'],
      },
      billingAddress: { countryId: 'MX' },
      shippingCarrierCode: 'tablerate',
      shippingMethodCode: 'home',
    });
    expect(shippingInformation({ shipping: {}, billing: {}, method: null })).toEqual({
      shippingAddress: {},
      billingAddress: {},
    });
  });
});
