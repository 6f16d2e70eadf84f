import { expect, test } from 'vitest';
import { activeMs } from './startup';

const node = (id: number, functionName: string) => ({ id, callFrame: { functionName } });

test('time in which nothing ran is no part of a start', () => {
  const nodes = [node(1, '(root)'), node(2, '(idle)'), node(3, 'schemaOf'), node(4, '(garbage collector)')];
  expect(activeMs({ nodes, samples: [2, 3, 3, 2, 4], timeDeltas: [5000, 1000, 2500, 9000, 500] })).toBe(4);
});
