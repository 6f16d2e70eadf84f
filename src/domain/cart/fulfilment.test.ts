import { describe, expect, test } from 'vitest';
import { BRANCH } from '../branch.fixture';
import { EMPTY_CONTENT } from './content';
import { fulfilmentLocation, isPickup } from './fulfilment';
import { testLine } from './line-fixture';

const STORE = { i18n: { defaultLocale: 'es-MX', currencyCode: 'MXN', currencySign: '$', defaultCountry: 'MX' } };
const view = (homeRegion?: string) => ({
  ...STORE,
  tax: {
    defaultCountry: 'MX',
    userGroupId: null,
    useOnlyDefaultUserGroupId: false,
    ...(homeRegion ? { homeRegion } : {}),
  },
});
const destination = {
  country: 'MX',
  region: 'Yucatán',
  regionId: 31,
  regionCode: 'YUC',
  postcode: '97000',
  city: 'Mérida',
  street: [],
};
const home = { ...EMPTY_CONTENT, lines: [testLine()], destination };
const pickedUp = { ...home, chosenShipping: { carrierCode: 'pickup', methodCode: 'recoger_en_sucursal' } };

describe('where a cart is handed over', () => {
  test('at its address, unless it is picked up: chosen so, or because of a line', () => {
    expect(isPickup(home)).toBe(false);
    expect(isPickup(pickedUp)).toBe(true);
    expect(
      isPickup({ ...home, lines: [testLine(), testLine({ itemId: 2, deliveryOption: 'recoger_en_sucursal' })] }),
    ).toBe(true);
    expect(fulfilmentLocation(home, view('Jalisco'))).toEqual(destination);
    expect(fulfilmentLocation({ ...home, destination: null }, view('Jalisco'))).toBeNull();
  });

  test('at the branch that was chosen, by its region and postal code', () => {
    expect(fulfilmentLocation({ ...pickedUp, branch: BRANCH }, view('Jalisco'))).toMatchObject({
      country: 'MX',
      region: 'Baja California',
      postcode: '22010',
    });
    expect(fulfilmentLocation({ ...home, branch: BRANCH }, view())).toEqual(destination);
  });

  test('before a branch is chosen in the home region of the store view', () => {
    expect(fulfilmentLocation(pickedUp, view('Jalisco'))).toMatchObject({
      country: 'MX',
      region: 'Jalisco',
      postcode: null,
    });
    expect(fulfilmentLocation(pickedUp, view())).toMatchObject({ country: 'MX', region: null, postcode: null });
  });
});
