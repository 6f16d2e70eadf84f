import { expect, test } from 'vitest';
import { backendOf } from './backends';

test('a store view that is not named is embedded, a named one is what it says', () => {
  const env = { BACKENDS: JSON.stringify({ viu: { backend: 'upstream', url: 'https://api.example/v1' } }) };
  expect(backendOf(env, 'viu')).toEqual({ backend: 'upstream', url: 'https://api.example/v1', keyed: false });
  expect(backendOf(env, 'muebles_america').backend).toBe('embedded');
  expect(backendOf({}, 'viu').backend).toBe('embedded');
});

test('a wrong setting is named instead of being guessed at', () => {
  expect(() => backendOf({ BACKENDS: '{viu' }, 'viu')).toThrow('BACKENDS is not JSON');
  expect(() => backendOf({ BACKENDS: '{"viu":{"backend":"upstream"}}' }, 'viu')).toThrow(
    'viu: an upstream backend needs its url',
  );
  expect(() => backendOf({ BACKENDS: '{"viu":{"backend":"magento"}}' }, 'viu')).toThrow('viu.backend');
  expect(() => backendOf({ BACKENDS: '{"viu":{"backend":"upstream","url":"ftp://x"}}' }, 'viu')).toThrow('viu.url');
});
