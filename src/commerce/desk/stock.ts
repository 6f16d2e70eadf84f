import type { OrderStatus } from '../../domain/order/status';
import type { Result } from '../../domain/result';
import type { Shelf, StockReason } from '../../domain/stock-correction';
import type { AuditEntry } from './audit';

/** What there is of a sku in one place: of what is sent, or at a branch. */
export interface StockPlace extends Shelf {
  /** null for what is sent. */
  branch: { code: string; name: string } | null;
  /** Whether it may be sold, however many there are. */
  isInStock: boolean;
  /** false: as many as anybody wants are sold. */
  isCounted: boolean;
}

export interface StockItem {
  sku: string;
  name: string;
  places: StockPlace[];
  /** Id of the last correction of this sku, 0 for none: whoever corrects what is shown here names it. */
  version: number;
}

/** An open order that holds units. */
export interface StockHold {
  order: string;
  status: OrderStatus;
  sku: string;
  qty: number;
  /** Where they lie; null where they are sent. */
  branch: StockPlace['branch'];
  /** Whether somebody still has to accept the order, which is paid as it is handed over. */
  isToAccept: boolean;
}

/** Live stock of a product, by variant and place. */
export interface DeskProduct {
  sku: string;
  name: string;
  image: string | null;
  slug: string;
  items: StockItem[];
  /** The oldest orders first; there may be more than these. */
  holds: StockHold[];
  hasMoreHolds: boolean;
  /** Corrections of its skus, the newest first. */
  history: AuditEntry[];
}

export interface StockCorrection {
  sku: string;
  /** Code of a branch; null for what is sent. */
  branch: string | null;
  /** Units that lie there, those held for orders too. */
  counted: number;
  /** What was shown: units that lay there, and the version of the item. */
  seen: { onHand: number; version: number };
  reason: StockReason;
  note: string | null;
  /** Whether whoever counted knows that more is held than there is. */
  knowsHeld: boolean;
}

export interface DeskStock {
  /** false where a retailer keeps the stock: it is corrected there. */
  readonly isOurs: boolean;
  /** The product of a sku, its own or a variant's, however it is typed; null without one, or where a retailer has it. */
  read(sku: string): Promise<DeskProduct | null>;
  /**
   * Corrects what there is, once under its key. 404; 409 where it changed since it was shown (detail.who, detail.onHand)
   * or more is held than there is (detail.held); 422 where it is not counted.
   */
  correct(correction: StockCorrection, key: string): Promise<Result<Shelf>>;
}

declare module '../desk' {
  interface Desk {
    stock: DeskStock;
  }
}
