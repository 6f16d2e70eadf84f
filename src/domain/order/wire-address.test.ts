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

test('every field crosses the wire under its own name; what an address has not is empty there and left out here', () => {
  const full = {
    firstName: 'Ana',
    lastName: 'Pech',
    country: 'MX',
    streetAddress: 'Calle 60',
    exteriorNumber: '491',
    apartmentNumber: '',
    neighbourhood: 'Centro',
    city: 'Mérida',
    state: 'Yucatán',
    region_id: 2350,
    region_code: 'YUC',
    zipCode: '97000',
    phoneNumber: '9991234567',
    reference: '',
    company: 'Pech SA',
    taxId: 'XAXX010101000',
  };
  const person = { firstName: 'Otra', lastName: 'Persona', emailAddress: 'ana@example.mx' };
  const wire = toWireAddress(full, person);
  expect(wire).toMatchObject({ company: 'Pech SA', vat_id: 'XAXX010101000', firstname: 'Ana', lastname: 'Pech' });
  expect(fromWireAddress(wire)).toEqual(full);
  const { company: _company, taxId: _taxId, ...plain } = full;
  const bare = toWireAddress({ ...plain, region_id: null, region_code: null }, person);
  expect(bare).toMatchObject({ company: '', region_id: 0, region_code: '' });
  expect(bare).not.toHaveProperty('vat_id');
  expect(fromWireAddress(bare)).toEqual({ ...plain, region_id: null, region_code: null });
  expect(fromWireAddress({})).toEqual({
    ...{ firstName: '', lastName: '', country: '', streetAddress: '', exteriorNumber: '', apartmentNumber: '', neighbourhood: '', city: '', state: '' },
    ...{ region_id: null, region_code: null, zipCode: '', phoneNumber: '', reference: '' },
  });
});

test.each([
  ['Calle 60 491-B', 'Calle 60', '491-B'],
  ['Calle 60 s/n', 'Calle 60', ''],
  ['Calle 60 B', 'Calle 60 B', ''],
  ['491', '491', ''],
  ['Calle 60 49!', 'Calle 60 49!', ''],
  ['  Calle 60 491  ', 'Calle 60', '491'],
])('the street line «%s» is street «%s», number «%s»', (line, streetAddress, exteriorNumber) => {
  expect(streetParts(line)).toEqual({ streetAddress, exteriorNumber, apartmentNumber: '' });
});

test('the last of two interiors is the interior; a number in the second line has none', () => {
  expect(streetParts('Calle 60, int. A 491, int. B')).toEqual({ streetAddress: 'Calle 60, int. A', exteriorNumber: '491', apartmentNumber: 'B' });
  expect(fromWireAddress({ street: [' Calle 60 ', '#491'] })).toMatchObject({
    streetAddress: 'Calle 60',
    exteriorNumber: '#491',
    apartmentNumber: '',
    neighbourhood: '',
  });
  expect(streetLine({ streetAddress: 'Calle 60', exteriorNumber: '491', apartmentNumber: '3' })).toBe('Calle 60 491, int. 3');
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
