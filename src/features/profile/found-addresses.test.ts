import { expect, test } from 'vitest';
import { testAddress } from '../../domain/order/address.fixture';
import { matching, usualFirst } from './found-addresses';

const book = [
  { ...testAddress(), addressId: '1', streetAddress: 'Calle 60', isDefaultShipping: false, isDefaultBilling: false },
  { ...testAddress(), addressId: '2', streetAddress: 'Av. Itzáes', isDefaultShipping: false, isDefaultBilling: true },
  { ...testAddress(), addressId: '3', streetAddress: 'Calle 21', isDefaultShipping: true, isDefaultBilling: false },
];
const ids = (addresses: { addressId: string }[]) => addresses.map(({ addressId }) => addressId);

test('addresses are found by all the words, accents and capitals aside', () => {
  expect(ids(matching(book, 'itzaes'))).toEqual(['2']);
  expect(ids(matching(book, 'CALLE 21'))).toEqual(['3']);
  expect(ids(matching(book, ' '))).toEqual(['1', '2', '3']);
});

test('the usual ones stand first, that for deliveries before that for bills', () => {
  expect(ids(usualFirst(book))).toEqual(['3', '2', '1']);
});
