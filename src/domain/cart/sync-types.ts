import type { CartLine, Notice } from './cart';
import type { NewLine } from './lines';
import type { Outcome } from './outcome';
import type { ServerCartItem, ServerLine } from './wire';

/** One finding of a comparison; `failed` when what it called for was refused. Source: spec 0 §4 "Cart sync". */
export interface SyncLogEntry {
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
