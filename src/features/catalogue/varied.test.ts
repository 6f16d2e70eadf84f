import { expect, test } from 'vitest';
import type { Card } from '../../domain/catalogue/product';
import { varied } from './varied';

const named = (...names: string[]) => names.map((name) => ({ name }) as Card);
const namesOf = (cards: Card[]) => cards.map((card) => card.name);

test('a row shows different kinds of things first, and fills up with more of them', () => {
  const cards = named('Silla Roja', 'Silla Azul', 'Buró', 'silla verde', 'Sofá', 'BURÓ alto');
  expect(namesOf(varied(cards, 3))).toEqual(['Silla Roja', 'Buró', 'Sofá']);
  expect(namesOf(varied(cards, 5))).toEqual(['Silla Roja', 'Buró', 'Sofá', 'Silla Azul', 'silla verde']);
  expect(namesOf(varied(named('Silla'), 5))).toEqual(['Silla']);
});
