import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clabeOf, digitsOfClabe } from './clabe';
import { code128 } from './code128';
import { digitsOfTillReference, tillReference } from './till-reference';

const SHOP = { bank: '646', plaza: '180', account: '01' };
const PREFIX = '9800';
const number = fc.integer({ min: 1, max: 999_999_999 }).map((value) => String(value).padStart(9, '0'));

/** Another digit in one place. */
const mistyped = (digits: string, at: number, by: number): string => {
  const place = at % digits.length;
  return digits.slice(0, place) + ((Number(digits[place]) + by) % 10) + digits.slice(place + 1);
};

test('a CLABE ends with the digit that banks work out', () => {
  // The example of Banxico's description of the CLABE: 032 180 00011835971 9.
  expect(digitsOfClabe({ bank: '032', plaza: '180', account: '00' }, '032180000118359719')).toBe('011835971');
  expect(clabeOf({ bank: '032', plaza: '180', account: '00' }, '011835971')).toBe('032180000118359719');
  expect(() => clabeOf(SHOP, '12345678')).toThrow(RangeError);
  expect(() => clabeOf(SHOP, 'ABCDEFGHI')).toThrow(RangeError);
});

test('every order has a CLABE and a reference of its own, which lead back to it; one wrong digit leads nowhere', () => {
  fc.assert(
    fc.property(number, fc.nat(17), fc.integer({ min: 1, max: 9 }), (order, at, by) => {
      const clabe = clabeOf(SHOP, order);
      const reference = tillReference(PREFIX, order);
      expect([digitsOfClabe(SHOP, clabe), digitsOfTillReference(PREFIX, reference)]).toEqual([order, order]);
      expect([
        digitsOfClabe(SHOP, mistyped(clabe, at, by)),
        digitsOfTillReference(PREFIX, mistyped(reference, at, by)),
      ]).toEqual([null, null]);
    }),
  );
  expect(digitsOfClabe({ ...SHOP, account: '02' }, clabeOf(SHOP, '000000042'))).toBeNull();
  expect([
    digitsOfTillReference('9900', tillReference(PREFIX, '000000042')),
    digitsOfTillReference(PREFIX, ''),
    digitsOfClabe(SHOP, 'x'),
  ]).toEqual([null, null, null]);
});

test('bars are made of pairs of digits alone', () => {
  expect(code128('1234').width).toBe(11 * 4 + 13);
  for (const digits of ['', '123', '12a4']) expect(() => code128(digits)).toThrow(RangeError);
});
