import { expect, test } from 'vitest';
import { withKeysOf } from './keys-once.ts';

const KEYS = { cart: { Home: 'Inicio', '{count} products': { one: '{count} producto', other: '{count} productos' } } };

test('texts keep their keys by the place they have in the other language', () => {
  const texts = { cart: { '{count} products': { one: '{count} Produkt', other: '{count} Produkte' }, Home: 'Start' } };
  const code = withKeysOf(texts, KEYS, '../es-mx/cart');
  const [, values = ''] = /keyed\(KEYS_cart, (.*)\);\n$/.exec(code) ?? [];
  expect(JSON.parse(values)).toEqual(['Start', { one: '{count} Produkt', other: '{count} Produkte' }]);
  expect(code).toContain('import { cart as KEYS_cart } from "../es-mx/cart";');
  expect(code).not.toContain('Home');
});

test('texts with other keys stop the build', () => {
  expect(() => withKeysOf({ cart: { Home: 'Start' } }, KEYS, '../es-mx/cart')).toThrow('other keys');
});
