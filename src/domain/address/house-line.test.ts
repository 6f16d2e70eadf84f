import { describe, expect, test } from 'vitest';
import { houseIn, houseLine, isHouseLine } from './house-line';

const parts = (line: string) => {
  const house = houseIn(line);
  return house && [house.streetAddress, house.exteriorNumber, house.apartmentNumber, house.betweenStreets];
};

describe('street and number in one line', () => {
  test.each([
    ['Av. Juárez 123', ['Av. Juárez', '123', '', '']],
    ['Calle 60 491', ['Calle 60', '491', '', '']],
    ['Calle 60 #491', ['Calle 60', '491', '', '']],
    ['Calle 60 No. 491', ['Calle 60', '491', '', '']],
    ['Calle 60 núm. 491-B', ['Calle 60', '491-B', '', '']],
    ['Moreno. 5', ['Moreno.', '5', '', '']],
    ['Calle 60, 491, 3', ['Calle 60', '491', '3', '']],
    ['Calle 60, #491', ['Calle 60', '491', '', '']],
    ['5 de Mayo 12 bis', ['5 de Mayo', '12 bis', '', '']],
    ['Av. 5 de Mayo Ñ 12 B', ['Av. 5 de Mayo Ñ', '12 B', '', '']],
    ['Insurgentes Sur 1602 piso 3', ['Insurgentes Sur', '1602', 'piso 3', '']],
    ['Av. Juárez 123, int. 4', ['Av. Juárez', '123', 'int. 4', '']],
    ['Eje 6 Sur, 560, Torre B, 301', ['Eje 6 Sur', '560', 'Torre B, 301', '']],
    ['Calle 60 #491 x 59 y 61', ['Calle 60', '491', '', '59 y 61']],
    ['Calle 60 491 entre 59 y 61', ['Calle 60', '491', '', '59 y 61']],
    ['Calle 60 x 59 y 61 #491', ['Calle 60', '491', '', '59 y 61']],
    ['Colosio 12 esquina con Morelos', ['Colosio', '12', '', 'Morelos']],
    ['Calle 60 491 Centro', ['Calle 60', '491 Centro', '', '']],
    ['Carretera a Progreso km 12.5', ['Carretera a Progreso', 'km 12.5', '', '']],
    ['Las Flores Mz 4 Lt 12', ['Las Flores', 'Mz 4 Lt 12', '', '']],
    ['Privada del Sol S/N', ['Privada del Sol', 'S/N', '', '']],
    ['Camino real sin número', ['Camino real', 'sin número', '', '']],
  ])('%s', (line, expected) => {
    expect(parts(line)).toEqual(expected);
    expect(isHouseLine(line)).toBe(true);
  });

  test.each([
    'Calle 60',
    'Av. 5',
    'Calle 60 x 59 y 61',
    'Calle 60 Centro',
    'Privada 5 de Mayo',
    'Eje 6 Sur',
    'Av. Juárez, int. 4',
    '491',
    '#491',
    '',
  ])('names no number: %j', (line) => {
    expect(parts(line)).toBeNull();
  });

  test('a part that an address has no room for is refused', () => {
    expect(isHouseLine(`${'x'.repeat(118)} 1`)).toBe(true);
    expect(isHouseLine(`${'x'.repeat(119)} 1`)).toBe(false);
    expect(isHouseLine(`Juárez #${'1'.repeat(20)}`)).toBe(true);
    expect(isHouseLine(`Juárez #${'1'.repeat(21)}`)).toBe(false);
    expect(isHouseLine(`Juárez 1, ${'x'.repeat(21)}`)).toBe(false);
    expect(isHouseLine('Juárez 1\u0000')).toBe(false);
  });

  test.each([
    ['Calle 60', '491'],
    ['Av. 5 de Mayo Ñ', '12-A'],
    ['Ruta 66', '12'],
    ['Privada del Sol', 'A'],
    ['Carretera a Progreso', 'km 12.5'],
    ['Privada del Sol', 'S/N'],
  ])('%s and %s are found again in the line that a form shows', (streetAddress, exteriorNumber) => {
    expect(houseIn(houseLine({ streetAddress, exteriorNumber }))).toMatchObject({ streetAddress, exteriorNumber });
  });

  test('a house without number says so in it, and no street is no line', () => {
    expect(houseLine({ streetAddress: 'Calle 60', exteriorNumber: '' })).toBe('Calle 60 S/N');
    expect(houseLine({ streetAddress: '', exteriorNumber: '' })).toBe('');
  });
});
