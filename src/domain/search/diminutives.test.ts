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
  ['puffito', 'puff'],
  ['closetito', 'closet'],
  ['credencita', 'credenza'],
])('%s is a small %s', (small, grown) => {
  expect(grownOf(small)).toContain(grown);
});

test.each(['visita', 'bonito', 'mesa', 'silla', 'negro', 'it'])('%s is no small thing', (word) => {
  expect(grownOf(word)).toEqual([]);
});

test('a large one is the thing too, and what only ends so is none', () => {
  expect(grownOf('bocinota')[0]).toBe('bocina');
  expect(grownOf('mesota')[0]).toBe('mesa');
  for (const word of ['pelota', 'mascotas', 'serrote', 'bigote', 'bota']) expect(grownOf(word)).toEqual([]);
});
