import type { CartLine } from './cart/cart';
import { MESSAGES } from './cart/messages';
import type { StoreFlags } from './store-view';

export type StockStatus = 'ok' | 'volatile' | 'out_of_stock';

/** What is known of a product's stock; `qty` counts only where stock is managed. */
export interface StockFacts {
  is_in_stock: boolean;
  qty: number;
  manage_stock?: boolean;
  /** false: this is what was known last, it could not be verified now. */
  isVerified?: boolean;
}

/** How many skus one stock list request asks for. Source: spec 0 §7. */
const STOCK_CHUNK_SKUS = 15;
/** Stock assumed where the configured one cannot be looked up. Source: spec 0 §9. */
export const DEFAULT_STOCK_QTY = 10;

/** Highest quantity that can be asked for, null when nothing limits it. */
export const stockLimit = (facts: StockFacts | null): number | null =>
  facts && facts.manage_stock !== false ? Math.max(0, facts.qty) : null;

/** Whether there is something to sell: by its own flag, and of what is managed there must also be some. */
export const isInStock = (facts: StockFacts): boolean => facts.is_in_stock && stockLimit(facts) !== 0;

/** Units of `requested` that can be had; all of them where nothing is known of the stock. */
export function availableUnits(facts: StockFacts | null, requested: number): number {
  if (facts && !isInStock(facts)) return 0;
  return Math.min(stockLimit(facts) ?? requested, requested);
}

/**
 * Stock status for an add: known facts decide, and are not sure while they could not be verified; without any the
 * product is taken as in stock where stock is synchronised, else not sure.
 */
export function stockStatus(facts: StockFacts | null, flags: Pick<StoreFlags, 'synchronizeStock'>): StockStatus {
  if (!facts) return flags.synchronizeStock ? 'ok' : 'volatile';
  if (!isInStock(facts)) return 'out_of_stock';
  return facts.isVerified === false ? 'volatile' : 'ok';
}

/**
 * A line that says what its stock is: in stock, or out of it as an error of the line. What could not be verified
 * changes nothing on it.
 */
export function withStock(line: CartLine, facts: StockFacts): CartLine {
  if (facts.isVerified === false) return line;
  const inStock = isInStock(facts);
  const { stock: _info, ...info } = line.info;
  const { stock: _error, ...errors } = line.errors;
  if (inStock) info.stock = MESSAGES.inStock;
  else errors.stock = MESSAGES.outOfTheStock;
  return { ...line, inStock, stockQty: stockLimit(facts), info, errors };
}

/** Skus in the groups they are asked for. */
export function stockChunks(skus: readonly string[]): string[][] {
  const chunks: string[][] = [];
  for (let start = 0; start < skus.length; start += STOCK_CHUNK_SKUS)
    chunks.push(skus.slice(start, start + STOCK_CHUNK_SKUS));
  return chunks;
}

/**
 * The configured stock of a lookup; where there is none (404) or the lookup failed (500) the default. Anything else is
 * the caller's: null.
 */
export function configuredStock(answer: { code: number; result?: unknown }): number | null {
  if (answer.code === 404 || answer.code === 500) return DEFAULT_STOCK_QTY;
  return answer.code === 200 && typeof answer.result === 'number' ? answer.result : null;
}
