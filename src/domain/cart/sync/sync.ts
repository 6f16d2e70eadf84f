import { MAX_QUANTITY } from '../../validation';
import type { CartLine, Notice } from '../cart';
import { cartHash } from '../hashes';
import { type NewLine, restoreQty } from '../lines';
import { addedNotice, errorNotice, updatedNotice } from '../notices';
import type { Outcome } from '../outcome';
import { asComparable, productsEqual } from './equality';
import { serverItem } from './server-item';
import type { ServerCartItem, ServerLine } from './wire';

/** One finding of a comparison; `failed` when what it called for was refused. Source: spec 0 §4 "Cart sync". */
interface SyncLogEntry {
  party: 'client' | 'server';
  status: 'no-item' | 'wrong-qty' | 'update-required' | 'no-changes';
  sku?: string;
  clientQty?: number;
  serverQty?: number;
  failed?: string;
}

export interface SyncOptions {
  /** Our lines win: what the retailer has and we have not is deleted there. Set for the shopper's own changes. */
  force: boolean;
  /** Compares and reports only. */
  dryRun: boolean;
  /** A line the retailer's cart does not know as ours is summed into its equal there (login). */
  mergeQty: boolean;
  serverSyncCanRemoveLocalItems: boolean;
  serverSyncCanModifyLocalItems: boolean;
  /** Ids of lines in the retailer's cart that were removed here: they go there too, whoever else changes that cart. */
  gone?: ReadonlySet<string>;
  cartId: string;
  /** Id for the next line that comes from the retailer. */
  nextItemId: number;
}

/** The calls a sync makes, one at a time. Mutations are never repeated here. */
export interface SyncPort {
  update(cartId: string, item: ServerCartItem): Promise<Outcome<ServerLine>>;
  remove(cartId: string, item: { sku: string; item_id: number | string; quoteId: string }): Promise<Outcome<true>>;
  /** The line of ours for a retailer's line, priced now; null when its product cannot be loaded. */
  load(line: ServerLine): Promise<NewLine | null>;
  /**
   * Keeps the lines as they will be before a sum is sent, so that nothing is summed twice when it is not known whether
   * it arrived.
   */
  beforeSum?(cartId: string, lines: CartLine[], nextItemId: number): void;
}

/**
 * How a sync ended: 'unknown' asks the caller to pull and compare again, 'refused' that the retailer takes no calls for
 * this cart now.
 */
export type SyncEnd =
  | { state: 'ok' }
  | { state: 'unknown'; reason: string }
  | { state: 'refused'; code: number; message: string };

export interface SyncResult {
  end: SyncEnd;
  lines: CartLine[];
  nextItemId: number;
  log: SyncLogEntry[];
  notices: Notice[];
}

/**
 * Pairs the lines of both carts one to one: known ids first, then the first equal line that is still free. Keys are our
 * itemIds.
 */
function matchLines(client: readonly CartLine[], server: readonly ServerLine[]): Map<number, ServerLine> {
  const free = new Set(server);
  const pairs = new Map<number, ServerLine>();
  const pair = (line: CartLine, fits: (other: ServerLine) => boolean): void => {
    if (pairs.has(line.itemId)) return;
    const found = [...free].find((other) => fits(other) && productsEqual(asComparable(line), asComparable(other)));
    if (!found) return;
    free.delete(found);
    pairs.set(line.itemId, found);
  };
  for (const line of client) pair(line, (other) => line.serverItemId === String(other.item_id));
  for (const line of client) pair(line, () => true);
  return pairs;
}

/** Refusals of the caller or of the moment: they say nothing about the line, so nothing is undone. */
const REFUSED_CALL_CODES = [401, 403, 429, 503];

interface Run {
  lines: CartLine[];
  nextItemId: number;
  log: SyncLogEntry[];
  notices: Notice[];
  options: SyncOptions;
  port: SyncPort;
  /** A removal the retailer refused: the others go on, but the carts are not in step. */
  kept: SyncEnd | null;
  /** What a dry run would have done, and what a real one did to the retailer's side. */
  changes: { client: boolean; server: boolean };
}

