import { expect, test } from 'vitest';
import { STATES } from './states';
import { townPosition } from './town-positions';

test('towns are found by state and name, whatever their accents, and by no other state', () => {
  expect(townPosition('Yucatán', 'mérida')).toEqual({ latitude: 20.97, longitude: -89.62 });
  expect(townPosition('Jalisco', 'Mérida')).toBeNull();
  expect([townPosition('Nuevo León', 'Guadalupe'), townPosition('Zacatecas', 'Guadalupe')]).toEqual([
    { latitude: 25.68, longitude: -100.26 },
    { latitude: 22.75, longitude: -102.52 },
  ]);
  expect([townPosition(null, 'Mérida'), townPosition('Yucatán', null), townPosition('Yucatán', 'Nadie')]).toEqual([
    null,
    null,
    null,
  ]);
});

test.each([
  ['Baja California', 'Tijuana'],
  ['Michoacán de Ocampo', 'Morelia'],
  ['Veracruz de Ignacio de la Llave', 'Xalapa'],
  ['Coahuila de Zaragoza', 'Torreón'],
  ['Ciudad de México', 'Ciudad de México'],
])('the capital or largest town of %s is in Mexico', (region, town) => {
  expect(STATES.map(({ name }) => name)).toContain(region);
  const { latitude = 0, longitude = 0 } = townPosition(region, town) ?? {};
  expect(latitude > 14 && latitude < 33 && longitude > -118 && longitude < -86).toBe(true);
});
