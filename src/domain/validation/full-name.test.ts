import { expect, test } from 'vitest';
import { brokenFullName, splitName } from './full-name';

test.each([
  ['Ana Pech', 'Ana', 'Pech'],
  ['Juan Pérez López', 'Juan', 'Pérez López'],
  ['  Ana María   Pech Canul ', 'Ana María', 'Pech Canul'],
  ['María del Carmen Pérez López', 'María del Carmen', 'Pérez López'],
  ['Sor Juana Inés de la Cruz', 'Sor Juana', 'Inés de la Cruz'],
  ['Ana de la O', 'Ana', 'de la O'],
  ["Ana D'Angelo", 'Ana', "D'Angelo"],
  ['Luis y', 'Luis', 'y'],
])('%s is %s and %s', (whole, firstName, lastName) => {
  expect(splitName(whole)).toEqual({ firstName, lastName });
  expect(brokenFullName(whole)).toBeNull();
});

test('a name without surnames, too short or with signs in it is told', () => {
  expect([brokenFullName('Ana'), brokenFullName('Al Pech'), brokenFullName('Ana Pech;')]).toEqual([
    'fullName',
    'name',
    'name',
  ]);
});
