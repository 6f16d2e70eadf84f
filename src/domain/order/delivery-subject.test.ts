import { expect, test } from 'vitest';
import { phoneSubject, placeSubject } from './delivery-subject';

const place = (streetAddress: string, exteriorNumber: string, zipCode = '97000', neighbourhood = 'Centro') =>
  placeSubject({ zipCode, streetAddress, exteriorNumber, neighbourhood });

test.each([
  '9991234567',
  '999 123 4567',
  '(999) 123-4567',
  '+52 999 123 4567',
  '52 1 999 123 4567',
  '044 999 123 4567',
])('a telephone is its ten digits: %s', (phoneNumber) => {
  expect(phoneSubject({ phoneNumber })).toBe('9991234567');
});

test.each([
  ['Calle 60', '491'],
  ['calle 60', 'No. 491'],
  ['C. 60', '#491'],
  ['CALLE  60 #', '491'],
  ['60', ' 491 '],
])('a place is the same however it is written: %s %s', (street, number) => {
  expect(place(street, number)).toBe(place('Calle 60', '491'));
});

test('accents and shortened words make no other place; another number, street or postal code does', () => {
  expect(place('Av. Juárez', '100')).toBe(place('AVENIDA JUAREZ', 'núm. 100'));
  const places = [
    place('Calle 60', '491'),
    place('Calle 60', '492'),
    place('Calle 62', '491'),
    place('Calle 60', '491', '97001'),
  ];
  expect(new Set(places).size).toBe(4);
  expect(place('Calle 60', '491', '97000', 'Itzimná')).toBe(place('Calle 60', '491'));
  expect(place('Domicilio conocido', 'S/N', '97000', 'Itzimná')).not.toBe(place('Domicilio conocido', 'S/N'));
});

test.each(['calle', 'C.', 'avenida', 'Av.', 'ave', 'Avda.', 'calzada', 'Calz.', 'boulevard', 'Blvd.', 'bulevar'])(
  '«%s» before a street makes no other place',
  (word) => {
    expect(place(`${word} Reforma`, '100')).toBe(place('Reforma', '100'));
  },
);

test.each(['número', 'num.', 'No.', 'N', '#'])('«%s» before a number makes no other place', (word) => {
  expect(place('Reforma', `${word} 100`)).toBe(place('Reforma', '100'));
});
