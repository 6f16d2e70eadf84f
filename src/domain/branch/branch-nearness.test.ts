import { expect, test } from 'vitest';
import type { Branch } from './branch';
import { isWithinReach } from './nearness';

const branch = (city: string, state: string, zipCode: string, position: Branch['position']) =>
  ({ city, state, zipCode, position }) as Branch;
/** One degree of latitude is 111.2 km. */
const ROMA = branch('Ciudad de México', 'Ciudad de México', '06700', { latitude: 19.42, longitude: -99.16 });
const north = (km: number) => ({ latitude: 19.42 + km / 111.19, longitude: -99.16 });

test.each([
  [
    'its town, however far its centre is',
    { postcode: '06100', region: 'Ciudad de México', city: 'Ciudad de México', position: north(90) },
    true,
  ],
  [
    '59 km, over the border of a state',
    { postcode: '55000', region: 'México', city: 'Ecatepec', position: north(59) },
    true,
  ],
  ['61 km', { postcode: '55000', region: 'México', city: 'Otra', position: north(61) }, false],
  ['a thousand kilometres', { postcode: '97000', region: 'Yucatán', city: 'Mérida', position: north(1010) }, false],
  [
    'an unknown town of the state',
    { postcode: '09990', region: 'Ciudad de México', city: 'Otra', position: null },
    true,
  ],
  ['an unknown town of another state', { postcode: '97990', region: 'Yucatán', city: 'Otra', position: null }, false],
  ['nowhere', null, false],
])('whether a branch is worth going to from %s', (_, place, expected) => {
  expect(isWithinReach(ROMA, place)).toBe(expected);
});
