import { motorcycles } from '../../../src/config/order-limits';
import { PAYMENT_AT_THE_DOOR } from '../../../src/config/payment-methods';
import { stateOfPostalCode } from '../../../src/config/states';
import { STORES, storeByCode } from '../../../src/config/stores';
import type { StoreView } from '../../../src/domain/store-view';
import type { Env } from '../../../workers/env';
import type { CartContext } from '../../../workers/objects/cart/context';

const DAY_MS = 24 * 60 * 60 * 1000;
const STORE = storeByCode(STORES, 'viu') as StoreView;
const RULES = {
  store: STORE,
  payments: PAYMENT_AT_THE_DOOR,
  stateOf: stateOfPostalCode,
  holdMs: () => ({ card: DAY_MS, store: DAY_MS, spei: DAY_MS, cash: DAY_MS }),
  flags: STORE.flags,
  isMotorcycle: motorcycles(STORE.storeCode),
  shopper: null,
};

/** The environment of objects in memory: who sells comes with it. */
export interface MemoryEnv extends Env {
  backend: CartContext['backend'];
}

/** The context of a cart in memory, in place of the one that reads settings. */
export const memoryContext = async (env: Env, _storeCode: string, now: number): Promise<CartContext> => ({
  ...RULES,
  now,
  backend: (env as MemoryEnv).backend,
});
