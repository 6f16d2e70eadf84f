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
