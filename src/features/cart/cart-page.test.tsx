import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { pricedLine, testLine } from '../../domain/cart/line-fixture';
import { toCentavos } from '../../domain/money';
import type { FormState } from '../shop/form-state';
import CartPage from './cart-page.client';
import { cartPageProps, testCart } from './cart-page.fixture';

const lamp = pricedLine(116_00, { qty: 2, regularGross: toCentavos(150_00) });
const table = pricedLine(1_499_00, { itemId: 2, sku: 'MESA', parentSku: 'MESA', name: 'Mesa', qty: 1 });

/** The page as the server draws it and a browser without script shows it. */
const page = async (...asked: Parameters<typeof cartPageProps>): Promise<string> =>
  renderToString(<CartPage {...(await cartPageProps(...asked))} />);
const textOf = (html: string): string =>
  html
    .replace(/<!--.*?-->|<svg.*?<\/svg>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
/** Where the forms of a page go, with the fields they carry. */
const formsOf = (html: string): string[] =>
  [
    ...html.matchAll(
      /<form[^>]*action="([^"]+)"[^>]*method="post"(.*?)<\/form>|<form[^>]*method="post"[^>]*action="([^"]+)"(.*?)<\/form>/g,
    ),
  ].map(([, action, inner, other, more]) =>
    [
      action ?? other,
      ...[...(inner ?? more ?? '').matchAll(/<input[^>]*>/g)].map(
        ([input]) => `${/ name="(\w+)"/.exec(input)?.[1]}=${/ value="([^"]*)"/.exec(input)?.[1] ?? ''}`,
      ),
    ].join(' '),
  );

test('a line says how many, what one costs, what they come to and would at the regular price; the bill adds up', async () => {
  const said = textOf(await page(testCart([lamp, table])));
  expect(said).toContain('3 productos');
  expect(said).toContain('$116.00 c/u');
  expect(said).toMatch(/\$232\.00 Precio regular \$300\.00/);
  expect(said).toContain('Subtotal $1,731.00 Total $1,731.00');
  expect(said).toContain('Ahorras $68.00');
  expect(said).not.toContain('Actualizando');
});

test('without script every control is a form or a link, and no two have the same key', async () => {
  const html = await page(testCart([lamp, table]));
  expect(formsOf(html)).toEqual([
    '/f/cart/set key=llave-set-1 itemId=1 qty=2',
    '/f/cart/set key=llave-set-2 itemId=2 qty=1',
    '/f/cart/destination key=llave-place zipCode=',
    '/f/cart/coupon key=llave-coupon back=/checkout/cart code=',
    '/f/cart/compartir',
  ]);
  expect(html).toContain('href="/checkout/cart?quitar=2#linea-2"');
});

test('CART-019 the line itself asks before it is taken out, in its place and without script; the page then offers it back', async () => {
  const asking = await page(testCart([lamp, table]), 'quitar=2');
  const [, line = ''] = /(<li class="cart-line" id="linea-2">.*?<\/li>)/s.exec(asking) ?? [];
  expect(textOf(line).trim()).toBe('¿Quitar Mesa? Quitar Dejarlo');
  expect(formsOf(line)).toEqual(['/f/cart/remove key=llave-remove-2 itemId=2']);
  expect(line).toMatch(/<form action="\/checkout\/cart" method="get">/);
  expect([asking.match(/¿Quitar/g)?.length, asking.includes('<dialog')]).toEqual([1, false]);
  const taken = await page(testCart([lamp], { removed: [{ itemId: 2, name: 'Mesa' }] }), 'quitado=2');
  expect(textOf(taken)).toContain('Quitamos Mesa Deshacer');
  expect(formsOf(taken)).toContain('/f/cart/restore key=llave-undo-2 itemId=2');
});

test('what was just added can be taken back; a cart of nothing leads to the offers', async () => {
  expect(formsOf(await page(testCart([lamp]), 'agregado=1'))[0]).toBe('/f/cart/remove key=llave-undo-1 itemId=1');
  const empty = await page(testCart([]));
  expect(textOf(empty)).toContain('Tu carrito está vacío');
  expect([formsOf(empty), empty.includes('href="/ofertas"')]).toEqual([[], true]);
});

test('what is out of stock keeps from paying and says which one it is', async () => {
  const gone = { ...table, inStock: false, errors: { stock: 'Out of the stock!' } };
  const html = await page(testCart([lamp, gone]));
  expect(textOf(html)).toContain('Antes de pagar, quita lo que está agotado. Ver cuál');
  expect([html.includes('href="#linea-2"'), html.includes('href="/checkout"')]).toEqual([true, false]);
});

test('a refused quantity and a refused code say why in their place, and show what was typed', async () => {
  const state = (form: string, values: Record<string, string>, field: string): FormState => ({
    notices: [],
    value: (asked, name) => (asked === form ? values[name] : undefined),
    error: (asked, name) => (asked === form && name === field ? 'No se puede' : null),
  });
  const quantity = await page(testCart([lamp, table]), '', state('set', { itemId: '2' }, 'qty'));
  expect(/id="linea-2".*No se puede/s.test(quantity)).toBe(true);
  expect(/No se puede.*id="linea-2"/s.test(quantity)).toBe(false);
  const code = await page(testCart([lamp]), '', state('coupon', { code: 'NADA' }, 'code'));
  expect(code).toMatch(/value="NADA"/);
  expect(textOf(code)).toContain('No se puede');
});

test('words of a line: choices, warranty, pickup and special items', async () => {
  const said = textOf(
    await page(
      testCart([
        testLine({
          options: [{ label: 'Color', value: 'Azul' }],
          warranty: { sku: 'G', name: 'G', months: 12, unitNet: toCentavos(10_00), unitGross: toCentavos(11_60) },
          deliveryOption: 'recoger_en_sucursal',
          isSpecial: true,
        }),
      ]),
    ),
  );
  for (const words of ['Azul · garantía 12 meses', 'Solo para recoger en sucursal', 'Sobre pedido'])
    expect(said).toContain(words);
  expect(said).toContain('$127.60');
});
