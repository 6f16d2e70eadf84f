import { expect, test } from 'vitest';
import { embeddedCommerce } from '..';
import { env, NOON, product, serve, storeView } from '../testing/catalogue';

const store = storeView('de');

test('SEARCH-013 a hit below two hundredths of the best score is left out, one above is not', async () => {
  const found = async (common: number) => {
    const rest = Array.from({ length: 99 }, (_, index) =>
      product(index + 2, index < common ? `Banca de hierro ${index}` : `Banca corta ${index}`),
    );
    await serve(store, [product(1, 'Mesa de pino'), ...rest]);
    return (await embeddedCommerce(env, store, NOON).catalogue.search('mesa de', { filters: {}, sort: null }, 0, 50))
      .total;
  };
  // The more products have a word, the less it says: in 45 of 100 it is worth a twentieth of the best, in 49 a
  // hundredth.
  expect([await found(44), await found(48)]).toEqual([45, 1]);
});
