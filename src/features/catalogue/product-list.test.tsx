import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type RequestContext, runInContext } from '../../commerce/request-context';
import { context, product } from '../../domain/catalogue/documents.fixture';
import { cardOf } from '../../domain/catalogue/product-page/card';
import { ProductPicture } from '../shop/product-picture';
import { CARD_IN_MONTHS, takingCards, testContext, testSite } from '../shop/request-context.fixture';
import { ProductList } from './product-list';

const render = (element: React.ReactElement, over: Partial<RequestContext> = {}) =>
  runInContext(testContext({}, over), () => renderToStaticMarkup(element));

const attribute = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`, 'i').exec(tag)?.[1] ?? null;
const imagesOf = (html: string) => html.match(/<img[^>]*>/g) ?? [];

const cards = Array.from({ length: 12 }, (_, index) =>
  cardOf(product({ id: index, sku: `S-${index}`, image: `/mesa-${index}.jpg` }), context()),
);

test('PROD-033 the first list of a page loads eight thumbnails at once, the first of them before everything else', () => {
  const images = imagesOf(render(<ProductList cards={cards} first />));
  expect(images).toHaveLength(12);
  expect(images.map((image) => attribute(image, 'loading'))).toEqual([
    ...Array(8).fill(null),
    ...Array(4).fill('lazy'),
  ]);
  expect(images.map((image) => attribute(image, 'fetchpriority'))).toEqual(['high', ...Array(11).fill(null)]);
  expect(imagesOf(render(<ProductList cards={cards} />)).map((image) => attribute(image, 'loading'))).toEqual(
    Array(12).fill('lazy'),
  );
});

test('a card offers its picture as AVIF before WebP, in a known size, beside its name', () => {
  const html = render(<ProductList cards={cards.slice(0, 1)} />);
  expect(html).toContain(
    '<picture class="picture"><source type="image/avif" srcSet="/media/480/mesa-0.avif"/><img src="/media/480/mesa-0.webp"',
  );
  expect(
    imagesOf(html).map((image) => [attribute(image, 'width'), attribute(image, 'height'), attribute(image, 'alt')]),
  ).toEqual([['480', '480', '']]);
});

test('PROD-032 a cart thumbnail is a square of 150 px; one from a configured server has no second format', () => {
  expect(render(<ProductPicture path="/a.jpg" alt="" size={150} />)).toMatch(
    /src="\/media\/150\/a\.webp" alt="" width="150" height="150"/,
  );
  const foreign = render(<ProductPicture path="/a.jpg" alt="" size={480} />, {
    site: testSite({ mediaTemplate: () => 'https://cdn.example/{size}/{path}' }),
  });
  expect(foreign).toContain('src="https://cdn.example/480/a.jpg"');
  expect(foreign).not.toContain('<source');
});

test('a product without picture keeps its place', () => {
  expect(render(<ProductPicture path={null} alt="" size={480} />)).toBe('<span class="picture"></span>');
});

test('a product without a price, as a configurable without variants, shows none', () => {
  const empty = cardOf(product({ type_id: 'configurable', price: 0, configurable_children: [] }), context());
  expect(empty.availability).toBe('out_of_stock');
  const html = render(<ProductList cards={[empty]} />);
  expect(html).toContain('Agotado');
  expect(html).not.toContain('$');
});

test('a row of a list says when one of its names takes two lines on a desk; the rows beside it do not', () => {
  const names = ['Mesa', 'Silla', 'Banco', 'Cama', 'Refrigerador Dúplex 22 Pies con Despachador', 'Buró', 'Sofá'];
  const named = names.map((name, index) => cardOf(product({ id: index, sku: `N-${index}`, name }), context()));
  const long = (layout: 'three' | 'four' | 'slider') =>
    (render(<ProductList cards={named} layout={layout} />).match(/class="card [^"]*"/g) ?? []).map((found) =>
      found.includes('long'),
    );
  expect(long('three')).toEqual([false, false, false, true, true, true, false]);
  expect(long('four')).toEqual([false, false, false, false, true, true, true]);
  expect(long('slider')).toEqual(Array(7).fill(true));
});

test('a list that was written before its gateway granted other months is written anew', () => {
  const dear = [cardOf(product({ price: 5_250 }), context())];
  const listed = (card = CARD_IN_MONTHS) =>
    runInContext(takingCards(testContext(), card), () => renderToStaticMarkup(<ProductList cards={dear} />));
  const [six] = (CARD_IN_MONTHS.months ?? []).filter(({ months }) => months === 6);
  expect(listed()).toContain('12 meses sin intereses de $507.50');
  expect(listed({ ...CARD_IN_MONTHS, months: six ? [six] : [] })).toContain('6 meses sin intereses de $1,015.00');
  expect(runInContext(testContext(), () => renderToStaticMarkup(<ProductList cards={dear} />))).not.toContain('meses');
});
