import { isHandedOver } from '../catalogue/availability';
import { ok, type Result, refuse } from '../result';
import type { StoreFlags } from '../store-view';
import { MAX_QUANTITY } from '../validation';
import type { CartLine } from './cart';
import { MESSAGES } from './messages';
import { asComparable, productsEqual } from './sync/equality';

export const MAX_LINES = 100;

/** A line before it has its id in a cart. */
export type NewLine = Omit<CartLine, 'itemId'>;

export interface LineChange {
  lines: CartLine[];
  line: CartLine;
}

export interface Added extends LineChange {
  /** Id for the next new line; kept with the cart so that no id is ever used twice. */
  nextItemId: number;
}

/** A whole quantity from a number or its text: '2' is 2; null for anything that is not a whole number. */
export function toQty(qty: unknown): number | null {
  const number = typeof qty === 'string' && qty.trim() !== '' ? Number(qty) : qty;
  return typeof number === 'number' && Number.isSafeInteger(number) ? number : null;
}

const field = (rule: string, message: string) => [{ field: 'qty', rule, message }];

/** A quantity a line may have: 1 to MAX_QUANTITY, else 422 with the field `qty`. */
export function lineQty(qty: unknown): Result<number> {
  const whole = toQty(qty);
  if (whole === null || whole < 1)
    return refuse(422, MESSAGES.mustBePositive, { fields: field('min', MESSAGES.mustBePositive) });
  if (whole > MAX_QUANTITY)
    return refuse(422, MESSAGES.requestedQty, {
      fields: field('max', MESSAGES.requestedQty),
      detail: { max: MAX_QUANTITY },
    });
  return ok(whole);
}

/** The line of the cart that is equal to this one, if any. */
export function findEqual(lines: readonly CartLine[], line: NewLine): CartLine | undefined {
  if (lines.length === 0) return undefined;
  const comparable = asComparable(line);
  return lines.find((other) => productsEqual(asComparable(other), comparable));
}

/** What to fall back to when a change is refused: a retailer's last confirmed quantity, else the one before. */
const fallbackQty = (line: CartLine): number => (line.serverItemId === null ? line.qty : (line.prevQty ?? line.qty));

/** The same lines with this one in the place of the one with its id. */
export const replaceLine = (lines: readonly CartLine[], line: CartLine): CartLine[] =>
  lines.map((other) => (other.itemId === line.itemId ? line : other));

/** An equal line grows by so many, and takes the candidate's present price and stock. */
function grownLine(equal: CartLine, candidate: NewLine, units: number): Result<CartLine> {
  const qty = lineQty(equal.qty + units);
  if (!qty.ok) return qty;
  const { itemId, serverItemId, serverCartId, info, errors } = equal;
  const kept = { itemId, serverItemId, serverCartId, info, errors };
  return ok({ ...candidate, ...kept, qty: qty.value, prevQty: fallbackQty(equal) });
}

/** Adds `candidate.qty` of a product: an equal line grows, else a line is appended. */
export function addLine(lines: readonly CartLine[], candidate: NewLine, nextItemId: number): Result<Added> {
  const added = lineQty(candidate.qty);
  if (!added.ok) return added;
  const equal = findEqual(lines, candidate);
  if (equal) {
    const grown = grownLine(equal, candidate, added.value);
    return grown.ok ? ok({ lines: replaceLine(lines, grown.value), line: grown.value, nextItemId }) : grown;
  }
  if (lines.length >= MAX_LINES) return refuse(422, MESSAGES.tooManyLines, { detail: { max: MAX_LINES } });
  const line = { ...candidate, itemId: nextItemId, qty: added.value };
  return ok({ lines: [...lines, line], line, nextItemId: nextItemId + 1 });
}

/** Sets the quantity of a line; an unknown id is 404, a quantity outside 1 to MAX_QUANTITY 422. */
export function setQty(lines: readonly CartLine[], itemId: number, qty: number | string): Result<LineChange> {
  const current = lines.find((line) => line.itemId === itemId);
  if (!current) return refuse(404, MESSAGES.noSuchLine);
  const whole = lineQty(qty);
  if (!whole.ok) return whole;
  const line = { ...current, qty: whole.value, prevQty: fallbackQty(current) };
  return ok({ lines: replaceLine(lines, line), line });
}

/** Puts back the confirmed quantity of a line whose change was refused; without one the line goes. */
export function restoreQty(lines: readonly CartLine[], itemId: number): CartLine[] {
  return lines.flatMap((line) => {
    if (line.itemId !== itemId) return [line];
    return line.prevQty !== null && line.prevQty > 0 ? [{ ...line, qty: line.prevQty }] : [];
  });
}

export interface RemoveOptions {
  /** Also removes lines whose parentSku is the removed line's sku, unless it is a bundle. */
  withChildren?: boolean;
}

const isChildOf = (line: CartLine, parent: CartLine): boolean =>
  parent.productType !== 'bundle' && parent.sku !== '' && line.parentSku === parent.sku && line.sku !== parent.sku;

/** Removes a line; `removed` is empty when there was nothing to remove. */
export function removeLine(
  lines: readonly CartLine[],
  itemId: number,
  options: RemoveOptions = {},
): { lines: CartLine[]; removed: CartLine[] } {
  const target = lines.find((line) => line.itemId === itemId);
  if (!target) return { lines: [...lines], removed: [] };
  const goes = (line: CartLine) => line === target || (options.withChildren === true && isChildOf(line, target));
  return { lines: lines.filter((line) => !goes(line)), removed: lines.filter(goes) };
}

/**
 * Puts back a removed line with its own id; a line that became equal to it meanwhile grows instead. A retailer's cart
 * has to be told anew.
 */
export function restoreLine(lines: readonly CartLine[], removed: CartLine): Result<LineChange> {
  const { itemId, ...rest } = removed;
  const back = addLine(lines, { ...rest, prevQty: null, serverItemId: null, serverCartId: null }, itemId);
  return back.ok ? ok({ lines: back.value.lines, line: back.value.line }) : back;
}

/** Number shown on the cart: its lines, or the sum of their quantities. */
export const itemCount = (lines: readonly CartLine[], type: StoreFlags['cartCount'] = 'quantities'): number =>
  type === 'items' ? lines.length : lines.reduce((total, line) => total + line.qty, 0);

/** Whether nothing of this line is handed over. */
export const isVirtualLine = (line: Pick<CartLine, 'productType'>): boolean => !isHandedOver(line.productType);

/** A cart that needs no delivery: it holds something, and all of it is virtual or downloadable. */
export const isVirtual = (lines: readonly CartLine[]): boolean => lines.length > 0 && lines.every(isVirtualLine);
