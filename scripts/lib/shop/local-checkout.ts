import { randomBytes } from 'node:crypto';
import { startPeer } from '../../../tests/peers/spawn.ts';

const CHECKOUT = new URL('../../../tests/peers/checkout/main.ts', import.meta.url);
/** The demo's store view that has its checkout elsewhere. */
const STORE = 'mavi';
const KEY_BYTES = 32;

/**
 * Starts the external checkout of the demo on this computer; `shop` is the address of the shop, `path` that of the
 * store view in it.
 */
export async function startLocalCheckout(shop: string, store = STORE, path = `/${store}`) {
  const key = randomBytes(KEY_BYTES).toString('hex');
  const peer = await startPeer(CHECKOUT, {
    SHOP_URL: shop,
    STORE_CODE: store,
    CHECKOUT_KEY: key,
    BACK_URL: `${shop}${path}/checkout/cart`,
  });
  return { ...peer, vars: { EXTERNAL_CHECKOUT: JSON.stringify({ [store]: peer.url }), EXTERNAL_CHECKOUT_KEY: key } };
}
