import { expect, test } from 'vitest';
import { coloursNear, sameColours } from './colours';

test('a colour goes by the name shops have for it, and the next one is the nearest', () => {
  expect([sameColours('crema'), sameColours('anaranjado'), sameColours('rojas')]).toEqual([['beige'], ['naranja'], []]);
  expect(coloursNear('turquesas')[0]).toBe('azul');
  expect(coloursNear('guinda')).toContain('rojo');
  expect([coloursNear('madera'), coloursNear('')]).toEqual([[], []]);
});
