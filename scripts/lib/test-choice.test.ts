import { expect, test } from 'vitest';
import { testChoice } from './test-choice.ts';

test('without words everything is run', () => {
  expect(testChoice([])).toBeNull();
});

test('a project is run whole, a file by the project it is of, a file in a named project by that one', () => {
  expect(testChoice(['unit', 'e2e'])).toEqual({ projects: ['unit', 'e2e'], files: [], since: null, isWhole: false });
  expect(testChoice(['workers/api/contact.test.ts'])).toEqual({
    projects: ['unit', 'worker'],
    files: ['workers/api/contact.test.ts'],
    since: null,
    isWhole: false,
  });
  expect(testChoice(['./tests/e2e/cart.test.ts', 'tests/contract'])).toEqual({
    projects: ['e2e', 'http', 'contract'],
    files: ['tests/e2e/cart.test.ts', 'tests/contract'],
    since: null,
    isWhole: false,
  });
  expect(testChoice(['worker', 'workers/api'])).toEqual({
    projects: ['worker'],
    files: ['workers/api'],
    since: null,
    isWhole: false,
  });
});

test('of what is named all may be tried that a usual run tries a sample of', () => {
  expect(testChoice(['--whole', 'tests/e2e/cart.test.ts'])).toMatchObject({
    files: ['tests/e2e/cart.test.ts'],
    isWhole: true,
  });
});

test('what a change reaches is asked of the tests that import code, since a commit or since the last one', () => {
  expect(testChoice(['--changed'])).toEqual({
    projects: ['unit', 'worker', 'contract'],
    files: [],
    since: 'HEAD',
    isWhole: false,
  });
  expect(testChoice(['--changed', '--since', 'main'])?.since).toBe('main');
});

test.each([
  [['nada.test.ts']],
  [['--todo']],
  [['--since', 'main']],
  [['--changed', 'unit']],
  [['--whole']],
  [['--whole', '--changed']],
])('%j is refused with what may be said', (args) => {
  expect(() => testChoice(args)).toThrow('Uso: npm test');
});
