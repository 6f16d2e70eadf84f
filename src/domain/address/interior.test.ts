import { expect, test } from 'vitest';
import { interiorText } from './interior';

test.each([
  ['4', 'int. 4'],
  ['B', 'int. B'],
  ['#3', 'int. #3'],
  ['Torres 2', 'int. Torres 2'],
  ['int 3', 'int 3'],
  ['Int. 3', 'Int. 3'],
  ['interior 3', 'interior 3'],
  ['Depto. 4-B', 'Depto. 4-B'],
  ['piso 2, local 5', 'piso 2, local 5'],
  ['torre 1 depto 3', 'torre 1 depto 3'],
])('an interior says once what it is: %s', (written, text) => {
  expect(interiorText(written)).toBe(text);
});
