import { expect, test } from 'vitest';
import { refuseCircles } from './browser-assets';

const chunk = (fileName: string, ...imports: string[]) => ({ fileName, imports });

test('files of the browser that need each other are refused, however long the way round is', () => {
  const [shop, start, cart] = [chunk('shop.js'), chunk('start.js', 'shop.js', 'cart.js'), chunk('cart.js', 'words.js')];
  expect(() => refuseCircles([shop, start, cart, chunk('words.js', 'shop.js')])).not.toThrow();
  expect(() => refuseCircles([shop, start, cart, chunk('words.js', 'start.js')])).toThrow(
    'start.js → cart.js → words.js → start.js',
  );
});
