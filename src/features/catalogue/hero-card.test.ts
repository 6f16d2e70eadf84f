import { expect, test, vi } from 'vitest';
import { runInContext } from '../../commerce/request-context';
import { context, product } from '../../domain/catalogue/documents.fixture';
import type { Card } from '../../domain/catalogue/product';
import { cardOf } from '../../domain/catalogue/product-page/card';
import type { Centavos } from '../../domain/money';
import { testContext } from '../shop/request-context.fixture';
import { heroCard } from './hero-card';

const card = (sku: string, savedPesos: number, availability: Card['availability'] = 'in_stock'): Card => {
  const plain = cardOf(product({ sku }), context());
  return {
    ...plain,
    availability,
    price: { ...plain.price, regularGross: (plain.price.gross + savedPesos * 100) as Centavos },
  };
};
const OFFERS = [card('REFRI', 4000), card('TELE', 900)];
const HERO = { content: '<p>Salas con descuento</p><p><a href="/mavi/c/salas-10">Ver salas</a></p>' };

const choosing = (category: () => Promise<unknown>, noteFailure = vi.fn()) =>
  runInContext(testContext({ category }, { noteFailure }), () => heroCard(HERO, Promise.resolve(OFFERS)));

test('the front shows what saves most in the category its text leads to, if it can be had', async () => {
  const category = vi.fn(async () => ({
    listing: { items: [card('PUFF', 100), card('SOFA', 700), card('LEJANO', 9000, 'out_of_stock')] },
  }));
  expect((await choosing(category))?.sku).toBe('SOFA');
  expect(category).toHaveBeenCalledWith('salas-10', { filters: {}, sort: 'discount:desc' }, 0, 20);
});

test('a category without reductions, a gone one and one that cannot be read leave the best offer of the shop', async () => {
  const noted = vi.fn();
  expect((await choosing(async () => ({ listing: { items: [card('CARO', 0)] } }), noted))?.sku).toBe('REFRI');
  expect((await choosing(async () => null, noted))?.sku).toBe('REFRI');
  expect(noted).not.toHaveBeenCalled();
  expect((await choosing(() => Promise.reject(new Error('down')), noted))?.sku).toBe('REFRI');
  expect(noted).toHaveBeenCalledTimes(1);
});
