import { expect, test } from 'vitest';
import { atHandFirst, firstPageAtHand } from './at-hand-first';
import { PAGE_SIZE } from './listing/listing';
import type { Card, Listing, ListingQuery } from './product';

const card = (sku: string, availability: Card['availability'] = 'in_stock') => ({ sku, availability }) as Card;
const CARDS = [card('caro'), card('agotado', 'out_of_stock'), card('barato')];
const skusOf = (cards: readonly Card[]) => cards.map(({ sku }) => sku);

test('what is sold out comes last, everything else in its order', () => {
  expect(skusOf(atHandFirst(CARDS))).toEqual(['caro', 'barato', 'agotado']);
});

test('the first page of a list in its own order ends with what is sold out, and no product leaves its page', () => {
  const shown = (items: Card[], start: number, sort: ListingQuery['sort']) =>
    skusOf(firstPageAtHand({ items, start } as Listing, { filters: {}, sort }).items);
  expect(shown(CARDS, 0, null)).toEqual(['caro', 'barato', 'agotado']);
  expect(shown(CARDS, PAGE_SIZE, null)).toEqual(['caro', 'agotado', 'barato']);
  expect(shown(CARDS, 0, 'final_price')).toEqual(['caro', 'agotado', 'barato']);
  const two = [card('agotado', 'out_of_stock'), ...Array.from({ length: PAGE_SIZE }, (_, index) => card(`${index}`))];
  expect(shown(two, 0, null).slice(-2)).toEqual(['agotado', `${PAGE_SIZE - 1}`]);
});
