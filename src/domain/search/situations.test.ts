import { expect, test } from 'vitest';
import { synonymsFrom } from './content-blocks';
import { isWholeSentence, tellsSituation, wantsThing } from './situations';
import { tokens } from './text';

const purposes = synonymsFrom([['espalda', ['colchón']]]);
const wants = (text: string) => wantsThing(tokens(text), purposes, 'es-MX');

test('who tells what happens is told from who names a thing', () => {
  for (const text of ['me voy a mudar', 'no tengo nada para la cocina', 'se me descompuso la lavadora'])
    expect(tellsSituation(tokens(text), 'es-MX')).toBe(true);
  for (const text of ['quiero una mesa para mi mamá', 'funda para celular', 'sillón que no sea de piel'])
    expect(tellsSituation(tokens(text), 'es-MX')).toBe(false);
  expect([
    isWholeSentence(['funda', 'celular'], 2, 'es-MX'),
    isWholeSentence(['funda', 'celular'], 4, 'es-MX'),
  ]).toEqual([false, true]);
});

test('a thing that is wanted, broken or lacking is told from what only happens', () => {
  for (const text of ['necesito otra silla', 'se me descompuso la lavadora', 'me quedé sin estufa'])
    expect(wants(text)).toBe(true);
  for (const text of ['ya no quiero ruido', 'quiero que jueguen', 'me duele la espalda', 'necesito dormir'])
    expect(wants(text)).toBe(false);
});
