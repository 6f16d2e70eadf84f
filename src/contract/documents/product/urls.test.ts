import { expect, test } from 'vitest';
import { parse } from './product.fixture';

test.each<[what: string, given: Record<string, unknown>, url_key: string, slug: string, url_path: string]>([
  ['its name', {}, 'lampara-de-pie', 'lampara-de-pie-77', 'lampara-de-pie-77.html'],
  ['a name without letters', { name: '***' }, 'p', 'p-77', 'p-77.html'],
  ['its key', { url_key: 'luz' }, 'luz', 'luz-77', 'luz-77.html'],
  ['its own slug', { url_key: 'luz', slug: 'la-luz' }, 'luz', 'la-luz', 'la-luz.html'],
  ['its own path', { url_path: '/casa/luz.html' }, 'lampara-de-pie', 'lampara-de-pie-77', 'casa/luz.html'],
  [
    'its deepest category',
    {
      category: [
        { category_id: 1, path: 'casa' },
        { category_id: 2, path: 'casa/luz' },
        { category_id: 3, path: 'casa/sala' },
      ],
    },
    'lampara-de-pie',
    'lampara-de-pie-77',
    'casa/luz/lampara-de-pie-77.html',
  ],
])('a product is addressed by %s', (_what, given, url_key, slug, url_path) => {
  expect(parse(given)).toMatchObject({ url_key, slug, url_path });
});

test('promotional tags: text, and colours that can be read together', () => {
  expect(
    parse({
      omni_tag_1_text: ' Oferta ',
      omni_tag_1_color: '#fff',
      omni_tag_1_background: '#c00',
      omni_tag_2_text: ' ',
      omni_tag_2_color: '#fff',
    }),
  ).toMatchObject({
    omni_tag_1_text: 'Oferta',
    omni_tag_1_color: '#ffffff',
    omni_tag_1_background: '#cc0000',
  });
  expect(parse({ omni_tag_2_text: 'x'.repeat(50), omni_tag_2_color: '#fff' })).toMatchObject({
    omni_tag_2_text: 'x'.repeat(40),
    omni_tag_2_color: null,
    omni_tag_2_background: null,
  });
});
