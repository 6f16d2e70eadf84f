import type { CartLine } from '../cart';
import { MESSAGES } from '../messages';
import { warningNotice } from '../notices';
import type { Outcome } from '../outcome';
import { canSync } from './rules';
import { type SyncEnd, type SyncOptions, type SyncPort, type SyncResult, syncCart } from './sync';
import type { ServerLine } from './wire';

/** How often one connection may fall back to a guest cart. Source: spec 0 §9. */
const MAX_CART_BYPASS_ATTEMPTS = 1;

const NOT_FOUND = 404;

/** Our tie to a retailer's cart. */
export interface Connection {
  cartId: string | null;
  /** Fallbacks to a guest cart since the last sync that worked. */
  bypassCount: number;
  /** false once the retailer refused to make a cart: from then on the cart lives here alone. */
  syncEnabled: boolean;
  /** true: the retailer did not take the customer's token, and this cart is a guest's. */
  isGuest?: boolean;
}

/** The retailer's cart calls. A 401 is final: a customer's token was renewed before. */
export interface ConnectPort extends SyncPort {
  create(guest: boolean): Promise<Outcome<string>>;
  pull(cartId: string): Promise<Outcome<ServerLine[]>>;
}

export interface ConnectOptions extends Omit<SyncOptions, 'cartId' | 'dryRun'> {
  guest: boolean;
  /** Configuration: is the retailer's cart kept in step at all, and may connecting change either side. */
  synchronize: boolean;
  serverMergeByDefault: boolean;
}

export interface ConnectResult extends SyncResult {
  connection: Connection;
}

/** A cart with lines and without a retailer's cart needs one. */
export const shouldConnect = (lines: readonly CartLine[], connection: Connection): boolean =>
  lines.length > 0 && connection.cartId === null;

/** Lines that no retailer's cart knows: ids of another cart would match foreign lines. */
export const detachLines = (lines: readonly CartLine[]): CartLine[] =>
  lines.map((line) => ({ ...line, serverItemId: null, serverCartId: null, prevQty: null }));

function unsynced(
  connection: Connection,
  lines: readonly CartLine[],
  options: ConnectOptions,
  end: SyncEnd,
  warn = false,
): ConnectResult {
  const notices = warn ? [warningNotice(MESSAGES.syncDisabled)] : [];
  return { connection, end, lines: [...lines], nextItemId: options.nextItemId, log: [], notices };
}

const unauthorised = (outcome: Outcome<unknown>): boolean => outcome.state === 'refused' && outcome.code === 401;

const isSynced = ({ syncEnabled }: Connection, { synchronize }: ConnectOptions): boolean =>
  canSync({ enabled: synchronize, online: syncEnabled });

const mayBypass = (connection: Connection): boolean => connection.bypassCount < MAX_CART_BYPASS_ATTEMPTS;

const asGuest = (
  connection: Connection,
  lines: readonly CartLine[],
  options: ConnectOptions,
  port: ConnectPort,
): Promise<ConnectResult> =>
  connectCart(
    { ...connection, bypassCount: connection.bypassCount + 1, ...(options.guest ? {} : { isGuest: true }) },
    lines,
    { ...options, guest: true },
    port,
  );

/** Makes (or finds) the retailer's cart and brings both in step. Whatever fails, our lines stay. */
export async function connectCart(
  connection: Connection,
  lines: readonly CartLine[],
  options: ConnectOptions,
  port: ConnectPort,
): Promise<ConnectResult> {
  if (!isSynced(connection, options)) return unsynced(connection, lines, options, { state: 'ok' });
  const made = await port.create(options.guest);
  if (made.state === 'ok') {
    const ours = made.value === connection.cartId ? lines : detachLines(lines);
    return pullCart(
      { ...connection, cartId: made.value },
      ours,
      { ...options, dryRun: !options.serverMergeByDefault },
      port,
    );
  }
  if (made.state === 'unknown') return unsynced(connection, lines, options, made);
  if (!unauthorised(made)) return unsynced({ ...connection, syncEnabled: false }, lines, options, made, true);
  return mayBypass(connection)
    ? asGuest(connection, lines, options, port)
    : unsynced(connection, lines, options, made, true);
}

/**
 * Pulls the retailer's cart and compares. A pull that is refused falls back to a guest cart once; a lost one changes
 * nothing.
 */
export async function pullCart(
  connection: Connection,
  lines: readonly CartLine[],
  options: ConnectOptions & { dryRun: boolean },
  port: ConnectPort,
): Promise<ConnectResult> {
  const { cartId } = connection;
  if (cartId === null || !isSynced(connection, options)) return unsynced(connection, lines, options, { state: 'ok' });
  const pulled = await port.pull(cartId);
  if (pulled.state === 'ok') {
    const synced = await syncCart(lines, pulled.value, { ...options, cartId }, port);
    return {
      ...synced,
      connection: { ...connection, bypassCount: synced.end.state === 'ok' ? 0 : connection.bypassCount },
    };
  }
  // A customer's cart that was ordered or emptied elsewhere gives way to a new one of theirs.
  if (pulled.state === 'refused' && pulled.code === NOT_FOUND && !options.guest && mayBypass(connection))
    return connectCart({ ...connection, cartId: null, bypassCount: connection.bypassCount + 1 }, lines, options, port);
  if (pulled.state === 'refused' && mayBypass(connection)) return asGuest(connection, lines, options, port);
  return unsynced(connection, lines, options, pulled);
}

/**
 * Empties a cart. `sync` deletes the retailer's lines too; `disconnect` lets go of the retailer's cart, but not before
 * its lines are known to be gone: they would come back with the next connection. After an order neither side is synced.
 */
export async function clearCart(
  connection: Connection,
  options: ConnectOptions,
  port: ConnectPort,
  { sync = true, disconnect = true }: { sync?: boolean; disconnect?: boolean } = {},
): Promise<ConnectResult> {
  const idle: ConnectResult = {
    connection,
    end: { state: 'ok' },
    lines: [],
    nextItemId: options.nextItemId,
    log: [],
    notices: [],
  };
  const cleared = sync
    ? await pullCart(connection, [], { ...options, force: true, mergeQty: false, dryRun: false }, port)
    : idle;
  return disconnect && cleared.end.state === 'ok'
    ? { ...cleared, lines: [], connection: { ...cleared.connection, cartId: null } }
    : { ...cleared, lines: [] };
}
