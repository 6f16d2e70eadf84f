import type { StockDocument } from '../../domain/catalogue/document';
import { isRecord } from '../is-record';
import { read, toFlag, toNumber } from './lenient';

const MAX_QTY = 1_000_000_000;

const quantity = (value: unknown): number | null => {
  const number = toNumber(value);
  return typeof number === 'number' && Number.isFinite(number)
    ? Math.min(Math.max(Math.floor(number), 0), MAX_QTY)
    : null;
};

/**
 * Stock of a product or child, an object or a list of one; undefined when the source says nothing. Oversold counts as
 * 0, parts of a unit do not count.
 */
function readStock(value: unknown): StockDocument | undefined {
  const stock = Array.isArray(value) ? value[0] : value;
  if (!isRecord(stock)) return undefined;
  const qty = quantity(stock.qty);
  const product_id = toNumber(stock.product_id);
  return {
    ...(typeof product_id === 'number' ? { product_id } : {}),
    is_in_stock: toFlag(stock.is_in_stock, qty === null || qty > 0),
    qty: qty ?? 0,
    ...(stock.manage_stock !== undefined && stock.manage_stock !== null
      ? { manage_stock: toFlag(stock.manage_stock, true) }
      : qty === null
        ? { manage_stock: false }
        : {}),
  };
}

/** A product about whose stock the source says nothing can be bought: nobody counts it. */
const UNCOUNTED: StockDocument = { is_in_stock: true, qty: 0, manage_stock: false };

export const stock = read((value) => readStock(value) ?? UNCOUNTED);
export const stockIfAny = read(readStock);
