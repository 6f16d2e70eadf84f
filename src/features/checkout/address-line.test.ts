import { expect, test } from 'vitest';
import { testAddress } from '../../domain/order/address.fixture';
import { addressLine } from './address-line';

test('an address on one line says once what its interior is', () => {
  const line = (apartmentNumber: string) => addressLine({ ...testAddress(), apartmentNumber });
  expect(line('3')).toContain(', int. 3, ');
  expect(line('int 3')).toContain(`${testAddress().exteriorNumber}, int 3, `);
  expect(line('')).not.toContain('int');
});
