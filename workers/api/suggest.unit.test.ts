import { describe, expect, test } from 'vitest';
import { context, product } from '../../src/domain/catalogue/documents.fixture';
import { cardOf } from '../../src/domain/catalogue/product-page/card';
import { client, fieldsOf } from './api.fixture';

const card = {
  ...cardOf(product({ price: 100, special_price: 80, image: '/lampara.jpg' }), context()),
  sku: 'LAMP-01-NE',
};

describe('suggestions of a search', () => {
  test('SEARCH-001 products and categories come with the addresses, picture and price a list of suggestions shows', async () => {
    const { shop, get } = client();
    shop.catalogue.suggestions = { products: [card], categories: [{ name: 'Lámparas', path: '/c/lamparas-7' }] };
    const answer = await get('/api/search/suggest?q=lamp&size=5');
    expect(answer).toMatchObject({ status: 200, body: { code: 200 } });
    expect(answer.body.result).toEqual({
      products: [
        {
          sku: 'LAMP-01-NE',
          name: 'Lámpara de pie',
          url: '/p/LAMP-01/lampara-de-pie-77/LAMP-01-NE',
          thumbnail: '/media/200/lampara.webp',
          price: 92.8,
          regular_price: 116,
          from: false,
          months: null,
        },
      ],
      categories: [{ name: 'Lámparas', url: '/c/lamparas-7' }],
      searches: [],
    });
    expect(shop.catalogue.suggested).toEqual([{ text: 'lamp', size: 5 }]);
  });

  test('what is nearest to a thing that is not sold says so', async () => {
    const { shop, get } = client();
    const instead = { asked: 'vajilla', shown: 'jarra' };
    shop.catalogue.suggestions = { products: [card], categories: [], instead };
    expect((await get('/api/search/suggest?q=vajilla')).body.result).toMatchObject({ instead });
  });

  test('addresses stay inside the store view, pictures on the configured server', async () => {
    const { shop, get } = client(undefined, {
      store: 'muebles_america',
      env: { MEDIA_TEMPLATE: 'https://cdn.example/{size}/{path}' },
    });
    shop.catalogue.suggestions = { products: [card], categories: [{ name: 'Lámparas', path: '/c/lamparas-7' }] };
    expect((await get('/api/search/suggest?q=lamp')).body.result).toMatchObject({
      products: [
        {
          url: '/muebles_america/p/LAMP-01/lampara-de-pie-77/LAMP-01-NE',
          thumbnail: 'https://cdn.example/200/lampara.jpg',
        },
      ],
      categories: [{ url: '/muebles_america/c/lamparas-7' }],
    });
  });

  test('LIMIT-010 eight products unless asked otherwise; senseless sizes and texts are refused by field', async () => {
    const { shop, get } = client();
    await get('/api/search/suggest?q=a');
    expect(shop.catalogue.suggested).toEqual([{ text: 'a', size: 8 }]);
    expect(fieldsOf(await get('/api/search/suggest?q=a&size=0'))).toEqual(['size']);
    expect(fieldsOf(await get('/api/search/suggest?q=a&size=51'))).toEqual(['size']);
    const long = await get(`/api/search/suggest?q=${'a'.repeat(10_000)}`);
    expect([long.status, fieldsOf(long)]).toEqual([422, ['q']]);
    expect(fieldsOf(await get('/api/search/suggest?q=%00'))).toEqual(['q']);
  });
});