const patch = (run: Run, itemId: number, change: Partial<CartLine>): void => {
  run.lines = run.lines.map((line) => (line.itemId === itemId ? { ...line, ...change } : line));
};

const drop = (run: Run, itemId: number): void => {
  run.lines = run.lines.filter((line) => line.itemId !== itemId);
};

/** Ids of a line in the retailer's cart; a retailer that names no quote is known by its cart id. */
const ids = (run: Run, server: ServerLine) => ({
  serverItemId: String(server.item_id),
  serverCartId: String(server.quote_id || run.options.cartId),
});

/** The retailer's word on a line: its ids and its quantity, which is from now on what a refusal falls back to. */
const confirmed = (run: Run, server: ServerLine, qty: number) => ({ ...ids(run, server), qty, prevQty: qty });

const stops = (code: number): boolean => REFUSED_CALL_CODES.includes(code);

/**
 * A line the retailer has goes back to its previous quantity; without one it leaves both carts. One it does not confirm
 * as ours stays with it.
 */
async function refusedLine(
  run: Run,
  line: CartLine,
  known: ServerLine | null,
  merging: boolean,
  entry: SyncLogEntry,
): Promise<SyncEnd | null> {
  if (known && merging) {
    patch(run, line.itemId, confirmed(run, known, known.qty));
    return null;
  }
  const isConfirmed = known !== null && line.serverItemId !== null;
  if (isConfirmed) run.lines = restoreQty(run.lines, line.itemId);
  else drop(run, line.itemId);
  const hasLeft = isConfirmed && !run.lines.some(({ itemId }) => itemId === line.itemId);
  return hasLeft ? removeFromServer(run, known, entry) : null;
}

async function send(
  run: Run,
  line: CartLine,
  qty: number,
  known: ServerLine | null,
  entry: SyncLogEntry,
): Promise<SyncEnd | null> {
  const merging = qty !== line.qty;
  // Marked before it is sent: after a lost answer the next comparison finds a line that was summed or added already.
  patch(run, line.itemId, known ? { qty, ...ids(run, known) } : { serverCartId: run.options.cartId });
  run.changes.server = true;
  if (merging) run.port.beforeSum?.(run.options.cartId, run.lines, run.nextItemId);
  const outcome = await run.port.update(run.options.cartId, serverItem(line, qty, known, run.options.cartId));
  if (outcome.state === 'unknown') return outcome;
  if (outcome.state === 'ok') {
    patch(run, line.itemId, confirmed(run, outcome.value, outcome.value.qty > 0 ? outcome.value.qty : qty));
    run.notices.push(line.serverItemId === null && !known ? addedNotice : updatedNotice);
    return null;
  }
  patch(run, line.itemId, line);
  if (stops(outcome.code)) return outcome;
  entry.failed = outcome.message;
  run.notices.push(errorNotice(outcome.message));
  return refusedLine(run, line, known, merging, entry);
}

/** Quantity a matched line should have on both sides; sums only a line that was never sent to this cart. */
const wantedQty = (line: CartLine, server: ServerLine, mergeQty: boolean): number =>
  mergeQty && line.serverCartId === null ? Math.min(line.qty + server.qty, MAX_QUANTITY) : line.qty;

async function missingOnServer(run: Run, line: CartLine): Promise<SyncEnd | null> {
  const { options } = run;
  const entry: SyncLogEntry = { party: 'server', status: 'no-item', sku: line.sku, clientQty: line.qty };
  run.log.push(entry);
  if (options.force || !options.serverSyncCanRemoveLocalItems) {
    if (!options.dryRun) return send(run, line, line.qty, null, entry);
    run.changes.server = true;
    return null;
  }
  run.changes.client = true;
  if (!options.dryRun) drop(run, line.itemId);
  return null;
}

