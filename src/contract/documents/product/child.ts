import { z } from 'zod';
import type { ChildDocument, StockDocument } from '../../../domain/catalogue/document';
import { once } from '../../../domain/once';
import { RULES } from '../../../domain/validation';
import { isRecord } from '../../is-record';
import { flatten, withoutComputed } from '../flatten';
import { labelIfAny } from '../labels';
import { id, integerOr, REFUSALS, read, skuLine, toFlag, toNumber } from '../lenient';
import { type Note, readSalvaging } from '../refusal';
import { stableId } from '../stable-id';
import { image } from './media';
import { CREDIT_KEYS, creditShape, hasPrice, noteDates, PRICE_KEYS, priceShape } from './price';

const MAX_QTY = 1_000_000_000;

const quantity = (value: unknown): number | null => {
  const number = toNumber(value);
  return typeof number === 'number' && Number.isFinite(number)
    ? Math.min(Math.max(Math.floor(number), 0), MAX_QTY)
    : null;
};

const isTold = (value: unknown): boolean => toNumber(value) !== undefined;

/**
 * Stock of a product or child, an object or a list of one; undefined when the source says nothing. Oversold counts as
 * 0, parts of a unit do not count.
 */
function readStock(value: unknown): StockDocument | undefined {
  const stock = Array.isArray(value) ? value[0] : value;
  if (!isRecord(stock)) return undefined;
  // How many there are is told and cannot be read: nobody can promise any.
  const qty = quantity(stock.qty) ?? (isTold(stock.qty) ? 0 : null);
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

/** Names how many there are of something where that is told and cannot be read: there are none of it then. */
export function noteStock(value: unknown, note: Note, at = ''): void {
  const stock = Array.isArray(value) ? value[0] : value;
  if (isRecord(stock) && isTold(stock.qty) && quantity(stock.qty) === null) note(`${at}stock.qty`, REFUSALS.notNumber);
}

/** A product about whose stock the source says nothing can be bought: nobody counts it. */
const UNCOUNTED: StockDocument = { is_in_stock: true, qty: 0, manage_stock: false };

export const stock = once(() => read((value) => readStock(value) ?? UNCOUNTED));
const stockIfAny = once(() => read(readStock));

/**
 * A child as it enters the shop: its attributes flattened, an id of its own, and the parent's price fields where it has
 * no price.
 */
function childSource(value: unknown, parent: Record<string, unknown>): unknown {
  if (!isRecord(value)) return value;
  const own = withoutComputed(flatten(value));
  const inherits = own.price === null || own.price === undefined || own.price === '';
  const prices = inherits ? Object.fromEntries(PRICE_KEYS.map((key) => [key, own[key] ?? parent[key]])) : {};
  return { ...own, ...prices, id: toNumber(own.id) ?? (typeof own.sku === 'string' ? stableId(own.sku) : undefined) };
}

const child = once(() =>
  z.looseObject({
    ...priceShape(),
    ...creditShape(),
    id: id(),
    sku: skuLine(128),
    name: labelIfAny(500),
    status: integerOr(1),
    image: image(),
    url_key: labelIfAny(255),
    stock: stockIfAny(),
  }),
);

/** What of a child may be left out while the child is kept. */
const SECONDARY = new Set(['name', 'url_key', 'tier_prices', ...CREDIT_KEYS]);

/**
 * The children of a configurable, `parent` being its source. One that cannot be read or has no price to sell it for is
 * left out and named; the others stay.
 */
export function readChildren(list: readonly unknown[], parent: Record<string, unknown>, note: Note): ChildDocument[] {
  return list.flatMap((entry, index): ChildDocument[] => {
    const at = `configurable_children.${index}`;
    const source = childSource(entry, parent);
    if (!isRecord(source)) {
      note(at, 'Is not a document');
      return [];
    }
    const parsed = readSalvaging(child(), source, SECONDARY, (field, message) => note(`${at}.${field}`, message));
    if (!parsed.success) {
      for (const issue of parsed.error.issues) note([at, ...issue.path].join('.'), issue.message);
      return [];
    }
    if (!hasPrice(parsed.data)) {
      note(`${at}.price`, RULES.positive);
      return [];
    }
    noteDates(parsed.data, note, `${at}.`);
    noteStock(source.stock, note, `${at}.`);
    return [parsed.data];
  });
}
