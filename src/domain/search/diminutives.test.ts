import { expect, test } from 'vitest';
import { grownOf } from './diminutives';

test.each([
  ['mesita', 'mesa'],
  ['sillitas', 'silla'],
  ['comedorcito', 'comedor'],
  ['silloncitos', 'sillon'],
  ['banquita', 'banca'],
  ['tacita', 'taza'],
  ['camisita', 'camisa'],
  ['cochecito', 'coche'],
  ['mueblito', 'mueble'],
  ['relojito', 'reloj'],
])('%s is a small %s', (small, grown) => {
  expect(grownOf(small)).toContain(grown);
});

test.each(['visita', 'bonito', 'mesa', 'silla', 'negro', 'it'])('%s is no small thing', (word) => {
  expect(grownOf(word)).toEqual([]);
});

test('a large one is the thing too, and what only ends so is none', () => {
  expect(grownOf('bocinota')[0]).toBe('bocina');
  for (const word of ['pelota', 'mascotas', 'serrote']) expect(grownOf(word)).toEqual([]);
});
