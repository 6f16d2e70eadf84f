import { describe, expect, test } from 'vitest';
import { keep, keptSkus, letGo, MOST_KEPT, NO_LIST, readDeviceList, writeDeviceList } from './device-list';

const of = (...skus: string[]) => JSON.stringify(skus.map((sku, at) => ({ sku, at })));

describe('COMPARE-002 a list on the device', () => {
  test('has its items by sku, and says whether it was read', () => {
    expect(NO_LIST).toEqual({ items: {}, loaded: false });
    expect(readDeviceList(null, 'compare')).toEqual({ items: {}, loaded: true });
    expect(readDeviceList(of('A', 'B'), 'compare')).toEqual({
      items: { A: { sku: 'A', at: 0 }, B: { sku: 'B', at: 1 } },
      loaded: true,
    });
    expect(keptSkus(readDeviceList(of('A', 'B'), 'compare'))).toEqual(['B', 'A']);
  });

  test.each([
    '{',
    '7',
    '{"sku":"A"}',
    '[null,7,{"sku":""},{"sku":7,"at":1},{"sku":"A"},{"sku":"A","at":null}]',
    `[{"sku":"${'x'.repeat(129)}","at":1}]`,
  ])('is empty for what is none: %s', (kept) => expect(readDeviceList(kept, 'favorites').items).toEqual({}));

  test('is no longer than it may be, whoever wrote it, and keeps nothing else', () => {
    expect(Object.keys(readDeviceList(of('A', 'B', 'C', 'D', 'E'), 'compare').items)).toHaveLength(4);
    expect(writeDeviceList(readDeviceList('[{"sku":"A","at":1,"email":"x"}]', 'compare'))).toBe('[{"sku":"A","at":1}]');
  });
});

test('COMPARE-003 a product is in the list once', () => {
  const list = readDeviceList(of('A', 'B'), 'compare');
  expect(keep(list, 'compare', { sku: 'A', at: 9 })).toEqual({ list, outcome: 'known' });
  expect(keptSkus(keep(list, 'compare', { sku: '__proto__', at: 9 }).list)).toHaveLength(3);
});

test('a full list takes no more; of what was viewed the oldest gives way, and what is seen again is the newest', () => {
  const full = readDeviceList(of('A', 'B', 'C', 'D'), 'compare');
  expect(keep(full, 'compare', { sku: 'E', at: 9 })).toEqual({ list: full, outcome: 'full' });
  expect(keptSkus(letGo(full, 'B'))).toEqual(['D', 'C', 'A']);
  const viewed = readDeviceList(
    of(...Array.from({ length: MOST_KEPT['recently-viewed'] }, (_, index) => `V${index}`)),
    'recently-viewed',
  );
  const more = keep(viewed, 'recently-viewed', { sku: 'V0', at: 99 }).list;
  expect([keptSkus(more)[0], keptSkus(more).length]).toEqual(['V0', 20]);
  expect(keptSkus(keep(more, 'recently-viewed', { sku: 'NUEVO', at: 100 }).list)).toHaveLength(20);
});
