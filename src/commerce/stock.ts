import type { Result } from '../domain/result';

export interface StockInfo {
  product_id: number;
  product_sku: string;
  qty: number;
  is_in_stock: boolean;
  manage_stock: boolean;
}

export interface StockPort {
  check(sku: string): Promise<Result<StockInfo>>;
  /** Unknown skus are left out. */
  list(skus: string[]): Promise<StockInfo[]>;
  /** The quantity a page offers to choose from where the stock itself sets no limit. */
  configured(): Promise<Result<number>>;
}
