import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');
const IN_NODE = /^src\/|^scripts\/|\.unit\.test\.ts$/;
const files = globSync('{src,workers,functions,scripts,tests}/**/*.test.{ts,tsx}', { cwd: ROOT }).map((file) => ({
  file,
  code: readFileSync(join(ROOT, file), 'utf8'),
}));
const filesWith = (pattern: RegExp): string[] =>
  files.filter(({ file, code }) => !file.startsWith('tests/house/') && pattern.test(code)).map(({ file }) => file);

test('what is random in tests draws with a seed: here for all that runs in Node, and by itself where it runs in workerd', () => {
  expect(fc.readConfigureGlobal().seed).toBeTypeOf('number');
  const drawing = files.filter(({ file, code }) => !IN_NODE.test(file) && /\bfc\.(?:assert|check|sample)\(/.test(code));
  expect(drawing.length).toBeGreaterThan(0);
  expect(
    drawing
      .filter(({ code }) => code.split(/\bfc\.(?:assert|check|sample)\(/).length !== code.split(/\{ seed: /).length)
      .map(({ file }) => file),
  ).toEqual([]);
  expect(filesWith(/\bMath\.random\(/)).toEqual([]);
});

test('no test sleeps', () => {
  expect(filesWith(/waitForTimeout\(|\bawait (?:pause|sleep)\(|from 'node:timers\/promises'/)).toEqual([]);
});
