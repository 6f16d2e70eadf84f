import type { Result } from '../domain/result';

export interface StockInfo {
  product_id: number;
  product_sku: string;
  qty: number;
  is_in_stock: boolean;
  manage_stock: boolean;
}

/**
 * What was found out of some skus: `unverified` are those that could not be asked for now; what is in neither is not
 * known at all.
 */
export interface FoundStock {
  known: StockInfo[];
  unverified: string[];
}

/** Where nothing has to be found out: the documents say themselves what can be sold. */
export const NOTHING_TO_ADD: FoundStock = { known: [], unverified: [] };

export interface StockPort {
  check(sku: string): Promise<Result<StockInfo>>;
  /** Unknown skus are left out. */
  list(skus: string[]): Promise<StockInfo[]>;
  /** The same, and which of them could not be asked for. */
  verify(skus: string[]): Promise<FoundStock>;
  /** The quantity a page offers to choose from where the stock itself sets no limit. */
  configured(): Promise<Result<number>>;
}

declare module './commerce' {
  interface Commerce {
    stock: StockPort;
  }
}
