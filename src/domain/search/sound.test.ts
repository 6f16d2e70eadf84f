import { expect, test } from 'vitest';
import { soundOf } from './sound';

test.each([
  ['labadora', 'lavadora'],
  ['sapato', 'zapato'],
  ['selular', 'celular'],
  ['pantaya', 'pantalla'],
  ['orno', 'horno'],
  ['refrijerador', 'refrigerador'],
  ['hestufa', 'estufa'],
  ['vicicleta', 'bicicleta'],
  ['kuna', 'cuna'],
  ['sillon', 'siyon'],
  ['esprimidor', 'exprimidor'],
  ['canbiador', 'cambiador'],
  ['silofono', 'xilofono'],
  ['telephono', 'telefono'],
  ['motonetta', 'motoneta'],
])('%s sounds as %s', (typed, meant) => {
  expect(soundOf(typed)).toBe(soundOf(meant));
});

test.each([
  ['cama', 'sama'],
  ['mesa', 'meza de'],
  ['cocina', 'cochina'],
  ['guante', 'juante'],
  ['silla', 'sala'],
])('%s does not sound as %s', (one, other) => {
  expect(soundOf(one)).not.toBe(soundOf(other));
});
