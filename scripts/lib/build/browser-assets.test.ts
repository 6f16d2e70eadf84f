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

test('the entry is refused where it needs React or is not there, and may bring it later', () => {
  const piece = (fileName: string, module: string, ...imports: string[]) => ({
    ...chunk(fileName, ...imports),
    ...{ moduleIds: [module], isEntry: fileName === 'shop.js' },
  });
  const react = piece('react.js', '/node_modules/react-dom/index.js');
  const store = piece('store.js', '/src/features/store.ts', 'react.js');
  const shop = (...imports: string[]) => piece('shop.js', at('src/browser/entry.ts'), ...imports);
  expect(soundEntry([shop(), store, react])).toBe('shop.js');
  expect(() => soundEntry([shop('store.js'), store, react])).toThrow('shop.js needs react.js');
  expect(() => soundEntry([shop('store.js'), piece('store.js', '/src/features/store.ts', 'shop.js')])).toThrow(
    'files need each other',
  );
  expect(() => soundEntry([store, react])).toThrow('no file has src/browser/entry.ts');
});
