import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromWireAddress, streetLine, streetParts, toWireAddress } from './wire-address';

test('street, house number and interior share the first line, the colonia has the second', () => {
  const wire = {
    firstname: 'Ana',
    lastname: 'Pech',
    country_id: 'MX',
    street: ['Calle 60 491, int. 3', 'Centro'],
    city: 'Mérida',
    region: 'Yucatán',
    region_id: 2350,
    region_code: 'YUC',
    postcode: '97000',
    telephone: '9991234567',
    company: '',
    email: 'ana@example.mx',
  };
  const address = fromWireAddress(wire);
  expect(address).toMatchObject({ streetAddress: 'Calle 60', exteriorNumber: '491', apartmentNumber: '3', neighbourhood: 'Centro', region_id: 2350 });
  expect(toWireAddress(address, { firstName: 'Ana', lastName: 'Pech', emailAddress: 'ana@example.mx' })).toEqual(wire);
});

test('older clients write the house number in the second line', () => {
  expect(fromWireAddress({ street: ['Calle 60', '491'] })).toMatchObject({ streetAddress: 'Calle 60', exteriorNumber: '491', neighbourhood: '' });
  expect(fromWireAddress({ street: ['Calle 60 #491', ''] })).toMatchObject({ streetAddress: 'Calle 60', exteriorNumber: '#491' });
  expect(fromWireAddress({})).toMatchObject({ streetAddress: '', neighbourhood: '', region_id: null });
});

test('a house without number is S/N on the wire and has none here', () => {
  expect(streetLine({ streetAddress: 'Calle 60', exteriorNumber: '', apartmentNumber: '' })).toBe('Calle 60 S/N');
  expect(streetParts('Calle 60 S/N')).toEqual({ streetAddress: 'Calle 60', exteriorNumber: '', apartmentNumber: '' });
  expect(streetParts('Conocido')).toEqual({ streetAddress: 'Conocido', exteriorNumber: '', apartmentNumber: '' });
});

test('any street with a usual number survives the wire', () => {
  const word = fc.stringMatching(/^[A-ZÁÉÍÓÚÑa-záéíóúñ]{1,12}$/);
  const street = fc.array(fc.oneof(word, fc.nat(999).map(String)), { minLength: 1, maxLength: 4 }).map((words) => words.join(' '));
  const exterior = fc.oneof(fc.constant(''), fc.stringMatching(/^[1-9]\d{0,4}[A-Z]?$/));
  const interior = fc.oneof(fc.constant(''), fc.stringMatching(/^[A-Z0-9]{1,4}$/));
  fc.assert(
    fc.property(street, exterior, interior, (streetAddress, exteriorNumber, apartmentNumber) => {
      const parts = { streetAddress, exteriorNumber, apartmentNumber };
      expect(streetParts(streetLine(parts))).toEqual(parts);
    }),
  );
});
