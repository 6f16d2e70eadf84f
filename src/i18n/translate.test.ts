import { expect, test } from 'vitest';
import { translator } from '.';
import { render } from './translate';

test('parameters are filled in, one that is missing stays visible', () => {
  expect(render('Pedido {number} de {name}', { number: 42 }, 'es-MX')).toBe('Pedido 42 de {name}');
});

test('a text with a count has its singular and its plural', () => {
  const t = translator('es-MX');
  expect([0, 1, 2].map((count) => t('{count} products', { count }))).toEqual([
    '0 productos',
    '1 producto',
    '2 productos',
  ]);
  expect(t('{count} products', { count: 25_000 })).toBe('25,000 productos');
});

test('STORE-014 STORE-021 an unknown locale speaks Spanish; STORE-022 Italian and German speak their own', () => {
  expect(translator('fr')('Add to cart')).toBe('Agregar al carrito');
  expect(translator('it')('Add to cart')).toBe('Aggiungi al carrello');
  expect(translator('de')('Add to cart')).toBe('In den Warenkorb');
});

test('data that is a key is translated, other data is shown as it came', () => {
  const t = translator('es-MX');
  expect(t.data('Cash on delivery')).toBe('Pago contra entrega');
  expect(t.data('Paquetería Estrella')).toBe('Paquetería Estrella');
});

test('a message nobody knows never reaches the screen as it came', () => {
  const t = translator('es-MX');
  expect(t.message('The requested qty is not available')).toBe('La cantidad solicitada no está disponible');
  expect(t.message('SQLSTATE[23000]: integrity constraint')).toBe(
    'No se pudo completar. Inténtalo de nuevo en un momento.',
  );
});

test('a name from the prototype of objects is no message', () => {
  expect(translator('es-MX').data('constructor')).toBe('constructor');
});
