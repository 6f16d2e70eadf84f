import { expect, test } from 'vitest';
import { FakeShop } from '../../tests/fakes/commerce';
import { client } from './api.fixture';

const block = (id: number, identifier: string) => ({
  id,
  identifier,
  title: identifier,
  content: '<p>Hola</p>',
  active: true,
  store_id: [2],
});
const shop = () =>
  new FakeShop({
    content: {
      page: async (identifier) => (identifier === 'hay' ? block(1, 'hay') : null),
      blocks: async (identifiers) =>
        identifiers.filter((one) => one !== 'nada').map((one) => block(one === 'pie-2' ? 1 : 2, one)),
    },
  });

test('CMS-002 CMS-010 pages and blocks are told, each id once', async () => {
  expect((await client(shop()).get('/api/cms/page?identifier=hay')).body).toMatchObject({
    code: 200,
    result: { identifier: 'hay', content: '<p>Hola</p>' },
  });
  expect((await client(shop()).get('/api/cms/blocks?identifiers=pie;portada;pie;pie-2')).body).toMatchObject({
    result: [{ id: 2 }, { id: 1 }],
  });
});

test.each(['page?identifier=nada', 'blocks?identifiers=nada'])(
  'CMS-011 %s: an empty look-up is told as one',
  async (path) => {
    const { status, body } = await client(shop()).get(`/api/cms/${path}`);
    expect([status, body]).toMatchObject([404, { code: 404, result: 'CMS query returned empty result' }]);
  },
);
