import { z } from 'zod';
import { isRecord } from '../is-record';
import { flatten, withoutComputed } from './flatten';
import { id, integerOr, labelIfAny, line, toNumber } from './lenient';
import { image } from './media';
import { creditShape, PRICE_KEYS, priceShape } from './price';
import { stableId } from './stable-id';
import { stockIfAny } from './stock';

/** A child as it enters the shop: its attributes flattened, an id of its own, and the parent's price fields where it has no price. */
export function childSource(value: unknown, parent: Record<string, unknown>): unknown {
  if (!isRecord(value)) return value;
  const own = withoutComputed(flatten(value));
  const inherits = own.price === null || own.price === undefined || own.price === '';
  const prices = inherits ? Object.fromEntries(PRICE_KEYS.map((key) => [key, own[key] ?? parent[key]])) : {};
  return { ...own, ...prices, id: toNumber(own.id) ?? (typeof own.sku === 'string' ? stableId(own.sku) : undefined) };
}

/** One child of a configurable product. */
export const child = z.looseObject({
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
