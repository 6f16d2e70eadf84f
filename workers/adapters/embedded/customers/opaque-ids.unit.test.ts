import { expect, test } from 'vitest';
import { opaqueIds } from './opaque-ids';

test('ids are whole numbers of 15 digits in order, none twice, and far apart', () => {
  const ids = opaqueIds(10_000);
  for (const id of ids) expect(String(id)).toMatch(/^[1-9]\d{14}$/);
  expect(ids).toEqual([...new Set(ids)].sort((a, b) => a - b));
  const tenths = Map.groupBy(ids, (id) => Math.floor(id / 1e14));
  for (let tenth = 1; tenth <= 9; tenth += 1) expect(tenths.get(tenth)?.length).toBeGreaterThan(900);
});
