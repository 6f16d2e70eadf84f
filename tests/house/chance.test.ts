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

test('whoever waits for what is to come waits long: the default of a second is not', () => {
  expect(filesWith(/\bvi\.waitFor\(/)).toEqual(['tests/e2e/dev.test.ts', 'tests/e2e/http-answers.test.ts']);
  expect(filesWith(/\bvi\.waitUntil\(/)).toEqual([]);
});

/**
 * workerd rings by its own clock: an alarm that a test's clock puts into the past rings at once, finds it too early by
 * the test's clock, and rings again and again beside every test after it.
 */
test('the clock of tests in workerd does not stand in the past', () => {
  const inWorkerd = files.filter(({ file, code }) => !IN_NODE.test(file) && /\buseFakeTimers\(/.test(code));
  expect(inWorkerd.length).toBeGreaterThan(0);
  const starts = inWorkerd.flatMap(({ file, code }) =>
    [...code.matchAll(/\bconst START = Date\.UTC\((\d{4}),|\bnow: Date\.UTC\((\d{4}),/g)].map(([, start, now]) => ({
      file,
      year: Number(start ?? now),
    })),
  );
  expect(starts.length).toBeGreaterThan(0);
  expect(starts.filter(({ year }) => year < 2036)).toEqual([]);
});
