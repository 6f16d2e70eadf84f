import { expect, test } from 'vitest';
import { newSeed, sampledFiles } from './samples.ts';

test('what npm test tries a sample of is found by what its tests import', () => {
  const files = sampledFiles();
  expect(files).toEqual(
    expect.arrayContaining([
      'src/domain/cart/totals.property.test.ts',
      'src/features/cart/cart-sums.test.tsx',
      'tests/oracle/totals.unit.test.ts',
      'tests/simulation/object.worker.test.ts',
      'workers/adapters/embedded/search/demo-pictures.test.ts',
      'workers/objects/cart/parallel-orders.test.ts',
      'workers/objects/cart/size.test.ts',
    ]),
  );
  expect(files).not.toContain('src/domain/order/differences.test.ts');
});

test('a soak that is given no seed draws another one than the last', () => {
  expect(new Set(Array.from({ length: 20 }, newSeed)).size).toBeGreaterThan(1);
});
