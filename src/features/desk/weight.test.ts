import { expect, test } from 'vitest';
import { weightOf, weightText } from './weight';

test.each([
  ['4.5', 4.5],
  ['4,5 kg', 4.5],
  ['800 g', 0.8],
  ['0', null],
  ['ligero', null],
  ['1.2.3', null],
])('a product that weighs %j weighs %s kg', (value, kg) =>
  expect(
    weightOf([
      { code: 'color', value: 'Azul' },
      { code: 'peso', value },
    ]),
  ).toBe(kg),
);

test('an order weighs what all of its lines do, and nothing where one of them does not say', () => {
  const weights = new Map([
    ['A', 0.1],
    ['B', 4.5],
  ]);
  const [a, b, c] = ['A', 'B', 'C'].map((sku) => ({ sku, qty: 3 })) as [
    { sku: string; qty: number },
    { sku: string; qty: number },
    { sku: string; qty: number },
  ];
  expect([weightText([a, b], weights), weightText([a, c], weights), weightText([], weights)]).toEqual(['13.8', '', '']);
});
