import { expect, test } from 'vitest';
import { ANA, testAddress } from './address.fixture';
import { fromWireAddress, toWireAddress } from './wire-address';

test('ACCT-015 street, house number and interior share the first line; colonia, crossing streets and reference the second', () => {
  const wire = {
    firstname: 'Ana',
    lastname: 'Pech',
    country_id: 'MX',
    street: ['Calle 60, 491, 3', 'Centro; 59 y 61; Portón negro'],
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
  expect(address).toMatchObject({
    streetAddress: 'Calle 60',
    exteriorNumber: '491',
    apartmentNumber: '3',
    neighbourhood: 'Centro',
    region_id: 2350,
  });
  expect(address).toMatchObject({ betweenStreets: '59 y 61', reference: 'Portón negro' });
  expect(toWireAddress(address, ANA)).toEqual(wire);
});

test('older clients write the house number in the second line', () => {
  expect(fromWireAddress({ street: ['Calle 60', '491'] })).toMatchObject({
    streetAddress: 'Calle 60',
    exteriorNumber: '491',
    neighbourhood: '',
  });
  expect(fromWireAddress({ street: ['Calle 60 #491', ''] })).toMatchObject({
    streetAddress: 'Calle 60',
    exteriorNumber: '#491',
  });
  expect(fromWireAddress({})).toMatchObject({ streetAddress: '', neighbourhood: '', region_id: null });
});

test('every field crosses the wire under its own name; what an address has not is empty there and left out here', () => {
  const full = testAddress({ company: 'Pech SA', taxId: 'XAXX010101000' });
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
    ...{
      firstName: '',
      lastName: '',
      country: '',
      streetAddress: '',
      exteriorNumber: '',
      apartmentNumber: '',
      neighbourhood: '',
      city: '',
      state: '',
    },
    ...{ region_id: null, region_code: null, zipCode: '', phoneNumber: '', reference: '' },
  });
});

test('what an invoice needs crosses the wire with the address of the bill', () => {
  const invoice = { company: 'PECH', taxId: 'URE180429TM6', taxRegime: '601', cfdiUse: 'G03', fiscalZipCode: '97000' };
  const wire = toWireAddress(testAddress(invoice), ANA);
  expect(wire).toMatchObject({
    vat_id: 'URE180429TM6',
    company: 'PECH',
    tax_regime: '601',
    cfdi_use: 'G03',
    fiscal_postcode: '97000',
  });
  expect(fromWireAddress(wire)).toMatchObject(invoice);
});
