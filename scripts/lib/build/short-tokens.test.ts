import { expect, test } from 'vitest';
import { tokensShortened } from './short-tokens';

const TOKENS = ':root{--ink:#000;--t-14:1rem;--rosa:red;--ink-2:var(--ink)}[data-store=b]{--ink:#111}';

test('tokens have short names in the order of their declaration, whatever else is styled', () => {
  const shortened = tokensShortened(TOKENS, () => false);
  expect(shortened(TOKENS)).toBe(':root{--a:#000;--b:1rem;--c:red;--d:var(--a)}[data-store=b]{--a:#111}');
  expect(shortened('.e{color:var(--ink-2);--own:1;font:var(--t-14)/1 var(--t-140)}')).toBe(
    '.e{color:var(--d);--own:1;font:var(--b)/1 var(--t-140)}',
  );
});

test('what is named outside of the styles keeps its name; a property called as a token would be is refused', () => {
  const shortened = tokensShortened(TOKENS, (name) => name === '--rosa');
  expect(shortened('a{color:var(--rosa);outline-color:var(--ink-2)}')).toBe(
    'a{color:var(--rosa);outline-color:var(--c)}',
  );
  expect(() => shortened('a{--b:1}')).toThrow(/--b/);
});

test('drawings in the colours of the house keep the names they are drawn with', () => {
  expect(tokensShortened(':root{--rosa:red;--t-13:1rem}')('a{color:var(--rosa);font:var(--t-13)}')).toBe(
    'a{color:var(--rosa);font:var(--a)}',
  );
});
