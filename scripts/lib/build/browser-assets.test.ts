import { expect, test } from 'vitest';
import { refuseCircles, refuseReact } from './browser-assets';

const chunk = (fileName: string, ...imports: string[]) => ({ fileName, imports });

test('files of the browser that need each other are refused, however long the way round is', () => {
  const [shop, start, cart] = [chunk('shop.js'), chunk('start.js', 'shop.js', 'cart.js'), chunk('cart.js', 'words.js')];
  expect(() => refuseCircles([shop, start, cart, chunk('words.js', 'shop.js')])).not.toThrow();
  expect(() => refuseCircles([shop, start, cart, chunk('words.js', 'start.js')])).toThrow(
    'start.js → cart.js → words.js → start.js',
  );
});

test('a file that answers before React has come is refused where it needs React, and may bring it later', () => {
  const react = { ...chunk('react.js'), moduleIds: ['/node_modules/react-dom/index.js'] };
  const shop = (...imports: string[]) => ({ ...chunk('shop.js', ...imports), moduleIds: ['/src/browser/entry.ts'] });
  const store = { ...chunk('store.js', 'react.js'), moduleIds: ['/src/features/store.ts'] };
  expect(() => refuseReact('shop.js', [shop(), store, react])).not.toThrow();
  expect(() => refuseReact('shop.js', [shop('store.js'), store, react])).toThrow('shop.js needs react.js');
});
