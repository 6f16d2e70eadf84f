import { expect, test } from 'vitest';
import { mutate } from './mutate';

const changes = (source: string) => mutate('a.ts', source).mutants.map(({ before, after }) => `${before} → ${after}`);

/** Runs a mutated source as the body of a function, with one mutant switched on, and answers what it returns. */
const run = (source: string, active: number): unknown => {
  const { code } = mutate('a.ts', `export const f = () => { ${source} };`);
  const body = code.replace('export const f =', 'return ');
  return (new Function('__mutant', body)((number: number) => number === active) as () => unknown)();
};

test.each([
  ['const a = b < c;', ['b < c → (b) <= (c)', 'b < c → (b) >= (c)']],
  ['const a = b === c;', ['b === c → (b) !== (c)']],
  ['const a = b ?? c;', ['b ?? c → (b) && (c)']],
  ['const a = b * c;', ['b * c → (b) / (c)']],
  ['a += 2;', ['a += 2 → a -= 2']],
  ['a++;', ['a++ → a--']],
  ['const a = !b;', ['!b → b']],
  ['if (a) b();', ['a → true', 'a → false']],
  ['while (a) b();', ['a → false']],
  ['const a = true;', ['true → false']],
  ["const a = 'code';", ["'code' → ''"]],
  ['const a = b?.c.d;', ['b?.c.d → b.c.d']],
  ['const a = [b, c];', ['[b, c] → []']],
  ['const a = Math.round(b);', ['Math.round(b) → Math.floor(b)']],
  ['const a = b.filter(c);', ['b.filter(c) → b']],
  ['const a = b.some(c);', ['b.some(c) → b.every(c)']],
  ['const a = () => { b(); };', ['{ b(); } → {}']],
])('%s is broken in small ways', (source, expected) => {
  expect(changes(source)).toEqual(expected);
});

test.each([
  "import a from 'b'; export { c } from 'd';",
  "type A = 'b' | 'c'; interface D { e: 'f' }",
  "const a: Record<'b', true> = c as Record<'b', true>;",
  'const a = { b: 1 }; const d = a.toString();',
  "const a = 'text with a blank';",
  "const a = 'x ' + b;",
  "'use client';",
  'const a = tag`b`;',
])('%s is left as it is', (source) => {
  expect(mutate('a.ts', source)).toEqual({ mutants: [], code: source });
});

test('one mutant at a time is switched on, also inside another', () => {
  const source = 'const n = 4; if (n > 3 && n !== 5) { return n * 2; } return 0;';
  const { mutants } = mutate('a.ts', `export const f = () => { ${source} };`);
  const results = mutants.map(({ after }, number) => [after, run(source, number)]);
  expect(run(source, -1)).toBe(8);
  expect(results).toContainEqual(['(n) / (2)', 2]);
  expect(results).toContainEqual(['(n) <= (3)', 0]);
  expect(results).toContainEqual(['(n) === (5)', 0]);
  expect(results).toContainEqual(['(n) >= (3)', 8]);
  expect(results[0]?.[1]).toBeUndefined();
});

test('mutants are numbered from where the file before ended, and know their line', () => {
  const { mutants, code } = mutate('a.ts', 'const a = 1;\nconst b = a < 2;\n', 7);
  expect(mutants.map(({ line }) => line)).toEqual([2, 2]);
  expect(code).toContain('__mutant(7)');
  expect(code).toContain('__mutant(8)');
});

test('what does not parse is an error', () => {
  expect(() => mutate('a.ts', 'const = 1')).toThrow('a.ts does not parse');
});
