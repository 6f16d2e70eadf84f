import { z } from 'zod';
import type { ChildDocument } from '../../domain/catalogue/document';
import { RULES } from '../../domain/validation';
import { isRecord } from '../is-record';
import { flatten, withoutComputed } from './flatten';
import { id, integerOr, labelIfAny, line, toNumber } from './lenient';
import { image } from './media';
import { creditShape, hasPrice, noteDates, PRICE_KEYS, priceShape } from './price';
import { type Note, readSalvaging } from './salvage';
import { stableId } from './stable-id';
import { stockIfAny } from './stock';

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

const child = z.looseObject({
  ...priceShape,
  ...creditShape,
  id,
  sku: line(128),
  name: labelIfAny(500),
  status: integerOr(1),
  image,
  url_key: labelIfAny(255),
  stock: stockIfAny,
});

/** What of a child may be left out while the child is kept. */
const SECONDARY = new Set(['name', 'url_key', 'tier_prices', ...Object.keys(creditShape)]);

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
    const parsed = readSalvaging(child, source, SECONDARY, (field, message) => note(`${at}.${field}`, message));
    if (!parsed.success) {
      for (const issue of parsed.error.issues) note([at, ...issue.path].join('.'), issue.message);
      return [];
    }
    if (!hasPrice(parsed.data)) {
      note(`${at}.price`, RULES.positive);
      return [];
    }
    noteDates(parsed.data, note, `${at}.`);
    return [parsed.data];
  });
}
