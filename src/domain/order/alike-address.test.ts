import { expect, test } from 'vitest';
import { isNamed } from './alike-address';

test.each([
  ['Ana María', 'Pech Canul', true],
  ['ana maria', ' PECH  Canul', true],
  ['Luis', 'Pech Canul', false],
])('an address to %s %s is in the name of Ana María Pech Canul: %s', (firstName, lastName, isOwn) => {
  expect(isNamed({ firstName, lastName }, { firstName: 'Ana María', lastName: 'Pech Canul' })).toBe(isOwn);
});
