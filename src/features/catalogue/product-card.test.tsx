import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { runInContext } from '../../commerce/request-context';
import { context, product, store } from '../../domain/catalogue/documents.fixture';
import type { Card } from '../../domain/catalogue/product';
import { cardOf } from '../../domain/catalogue/product-page/card';
import { toCentavos } from '../../domain/money';
import { takingCards, testContext } from '../shop/request-context.fixture';
import { linesOf, ProductCard } from './product-card';

const PLAIN: Card = {
  ...cardOf(product({ name: 'Mesa de centro', image: '/mesa.jpg' }), context()),
  isNew: false,
  tags: [],
  swatches: [],
  rating: null,
  credit: null,
  from: false,
};
const RATED = { average: 4.6, count: 38 };
const SWATCHES = ['Azul', 'Verde', 'Rojo', 'Gris', 'Negro', 'Vino', 'Oro'].map((label, index) => ({
  label,
  color: `#00000${index}`,
}));
const SALE = { ...PLAIN.price, gross: PLAIN.price.regularGross / 2, discount: 50 } as Card['price'];
const TAG = { text: 'Hecho en México', color: '#ffffff', background: '#0b6b47' };

const CREDIT = { months: 18, instalment: toCentavos(99_800) };
const TELLING = testContext({}, { store: store({ tellCredit: true }) });

const html = (over: Partial<Card>, asked = testContext()) =>
  runInContext(asked, () => renderToStaticMarkup(<ProductCard card={{ ...PLAIN, ...over }} loading="lazy" />));
const elements = (markup: string): number => markup.match(/<[a-z]/g)?.length ?? 0;
/** What is heard: text of elements that are not hidden from it, in its order. */
const heard = (markup: string): string =>
  markup
    .replace(/<(\w+)[^>]* aria-hidden="true"[^>]*>.*?<\/\1>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** The heart and the button to compare, of which signs are seen and names are heard. */
const HEARTS = 2;

/** Kinds of cards: elements without these, and what is heard of each. A plain one has item, picture (3), name (2) and price (3). */
test.each<[string, Partial<Card>, number, string]>([
  ['plain', {}, 9, 'Mesa de centro $116.00'],
  ['on sale', { price: SALE }, 12, '50% Mesa de centro $58.00 Precio regular $116'],
  ['new', { isNew: true }, 10, 'Nuevo Mesa de centro $116.00'],
  ['tagged', { tags: [TAG] }, 10, 'Hecho en México Mesa de centro $116.00'],
  [
    'on sale, new and tagged',
    { price: SALE, isNew: true, tags: [TAG] },
    12,
    '50% Mesa de centro $58.00 Precio regular $116',
  ],
  [
    'sold out on sale',
    { price: SALE, availability: 'out_of_stock' },
    12,
    'Agotado Mesa de centro $58.00 Precio regular $116',
  ],
  ['sold out', { availability: 'out_of_stock' }, 10, 'Agotado Mesa de centro $116.00'],
  ['from a price', { from: true }, 9, 'Mesa de centro Desde $116.00'],
  ['rated', { rating: RATED }, 11, 'Mesa de centro $116.00 Calificación 4.6 (38)'],
  ['of two colours', { swatches: SWATCHES.slice(0, 2) }, 11, 'Mesa de centro $116.00 Colores: Azul, Verde'],
  [
    'of many colours',
    { swatches: SWATCHES },
    11,
    'Mesa de centro $116.00 Colores: Azul, Verde, Rojo, Gris, Negro, Vino, Oro',
  ],
  ['with credit that is not told', { credit: CREDIT }, 9, 'Mesa de centro $116.00'],
  [
    'of everything',
    { price: SALE, from: true, tags: [TAG], rating: RATED, swatches: SWATCHES, credit: CREDIT },
    15,
    '50% Mesa de centro Desde $58.00 Precio regular $116 Calificación 4.6 (38) Colores: Azul, Verde, Rojo, Gris, Negro, Vino, Oro',
  ],
])('a card %s has no more elements than it needs, and everything on it is heard', (_, over, count, words) => {
  const markup = html(over);
  expect(elements(markup)).toBe(count + HEARTS);
  expect(heard(markup)).toBe(words);
  expect(markup.match(/ aria-label=/g)).toHaveLength(HEARTS);
});

test('a card can be kept and compared: two buttons that say of what, off on a page that is the same for everybody', () => {
  expect(html({ name: 'Mesa "Roble"' }).match(/<button[^>]*>/g)).toEqual([
    `<button type="button" class="card-keep card-favorites" data-toggle="favorites" data-live="keep-buttons" aria-pressed="false" aria-label="Guardar en favoritos: Mesa &quot;Roble&quot;">`,
    `<button type="button" class="card-keep card-compare" data-toggle="compare" data-live="keep-buttons" aria-pressed="false" aria-label="Comparar: Mesa &quot;Roble&quot;">`,
  ]);
});

test('a gift card can be kept and not compared', () => {
  expect(html({ type: 'virtual' }).match(/data-toggle="\w+"/g)).toEqual(['data-toggle="favorites"']);
});

test('where credit can be asked for, a card says period, amount and total', () => {
  expect(heard(html({ credit: CREDIT }, TELLING))).toBe(
    'Mesa de centro $116.00 o 18 abonos mensuales de $998, $17,964 en total',
  );
});

test('where cards are taken in months a card says the most of them under its price, in one element; a price group has its own', () => {
  const dear = { price: { ...PLAIN.price, gross: toCentavos(6_090_00), regularGross: toCentavos(6_090_00) } };
  const taking = takingCards(testContext());
  const markup = html(dear, taking);
  expect(heard(markup)).toBe('Mesa de centro $6,090.00 12 meses sin intereses de $507.50');
  expect(elements(markup)).toBe(10 + HEARTS);
  expect(heard(html({ ...dear, from: true }, taking))).toBe(
    'Mesa de centro Desde $6,090.00 12 meses sin intereses desde $507.50',
  );
  expect(html({ ...dear, groups: [4] }, taking)).toContain(
    `<p class="months" data-slot="group-months" data-of="${PLAIN.sku}">12 meses`,
  );
  for (const none of [html({}, taking), html(dear)]) expect(none).not.toMatch(/meses/);
});

test('what is seen of a price are its cents and units; of many colours five, and how many more there are', () => {
  const markup = html({ price: SALE, swatches: SWATCHES });
  expect(markup).toContain('data-cents="00">$58</span>');
  expect(markup).toContain(
    '--dots:5;--stops:#000000 0 20px,#000001 0 40px,#000002 0 60px,#000003 0 80px,#000004 0 100px" data-more="+2"',
  );
  expect(html({ swatches: SWATCHES.slice(0, 5) })).not.toContain('data-more');
});

test('a card says how many lines it has, so that its place is kept before it is laid out', () => {
  const lines = (over: Partial<Card>, asked = testContext()) =>
    runInContext(asked, () => linesOf({ ...PLAIN, ...over }));
  expect([
    lines({}),
    lines({ rating: RATED }),
    lines({ credit: CREDIT, rating: RATED }),
    lines({ credit: CREDIT, rating: RATED }, TELLING),
  ]).toEqual([1, 2, 2, 3]);
  expect(lines({ rating: { average: 0, count: 0 }, swatches: SWATCHES.slice(0, 1) })).toBe(1);
  expect(html({ rating: RATED })).toContain('class="card card-2"');
});
