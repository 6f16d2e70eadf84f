import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');
/** Came to browsers after Safari 16, the oldest whose syntax the build writes. */
const TOO_NEW =
  /\bAbortSignal\.(?:timeout|any)\(|\bURL\.(?:canParse|parse)\(|\bPromise\.(?:withResolvers|try)\b|\b(?:Object|Map)\.groupBy\(|\bArray\.fromAsync\(/;

test('what runs in the browser asks for nothing that browsers of a few years ago lack', () => {
  const files = globSync('src/{browser,features,ui}/**/*.{ts,tsx}', { cwd: ROOT }).filter(
    (file) => !/\.(?:test|fixture)\.tsx?$/.test(file),
  );
  expect(files.length).toBeGreaterThan(300);
  expect(files.filter((file) => TOO_NEW.test(readFileSync(join(ROOT, file), 'utf8')))).toEqual([]);
});
