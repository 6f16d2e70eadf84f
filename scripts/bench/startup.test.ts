import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { activeMs, scriptBytes } from './startup';

const node = (id: number, functionName: string) => ({ id, callFrame: { functionName } });

test('time in which nothing ran is no part of a start', () => {
  const nodes = [node(1, '(root)'), node(2, '(idle)'), node(3, 'schemaOf'), node(4, '(garbage collector)')];
  expect(activeMs({ nodes, samples: [2, 3, 3, 2, 4], timeDeltas: [5000, 1000, 2500, 9000, 500] })).toBe(4);
});

test('scripts are weighed as they travel, together', () => {
  const code = 'export const a = 1;'.repeat(100);
  const bytes = scriptBytes({ modules: { 'a.js': code, 'b.js': code } });
  expect(bytes).toBe(gzipSync(`${code}\n${code}`).byteLength);
  expect(bytes).toBeLessThan(2 * gzipSync(code).byteLength);
});
