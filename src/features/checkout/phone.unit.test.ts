import { expect, it } from 'vitest';
import { spacedPhone } from './phone';

it.each([
  ['9991234567', '999 123 4567'],
  ['9511234567', '951 123 4567'],
  ['5555500167', '55 5550 0167'],
  ['5612345678', '56 1234 5678'],
  ['3355500141', '33 5550 0141'],
  ['8155500164', '81 5550 0164'],
  ['55123', '55123'],
  ['', ''],
])('the phone number %s is read as %s', (digits, spaced) => {
  expect(spacedPhone(digits)).toBe(spaced);
});
