import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');
const files = globSync('{src,workers,functions}/**/*.{ts,tsx}', {
  cwd: ROOT,
  exclude: ['**/*.{test,fixture}.{ts,tsx}', '**/testing/**'],
});

type Part = Record<string, unknown>;

/** What a module makes while it is evaluated, outside of its functions: schemas of zod, and formatters of a language. */
function madeAtStart(code: string): string[] {
  const made: string[] = [];
  const look = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return;
    const { type, object, callee } = part as Part;
    if (/Function|^TS/.test(String(type))) return;
    if (type === 'MemberExpression' && (object as Part).name === 'z') made.push('a schema');
    const named = (callee as Part | undefined)?.object as Part | undefined;
    if (type === 'NewExpression' && named?.name === 'Intl') made.push('a formatter');
    for (const value of Object.values(part)) look(value);
  };
  look(parseSync('module.tsx', code).program);
  return made;
}

test('a start makes no schema and no formatter: both take a millisecond for a few of them, some formatters twenty', () => {
  const using = files
    .map((file) => ({ file, code: readFileSync(resolve(ROOT, file), 'utf8') }))
    .filter(({ code }) => /from 'zod'|\bIntl\./.test(code));
  expect(using.length).toBeGreaterThan(100);
  expect(using.filter(({ code }) => madeAtStart(code).length > 0).map(({ file }) => file)).toEqual([]);
});

test('what a module makes is told from what its functions make', () => {
  expect(madeAtStart('const a = z.string(); const b = { c: new Intl.Segmenter() };')).toHaveLength(2);
  expect(madeAtStart('const a = () => z.string(); const b = once(() => new Intl.Segmenter()); type C = z.Z;')).toEqual(
    [],
  );
});