async function onBothSides(run: Run, line: CartLine, server: ServerLine): Promise<SyncEnd | null> {
  const { options } = run;
  const wanted = wantedQty(line, server, options.mergeQty);
  if (wanted === server.qty && wanted === line.qty) {
    if (!options.dryRun) patch(run, line.itemId, confirmed(run, server, server.qty));
    return null;
  }
  const entry: SyncLogEntry = {
    party: 'server',
    status: 'wrong-qty',
    sku: line.sku,
    clientQty: line.qty,
    serverQty: server.qty,
  };
  run.log.push(entry);
  const serverWins = !options.force && options.serverSyncCanModifyLocalItems && wanted === line.qty;
  if (options.dryRun) run.changes[serverWins ? 'client' : 'server'] = true;
  else if (serverWins) patch(run, line.itemId, confirmed(run, server, server.qty));
  else return send(run, line, wanted, server, entry);
  return null;
}

async function removeFromServer(run: Run, server: ServerLine, entry: SyncLogEntry): Promise<SyncEnd | null> {
  run.changes.server = true;
  const item = { sku: server.sku, item_id: server.item_id, quoteId: server.quote_id || run.options.cartId };
  const outcome = await run.port.remove(run.options.cartId, item);
  if (outcome.state === 'ok' || (outcome.state === 'refused' && outcome.code === 404)) return null;
  if (outcome.state === 'unknown' || stops(outcome.code)) return outcome;
  entry.failed = outcome.message;
  run.kept = outcome;
  return null;
}

async function missingOnClient(run: Run, server: ServerLine): Promise<SyncEnd | null> {
  const entry: SyncLogEntry = { party: 'client', status: 'no-item', sku: server.sku, serverQty: server.qty };
  run.log.push(entry);
  if (run.options.dryRun) {
    run.changes[run.options.force || run.options.gone?.has(String(server.item_id)) ? 'server' : 'client'] = true;
    return null;
  }
  if (run.options.force || run.options.gone?.has(String(server.item_id))) return removeFromServer(run, server, entry);
  const line = await run.port.load(server);
  if (line) run.lines.push({ ...line, ...confirmed(run, server, server.qty), itemId: run.nextItemId++ });
  else entry.failed = 'the product could not be loaded';
  return null;
}

async function compare(run: Run, client: readonly CartLine[], server: readonly ServerLine[]): Promise<SyncEnd> {
  const pairs = matchLines(client, server);
  for (const line of client) {
    const match = pairs.get(line.itemId);
    const end = match ? await onBothSides(run, line, match) : await missingOnServer(run, line);
    if (end) return end;
  }
  const paired = new Set(pairs.values());
  for (const line of server.filter((other) => !paired.has(other))) {
    const end = await missingOnClient(run, line);
    if (end) return end;
  }
  return run.kept ?? { state: 'ok' };
}

/**
 * Makes our cart and a retailer's equal, given a fresh pull of the latter. Calls run one after the other; the first one
 * whose effect is unknown ends the sync, with the lines as they were meant: pull again and call again, nothing is
 * summed twice.
 */
export async function syncCart(
  client: readonly CartLine[],
  server: readonly ServerLine[],
  options: SyncOptions,
  port: SyncPort,
): Promise<SyncResult> {
  const run: Run = {
    lines: [...client],
    nextItemId: options.nextItemId,
    log: [],
    notices: [],
    options,
    port,
    kept: null,
    changes: { client: false, server: false },
  };
  const end = await compare(run, client, server);
  const changed = run.changes.client || cartHash(run.lines, options.cartId) !== cartHash(client, options.cartId);
  run.log.push({ party: 'client', status: changed ? 'update-required' : 'no-changes' });
  run.log.push({ party: 'server', status: run.changes.server ? 'update-required' : 'no-changes' });
  return { end, lines: run.lines, nextItemId: run.nextItemId, log: run.log, notices: run.notices };
}
