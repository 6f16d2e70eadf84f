import { expect, test } from 'vitest';
import { toCentavos } from '../money';
import { costOf, type ListSort, sorted } from './favorite-list';

const THINGS = [
  { name: 'silla', price: 900, specialPrice: 300 },
  { name: 'Árbol', price: 500, specialPrice: null },
  { name: 'Buró', price: null, specialPrice: null },
  { name: 'bocina', price: 400, specialPrice: null },
].map(({ name, price, specialPrice }) => ({
  name,
  cost: costOf({
    price: price === null ? null : toCentavos(price),
    specialPrice: specialPrice === null ? null : toCentavos(specialPrice),
  }),
}));

test.each<[string, ListSort, string[]]>([
  ['FAV-009 as they are kept', 'Predeterminado', ['silla', 'Árbol', 'Buró', 'bocina']],
  ['FAV-010 by name, whatever its case and accents', 'Alphabetical', ['Árbol', 'bocina', 'Buró', 'silla']],
  ['FAV-011 by special price else price, low to high', 'Ascendente', ['silla', 'bocina', 'Árbol', 'Buró']],
  ['FAV-012 by special price else price, high to low', 'Descendente', ['Árbol', 'bocina', 'silla', 'Buró']],
])('products of a list are sorted: %s', (_, sort, names) => {
  expect(sorted(THINGS, sort).map(({ name }) => name)).toEqual(names);
});
