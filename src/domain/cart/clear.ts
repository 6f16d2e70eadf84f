import { type Connection, type ConnectOptions, type ConnectPort, type ConnectResult, pullCart } from './connect';

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
