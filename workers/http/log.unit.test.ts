import { expect, test } from 'vitest';
import { reasonOf, traceOf } from './log';

test('a reason has the kind and words of the first cause, and nothing that was read or bound', () => {
  const cause = new Error('D1_ERROR: no such table: postal_code: SQLITE_ERROR');
  expect(
    reasonOf(new Error('Failed query: select * from postal_code where code = ?\nparams: 44100,Ana', { cause })),
  ).toBe(`Error: ${cause.message}`);
  expect(reasonOf(new Error('Failed query: select 1\nparams: 44100,Ana'))).toBe('Error: Failed query: select 1');
  for (const text of ['{"email":"ana@example.mx', 'Ana Pech']) {
    try {
      JSON.parse(text);
    } catch (error) {
      expect(reasonOf(error)).toMatch(/^SyntaxError: /);
      expect(reasonOf(error)).not.toMatch(/ana|pech/i);
    }
  }
  expect(reasonOf(new TypeError('cannot read ana@example.mx of 3312345678 in AbCdEfGhIjKlMnOpQrStUvWxYz012345'))).toBe(
    'TypeError: cannot read … of … in …',
  );
  expect(reasonOf('Ana Pech')).toBe('string');
});

test('a trace names functions and places in scripts, and nothing else', () => {
  const error = new Error('Ana Pech');
  const stack = [
    'Error: Ana Pech',
    '    at Xa (file:///bundle/index.js:361:10395)',
    '    at async Zt.fetch (ssr/assets/client-B7R_-Jef.js:1:22)',
    '    at assets/waku.server--qH7cokE.js:610:7',
    '    at new Promise (<anonymous>)',
    '    at String.replace (<anonymous>)',
  ];
  error.stack = stack.join('\n');
  expect(traceOf(error)).toBe(
    'Xa (index.js:361:10395) < Zt.fetch (ssr/assets/client-B7R_-Jef.js:1:22) < assets/waku.server--qH7cokE.js:610:7',
  );
  expect(traceOf(new Error('Ana Pech'))).toMatch(/^log\.unit\.test\.ts:\d+:\d+( < |$)/);
  expect(traceOf('Ana Pech')).toBe('');
});
