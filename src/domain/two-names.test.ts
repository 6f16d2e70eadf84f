import { expect, test } from 'vitest';
import { toCentavos } from './money';
import { needsSecondName } from './two-names';

const LIMIT = toCentavos(100_000);
const LEFT = { refunded: toCentavos(0), charged: toCentavos(500_000), grandTotal: 500_000, underWay: 0 };

test.each([
  ['the limit itself', 'refunded', 100_000, LEFT, false],
  ['a centavo above it', 'refunded', 100_001, LEFT, true],
  ['a second part that passes it', 'refund-card', 50_001, { ...LEFT, refunded: toCentavos(50_000) }, true],
  ['a part beside one that is under way', 'refund-card', 50_001, { ...LEFT, underWay: 50_000 }, true],
  ['what is taken off counts what was taken off', 'adjusted', 50_001, { ...LEFT, charged: toCentavos(450_000) }, true],
  ['but not what was sent back', 'adjusted', 100_000, { ...LEFT, refunded: toCentavos(50_000) }, false],
] as const)('%s', (_, kind, amount, left, wanted) => {
  expect(needsSecondName(LIMIT, kind, toCentavos(amount), left)).toBe(wanted);
  expect(needsSecondName(null, kind, toCentavos(amount), left)).toBe(false);
});
