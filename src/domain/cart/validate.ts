import { type StockFacts, stockLimit, stockStatus } from '../stock';
import type { StoreFlags } from '../store-view';
import type { CartLine, Notice } from './cart';
import { findEqual, type NewLine } from './lines';
import { MESSAGES } from './messages';
import {
  addedNotice,
  errorNotice,
  mustBeRemovedNotice,
  outOfStockNotice,
  requestedQtyNotice,
  unknownPriceNotice,
  unsafeQuantityNotice,
  updatedNotice,
} from './notices';

/** A line by its product: what tells a motorcycle. */
export type ProductFacts = Pick<CartLine, 'sku' | 'parentSku' | 'categoryIds'>;

export interface AdmitContext {
  flags: Pick<StoreFlags, 'allowOutOfStockInCart' | 'synchronizeStock' | 'useZeroPriceProduct'>;
  /** The candidate's stock as last known, null when nothing is known. */
  stock: StockFacts | null;
  isMotorcycle: (line: ProductFacts) => boolean;
  /** The line whose quantity is set to `qty`; left out when `qty` is added. */
  itemId?: number;
}

export interface Admission {
  /** Why the cart stays as it is; empty when the change may be made. */
  problems: Notice[];
  /** What to tell the shopper once it is made; empty when there are problems. */
  notices: Notice[];
}

/** Motorcycles by the categories that are configured to hold them. */
export const motorcycleByCategory =
  (categoryIds: readonly number[]) =>
  (line: ProductFacts): boolean =>
    line.categoryIds.some((id) => categoryIds.includes(id));

function priceProblems(candidate: NewLine, context: AdmitContext): Notice[] {
  const unknown = candidate.unitGross < 0 || (candidate.unitGross === 0 && !context.flags.useZeroPriceProduct);
  return unknown ? [unknownPriceNotice] : [];
}

/** The product's own errors; a line's are of an earlier check and do not count against setting its quantity. */
function productErrors(candidate: NewLine, context: AdmitContext): Notice[] {
  return context.itemId === undefined ? Object.values(candidate.errors).filter(Boolean).map(errorNotice) : [];
}

/** Quantity of the same sku that stays in the cart beside this change, whatever its warranty or options. */
const heldQty = (lines: readonly CartLine[], sku: string, itemId: number | undefined): number =>
  lines.reduce((total, line) => (line.sku === sku && line.itemId !== itemId ? total + line.qty : total), 0);

function stockProblems(lines: readonly CartLine[], candidate: NewLine, qty: number, context: AdmitContext): Notice[] {
  if (stockStatus(context.stock, context.flags) === 'out_of_stock') {
    if (context.flags.allowOutOfStockInCart) return [];
    return [context.itemId === undefined ? outOfStockNotice : mustBeRemovedNotice];
  }
  const limit = stockLimit(context.stock);
  return limit !== null && heldQty(lines, candidate.sku, context.itemId) + qty > limit
    ? [requestedQtyNotice(limit)]
    : [];
}

function motorcycleProblems(
  lines: readonly CartLine[],
  candidate: NewLine,
  qty: number,
  context: AdmitContext,
): Notice[] {
  const same =
    context.itemId === undefined ? findEqual(lines, candidate) : lines.find((line) => line.itemId === context.itemId);
  const others = lines.filter((line) => line !== same);
  const total = context.itemId === undefined ? qty + (same?.qty ?? 0) : qty;
  if (context.isMotorcycle(candidate)) {
    return [
      ...(total > 1 ? [errorNotice(MESSAGES.oneMotorcycle)] : []),
      ...(others.length > 0 ? [errorNotice(MESSAGES.motorcycleAlone)] : []),
    ];
  }
  return others.some(context.isMotorcycle) ? [errorNotice(MESSAGES.motorcycleAlone)] : [];
}

function successNotice(lines: readonly CartLine[], candidate: NewLine, context: AdmitContext): Notice {
  if (context.itemId !== undefined) return updatedNotice;
  if (stockStatus(context.stock, context.flags) === 'volatile' && !context.flags.allowOutOfStockInCart)
    return unsafeQuantityNotice;
  return findEqual(lines, candidate) ? updatedNotice : addedNotice;
}

/**
 * What adding `qty` of a product, or setting a line to it, would do. With any problem the product is skipped and the
 * cart unchanged.
 */
export function admit(lines: readonly CartLine[], candidate: NewLine, qty: number, context: AdmitContext): Admission {
  const problems = [
    ...priceProblems(candidate, context),
    ...productErrors(candidate, context),
    ...stockProblems(lines, candidate, qty, context),
    ...motorcycleProblems(lines, candidate, qty, context),
  ];
  return { problems, notices: problems.length > 0 ? [] : [successNotice(lines, candidate, context)] };
}
