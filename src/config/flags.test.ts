import { expect, test } from 'vitest';
import { testLine } from '../domain/cart/line-fixture';
import { admit } from '../domain/cart/validate';
import { storeFlags } from './flags';
import { STORES } from './stores';

test('flags have the defaults that were ruled', () => {
  expect(storeFlags()).toEqual({
    synchronizeStock: true,
    allowOutOfStockInCart: false,
    autoRefreshTokens: true,
    maxNetworkTaskAttempts: 1,
    listOutOfStockProducts: true,
    synchronizeCart: true,
    serverMergeByDefault: true,
    forceClientState: false,
    cartCount: 'quantities',
    preventConfigurableChildrenDirectAccess: true,
    filterUnavailableVariants: false,
    useOldFieldNames: false,
    setFirstBundleOptionPrice: true,
    useZeroPriceProduct: true,
    useUrlDispatcher: true,
    priceRangesByCategory: false,
    tellCredit: false,
  });
});

test('a store view that sets a flag has it for itself alone', () => {
  const soldOut = { isMotorcycle: () => false, stock: { is_in_stock: false, qty: 0 } };
  const problems = (flags: ReturnType<typeof storeFlags>) =>
    admit([], testLine(), 1, { ...soldOut, flags }).problems.length;
  expect([problems(storeFlags({ allowOutOfStockInCart: true })), problems(storeFlags())]).toEqual([0, 1]);
  expect(new Set(STORES.map(({ flags }) => flags)).size).toBe(STORES.length);
});
