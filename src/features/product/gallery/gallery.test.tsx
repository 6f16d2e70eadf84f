import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { runInContext } from '../../../commerce/request-context';
import { context, product } from '../../../domain/catalogue/documents.fixture';
import { productOf } from '../../../domain/catalogue/product-page/product-page';
import { testContext } from '../../shop/request-context.fixture';
import { galleryView } from '../views/gallery-view';
import Gallery from './gallery.client';

function galleryOf(count: number): string {
  const media = Array.from({ length: count }, (_, pos) => ({
    image: `/${pos}.jpg`,
    pos,
    typ: 'image' as const,
    lab: null,
    vid: null,
  }));
  const shown = productOf(
    product({ name: 'Mesa', image: count > 0 ? '/0.jpg' : 'no_selection', media_gallery: media }),
    null,
    context(),
  );
  return runInContext(testContext(), () => renderToStaticMarkup(<Gallery {...galleryView(shown)} />));
}

const attribute = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`, 'i').exec(tag)?.[1] ?? null;
const tags = (html: string, tag: string) => html.match(new RegExp(`<${tag}[^>]*>`, 'g')) ?? [];

test('one tag stands on the picture: what is saved before what is new, and that before what the retailer says', () => {
  const MADE = { text: 'Hecho en México', color: '#ffffff', background: '#0b6b47' };
  const shown = productOf(product({ name: 'Mesa', new: true }), null, context());
  const tagsOf = (changed: Partial<typeof shown>) =>
    runInContext(testContext(), () =>
      renderToStaticMarkup(<Gallery {...galleryView({ ...shown, tags: [MADE], ...changed })} />),
    ).match(/(?<=class="tag [^>]*>)[^<]*/g);
  expect(tagsOf({ price: { ...shown.price, discount: 20 } })).toEqual(['20%']);
  expect(tagsOf({})).toEqual(['Nuevo']);
  expect(tagsOf({ isNew: false })).toEqual(['Hecho en México']);
  expect(tagsOf({ isNew: false, tags: [] })).toBeNull();
});

test('PROD-030 PROD-031 pictures are 1024 px squares, each once and the first at once, and thumbnails of 200 px', () => {
  const html = galleryOf(2);
  const facts = tags(html, 'img').map((image) =>
    ['src', 'width', 'fetchpriority', 'loading'].map((name) => attribute(image, name)),
  );
  expect(facts).toEqual([
    ['/media/1024/0.webp', '1024', 'high', null],
    ['/media/200/0.webp', '200', null, 'lazy'],
    ['/media/1024/1.webp', '1024', null, 'lazy'],
    ['/media/200/1.webp', '200', null, 'lazy'],
  ]);
  expect(html).toContain('<source type="image/avif" srcSet="/media/1024/0.avif 1024w,/media/480/0.avif 480w"');
});

test('one of several pictures is the chosen one, each says which of how many it is', () => {
  const radios = tags(galleryOf(4), 'input');
  expect(
    radios.map((radio) => [attribute(radio, 'name'), attribute(radio, 'aria-label'), radio.includes('checked')]),
  ).toEqual([1, 2, 3, 4].map((number) => ['foto', `Foto ${number} de 4`, number === 1]));
});

test('a single picture has nothing to choose, a missing one keeps its place and cannot be enlarged', () => {
  expect(tags(galleryOf(1), 'input')).toEqual([]);
  expect(galleryOf(1)).toContain('popover=""');
  expect(galleryOf(0)).toContain('<span class="picture"></span>');
  expect(galleryOf(0)).not.toContain('popover');
});
