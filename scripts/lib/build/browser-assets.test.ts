import { expect, test } from 'vitest';
import { at } from '../paths.mjs';
import { refuseCircles, soundEntry } from './browser-assets';

const chunk = (fileName: string, ...imports: string[]) => ({ fileName, imports });

test('files of the browser that need each other are refused, however long the way round is', () => {
  const [shop, start, cart] = [chunk('shop.js'), chunk('start.js', 'shop.js', 'cart.js'), chunk('cart.js', 'words.js')];
  expect(() => refuseCircles([shop, start, cart, chunk('words.js', 'shop.js')])).not.toThrow();
  expect(() => refuseCircles([shop, start, cart, chunk('words.js', 'start.js')])).toThrow(
    'start.js → cart.js → words.js → start.js',
  );
});

test('the entry and what follows the place are refused where they need React or are not there, and may bring it later', () => {
  const piece = (fileName: string, module: string, ...imports: string[]) => ({
    ...chunk(fileName, ...imports),
    ...{ moduleIds: [module], isEntry: fileName === 'shop.js' },
  });
  const react = piece('react.js', '/node_modules/react-dom/index.js');
  const store = piece('store.js', '/src/features/store.ts', 'react.js');
  const shop = (...imports: string[]) => piece('shop.js', at('src/browser/entry.ts'), ...imports);
  const place = (...imports: string[]) => piece('place.js', at('src/browser/follow-place-below.ts'), ...imports);
  expect(soundEntry([shop(), place('shop.js'), store, react])).toBe('shop.js');
  expect(() => soundEntry([shop('store.js'), place(), store, react])).toThrow('shop.js needs react.js');
  expect(() => soundEntry([shop(), place('store.js'), store, react])).toThrow('place.js needs react.js');
  expect(() => soundEntry([shop('store.js'), place(), piece('store.js', '/src/features/store.ts', 'shop.js')])).toThrow(
    'files need each other',
  );
  expect(() => soundEntry([shop(), store, react])).toThrow('no file has src/browser/follow-place-below.ts');
  expect(() => soundEntry([place(), store, react])).toThrow('no file has src/browser/entry.ts');
});
