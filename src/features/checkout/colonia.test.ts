import { expect, test } from 'vitest';
import { coloniaAmong, knownColonia, OTHER, shownColonia } from './colonia';

const LISTED = ['Mérida Centro', 'San Juan'];

test('what is known of a colonia is chosen where it is listed, and written where it is not', () => {
  expect(knownColonia('San Juan', LISTED)).toEqual({ chosen: 'San Juan', written: '' });
  expect(knownColonia('Las Palmas', LISTED)).toEqual({ chosen: OTHER, written: 'Las Palmas' });
  expect(knownColonia('', LISTED)).toEqual({ chosen: '', written: '' });
});

test('what was written before the list came is chosen in it, whatever its accents, and else stays written', () => {
  expect(coloniaAmong({ chosen: '', written: ' merida centro ' }, LISTED)).toEqual({
    chosen: 'Mérida Centro',
    written: '',
  });
  expect(coloniaAmong({ chosen: '', written: 'Las Pal' }, LISTED)).toEqual({ chosen: OTHER, written: 'Las Pal' });
});

test('what was chosen for another postal code is chosen anew, and an only colonia is chosen by itself', () => {
  const moved = coloniaAmong({ chosen: 'San Juan', written: '' }, ['Americana', 'Lafayette']);
  expect([moved, shownColonia(moved, ['Americana', 'Lafayette'])]).toEqual([{ chosen: '', written: '' }, '']);
  expect(shownColonia(moved, ['Americana'])).toBe('Americana');
  expect(coloniaAmong({ chosen: OTHER, written: '' }, LISTED)).toEqual({ chosen: '', written: '' });
});
