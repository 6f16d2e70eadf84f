import type { BranchesPort } from '../../../../src/commerce/branches';
import type { ProductSource, Remember, Synced, SyncReason } from '../../../../src/commerce/cart-backend';
import { loadPricingContext, type PricedFor } from '../../../../src/commerce/load-pricing';
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
import { fulfilmentLocation } from '../../../../src/domain/cart/fulfilment';
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
  /** Its cart calls as a guest makes them. */
  guest: RetailerCart;
  /** The same under the token of the customer whose cart this is; null for a visitor's cart. */
  own: { customerId: string; cart: RetailerCart } | null;
  products: (now: number) => ProductSource;
  /** Whose prices its lines have; left out for a visitor's. */
  shopper?: PricedFor;
  /** Left out where it has no branches. */
  branches?: BranchesPort;
}

/**
 * The customer a cart at the retailer belongs to; null for a guest's, also that of a customer whose token was not
 * taken.
 */
const ownerOf = ({ own }: Retailer, { remote }: Pick<CartContent, 'remote'>) =>
  remote.connection.isGuest ? null : own;

/** The retailer's id of the customer whose cart this is there, null for a guest's. */
export const userIdOf = (retailer: Retailer, content: Pick<CartContent, 'remote'>): string | null =>
  ownerOf(retailer, content)?.customerId ?? null;

/** The cart calls for the cart of this content. */
export const callsFor = (retailer: Retailer, content: Pick<CartContent, 'remote'>): RetailerCart =>
  ownerOf(retailer, content)?.cart ?? retailer.guest;

type Options = ConnectOptions & { dryRun: boolean };

const requestOf = (line: ServerLine): ItemRequest => ({
  sku: line.sku,
  parentSku: null,
  productOption: line.product_option ? { extension_attributes: { ...line.product_option.extension_attributes } } : null,
  warrantySku: additionalData(line)?.warrantySku ?? null,
  deliveryOption: additionalData(line)?.deliveryOption ?? null,
});

function portOf(retailer: Retailer, content: CartContent, now: number, remember?: Remember): ConnectPort {
  const { store, products, shopper } = retailer;
  let cart = callsFor(retailer, content);
  const asGuest = () => (retailer.own && cart === retailer.guest ? { isGuest: true } : {});
  return {
    async create(guest) {
      if (guest) cart = retailer.guest;
      const made = await cart.create();
      if (made.state === 'ok') remember?.({ cartId: made.value, ...asGuest() });
      return made;
    },
    beforeSum: (cartId, lines, nextItemId) => remember?.({ cartId, ...asGuest() }, { lines, nextItemId }),
    pull: (cartId) => cart.pull(cartId),
    update: (cartId, item) => cart.update(cartId, item, crypto.randomUUID()),
    remove: (cartId, item) => cart.remove(cartId, item, crypto.randomUUID()),
    async load(line): Promise<NewLine | null> {
      const { docs, pricing } = await loadPricingContext(
        products(now),
        store,
        [requestOf(line)],
        fulfilmentLocation(content, store),
        now,
        shopper,
      );
      const pricedItem = docs[0] ? pricedItemOf(docs[0], requestOf(line), pricing) : null;
      return pricedItem?.ok ? pricedItem.value.line : null;
    },
  };
}

/** Ids at the retailer of lines that were removed here not long ago. */
const goneFrom = ({ removed, remote }: CartContent): Set<string> =>
  new Set(
    removed.flatMap(({ line }) =>
      line.serverItemId !== null && line.serverCartId === remote.connection.cartId ? [line.serverItemId] : [],
    ),
  );

/**
 * The shopper's own changes win over what a guest's cart has; a mere comparison takes in what it finds there. A
 * customer's cart at the retailer may be filled in other places too: what is found there is taken in, and summed into
 * what was never sent there.
 */
function optionsOf(retailer: Retailer, content: CartContent, reason: SyncReason): Options {
  const { flags } = retailer.store;
  const isOwned = ownerOf(retailer, content) !== null;
  const isFirst = content.remote.connection.cartId === null;
  const isOutdated = content.remote.dirty && !(isOwned && isFirst);
  return {
    guest: !isOwned,
    synchronize: flags.synchronizeCart,
    serverMergeByDefault: flags.serverMergeByDefault,
    dryRun: false,
    force: (reason !== 'sync' && !isOwned) || isOutdated || flags.forceClientState,
    mergeQty: isOwned && !isOutdated,
    gone: goneFrom(content),
    serverSyncCanRemoveLocalItems: false,
    serverSyncCanModifyLocalItems: false,
    nextItemId: content.nextItemId,
  };
}

/** A customer who signs in gets what is in their cart at the retailer, also without a line of their own. */
const authorises = (reason: SyncReason, { cartId }: Connection, { guest }: Options): boolean =>
  reason === 'merge' && cartId === null && !guest;

/** An emptied cart lets go of the retailer's; lines without one get one; anything else is compared. */
function firstAttempt(
  connection: Connection,
  lines: CartLine[],
  reason: SyncReason,
  options: Options,
  port: ConnectPort,
): Promise<ConnectResult> {
  if (reason === 'clear') return clearCart(connection, options, port);
  return shouldConnect(lines, connection) || authorises(reason, connection, options)
    ? connectCart(connection, lines, options, port)
    : pullCart(connection, lines, options, port);
}

const secondAttempt = (
  { connection, lines, nextItemId }: ConnectResult,
  reason: SyncReason,
  options: Options,
  port: ConnectPort,
): Promise<ConnectResult> =>
  reason === 'clear'
    ? clearCart(connection, options, port)
    : pullCart(connection, lines, { ...options, nextItemId }, port);

/**
 * Pulls, compares and brings the retailer's cart in step; after an unknown outcome it pulls and compares once more, and
 * never repeats a call. `insist` tries again to connect a cart that is kept here alone.
 */
export async function syncWithRetailer(
  retailer: Retailer,
  content: CartContent,
  reason: SyncReason,
  now: number,
  { insist = false, remember }: { insist?: boolean; remember?: Remember | undefined } = {},
): Promise<Synced> {
  const port = portOf(retailer, content, now, remember);
  const options = optionsOf(retailer, content, reason);
  const { remote } = content;
  const connection = insist ? { ...remote.connection, syncEnabled: true } : remote.connection;
  if (connection.cartId === null && content.lines.length === 0 && !authorises(reason, connection, options))
    return { content, notices: [], isSynced: true };
  const first = await firstAttempt(connection, content.lines, reason, options, port);
  const again = first.end.state === 'unknown' && first.connection.cartId !== null;
  const last: ConnectResult = again ? await secondAttempt(first, reason, options, port) : first;
  for (const entry of last.log.filter(({ failed }) => failed))
    log('warn', 'cart.sync', {
      store: retailer.store.storeCode,
      party: entry.party,
      status: entry.status,
      sku: entry.sku,
    });
  const isConnected = last.connection.cartId !== null || last.lines.length === 0;
  const isSynced =
    last.end.state === 'ok' &&
    isConnected &&
    canSync({ enabled: options.synchronize, online: last.connection.syncEnabled });
  if (!isSynced) log('warn', 'cart.alone', { store: retailer.store.storeCode, end: last.end.state });
  return {
    content: {
      ...content,
      lines: last.lines,
      nextItemId: last.nextItemId,
      remote: { ...remote, connection: last.connection, dirty: !isSynced },
    },
    notices: [...(again ? first.notices : []), ...last.notices],
    isSynced,
  };
}
