import { expect, test } from 'vitest';
import { isOwnCode, numberOfCode, readCode } from './scanned-code';

test.each([
  [' 1234 5678 90\n', '1234567890'],
  ['mx-000000042', 'MX-000000042'],
  ['https://otra.example/x', null],
  ['', null],
  ['x'.repeat(41), null],
])('the code %j is %j', (text, code) => expect(readCode(text)).toBe(code));

test.each([
  ['000000042', '000000042', true],
  ['0000000042', '000000042', true],
  ['42', '000000042', false],
  ['1234567890', null, false],
  ['RR123456789MX', null, false],
])('%s is the order %s', (code, number, isOwn) =>
  expect([numberOfCode(code), isOwnCode(code)]).toEqual([number, isOwn]),
);
