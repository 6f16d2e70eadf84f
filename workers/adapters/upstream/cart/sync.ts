import type { ProductSource, Settled, SyncReason } from '../../../../src/commerce/cart-backend';
import { loadPricingContext } from '../../../../src/commerce/load-pricing';
import type { CartLine } from '../../../../src/domain/cart/cart';
import { clearCart } from '../../../../src/domain/cart/clear';
import {
  type Connection,
  type ConnectOptions,
  type ConnectPort,
  type ConnectResult,
  connectCart,
  pullCart,
  shouldConnect,
} from '../../../../src/domain/cart/connect';
import type { CartContent } from '../../../../src/domain/cart/content';
import type { ItemRequest } from '../../../../src/domain/cart/item-request';
import type { NewLine } from '../../../../src/domain/cart/lines';
import { pricedItemOf } from '../../../../src/domain/cart/priced-item';
import { canSync } from '../../../../src/domain/cart/sync-rules';
import { additionalData, type ServerLine } from '../../../../src/domain/cart/wire';
import type { StoreView } from '../../../../src/domain/store-view';
import { log } from '../../../http/log';
import type { RetailerCart } from './retailer-cart';

export interface Retailer {
  store: StoreView;
  cart: RetailerCart;
  products: (now: number) => ProductSource;
}

type Options = ConnectOptions & { dryRun: boolean };

const requestOf = (line: ServerLine): ItemRequest => ({
  sku: line.sku,
  parentSku: null,
  productOption: line.product_option ? { extension_attributes: { ...line.product_option.extension_attributes } } : null,
  warrantySku: additionalData(line)?.warrantySku ?? null,
  deliveryOption: additionalData(line)?.deliveryOption ?? null,
});

function portOf({ store, cart, products }: Retailer, content: CartContent, now: number, remember?: (cartId: string) => void): ConnectPort {
  return {
    async create() {
      const made = await cart.create();
      if (made.state === 'ok') remember?.(made.value);
      return made;
    },
    pull: (cartId) => cart.pull(cartId),
    update: (cartId, item) => cart.update(cartId, item, crypto.randomUUID()),
    remove: (cartId, item) => cart.remove(cartId, item, crypto.randomUUID()),
    refresh: null,
    async load(line): Promise<NewLine | null> {
      const { docs, pricing } = await loadPricingContext(products(now), store, [requestOf(line)], content.destination, now);
      const pricedItem = docs[0] ? pricedItemOf(docs[0], requestOf(line), pricing) : null;
      return pricedItem?.ok ? pricedItem.value.line : null;
    },
  };
}

/** The shopper's own changes win over what the retailer has; a mere comparison takes in what it finds there. */
function optionsOf({ flags }: StoreView, content: CartContent, reason: SyncReason): Options {
  return {
    guest: true,
    synchronize: flags.synchronizeCart,
    serverMergeByDefault: flags.serverMergeByDefault,
    dryRun: false,
    force: reason !== 'sync' || content.remote.dirty || flags.forceClientState,
    mergeQty: false,
    serverSyncCanRemoveLocalItems: false,
    serverSyncCanModifyLocalItems: false,
    nextItemId: content.nextItemId,
  };
}

/** An emptied cart lets go of the retailer's; lines without one get one; anything else is compared. */
function firstAttempt(connection: Connection, lines: CartLine[], reason: SyncReason, options: Options, port: ConnectPort): Promise<ConnectResult> {
  if (reason === 'clear') return clearCart(connection, options, port);
  return shouldConnect(lines, connection) ? connectCart(connection, lines, options, port) : pullCart(connection, lines, options, port);
}

/**
 * Pulls, compares and brings the retailer's cart in step; after an unknown outcome it pulls and compares once more, and never repeats a call.
 * `insist` tries again to connect a cart that is kept here alone.
 */
export async function syncWithRetailer(
  retailer: Retailer,
  content: CartContent,
  reason: SyncReason,
  now: number,
  { insist = false, remember }: { insist?: boolean; remember?: ((cartId: string) => void) | undefined } = {},
): Promise<Settled> {
  const port = portOf(retailer, content, now, remember);
  const options = optionsOf(retailer.store, content, reason);
  const { remote } = content;
  const connection = insist ? { ...remote.connection, syncEnabled: true } : remote.connection;
  if (connection.cartId === null && content.lines.length === 0) return { content, notices: [], isSynced: true };
  const first = await firstAttempt(connection, content.lines, reason, options, port);
  const again = first.end.state === 'unknown' && first.connection.cartId !== null;
  const last: ConnectResult = again ? await pullCart(first.connection, first.lines, { ...options, nextItemId: first.nextItemId }, port) : first;
  for (const entry of last.log.filter(({ failed }) => failed))
    log('warn', 'cart.sync', { store: retailer.store.storeCode, party: entry.party, status: entry.status, sku: entry.sku });
  const isConnected = last.connection.cartId !== null || last.lines.length === 0;
  const isSynced = last.end.state === 'ok' && isConnected && canSync({ enabled: options.synchronize, online: last.connection.syncEnabled });
  if (!isSynced) log('warn', 'cart.alone', { store: retailer.store.storeCode, end: last.end.state });
  return {
    content: { ...content, lines: last.lines, nextItemId: last.nextItemId, remote: { ...remote, connection: last.connection, dirty: !isSynced } },
    notices: [...(again ? first.notices : []), ...last.notices],
    isSynced,
  };
}
