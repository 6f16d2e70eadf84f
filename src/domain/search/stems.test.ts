import { expect, test } from 'vitest';
import { stemsOf } from './stems';
import { tokens } from './text';

const stems = (text: string) => stemsOf(tokens(text), 'es-MX');

test('a word is the same in its number, as a small one and in its last vowel', () => {
  expect(stems('perros perra perrito perritas')).toEqual(['perr', 'perr', 'perr', 'perr']);
  expect(stems('luces')).toEqual(stems('luz'));
  expect(stems('cocinar cocinando')).toEqual(['cocina', 'cocina']);
});

test('small words and numbers say nothing, but for what turns the next one', () => {
  expect(stems('necesito 2 sillas para la fiesta')).toEqual(['sill', 'fiest']);
  expect(stems('no duermo sin gas')).toEqual(['no', 'duerm', 'no', 'gas']);
});

test('how old somebody is says who it is, in figures, in letters and by the first birthday', () => {
  expect(stems('mi hija cumple 15 años').at(-1)).toBe(stems('una niña de catorce años').at(-1));
  expect(stems('cumple un añito').at(-1)).toBe('edad0');
  expect(stems('cumple 6 años').at(-1)).not.toBe(stems('cumple 15 años').at(-1));
  for (const text of ['mesa de 6 lugares', 'lavadora con un año de garantía', 'llevo 5 años con dolor de espalda'])
    expect(stems(text).join(' ')).not.toContain('edad');
});
