import { STORES, storeByCode } from '../../../src/config/stores';
import type { StoreView } from '../../../src/domain/store-view';
import { retailerBackend } from '../../../workers/adapters/upstream/cart/backend';
import type { Env } from '../../../workers/env';
import { armed } from '../../../workers/failpoint';
import { CartObject } from '../../../workers/objects/cart/cart-object';
import { CustomerSessionsObject } from '../../../workers/objects/customer-sessions/customer-sessions-object';
import type { Front } from '../goods';
import { cartCallsOf, ScriptedRetailer } from '../retailer';
import { memoryEngine, sourceOf } from './embedded';
import { MemoryNamespace } from './memory';
import type { MemoryEnv } from './memory-context';
import type { Platform } from './platform';

const STORE = storeByCode(STORES, 'viu') as StoreView;

/**
 * Carts in this process: the cart's own code over storage in memory, without a runtime. `setNow` sets the clock of the
 * process.
 */
export function openMemory(setNow: (now: number) => void): (front: Front) => Promise<Platform> {
  return async (front) => {
    armed.clear();
    const retailer = front === 'retailer' ? new ScriptedRetailer() : null;
    const engine = memoryEngine();
    const soldBy = (shop: ScriptedRetailer['shop']) => (sku: string) =>
      shop.orders
        .flatMap(({ lines }) => lines)
        .reduce((total, line) => (line.sku === sku ? total + line.qty : total), 0);
    const backend = retailer
      ? retailerBackend({
          store: STORE,
          guest: cartCallsOf(retailer),
          own: null,
          products: () => sourceOf(soldBy(retailer.shop)),
        })
      : engine.backend;
    const env = { STORE_VIEWS: STORE.storeCode, backend } as unknown as MemoryEnv;
    const carts = new MemoryNamespace<Env>(
      CartObject as unknown as ConstructorParameters<typeof MemoryNamespace<Env>>[0],
      () => env,
    );
    env.CART = carts as unknown as Env['CART'];
    const customerSessions = new MemoryNamespace<Env>(
      CustomerSessionsObject as unknown as ConstructorParameters<typeof MemoryNamespace<Env>>[0],
      () => env,
    );
    env.CUSTOMER_SESSIONS = customerSessions as unknown as Env['CUSTOMER_SESSIONS'];
    return {
      front,
      token: 'carrito',
      env,
      retailer,
      setNow,
      evict: async (token) => carts.evict(`${STORE.storeCode}:${token}`),
      ring: async (_token, now) => carts.ring(now),
      orders: async () =>
        retailer
          ? retailer.shop.orders.map(({ orderId, lines }) => ({ orderId, lines }))
          : [...engine.orders.values()].map(({ orderId, lines }) => ({ orderId, lines })),
      close: async () => {
        carts.close();
        customerSessions.close();
      },
    };
  };
}
