import type { CustomAttribute } from '../../domain/catalogue/document';
import { isRecord } from '../is-record';

/** Attributes given as code and value pairs; those without a code or a value are left out, numbers become text. */
function pairsOf(value: unknown): CustomAttribute[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((pair): CustomAttribute[] => {
    if (
      !isRecord(pair) ||
      typeof pair.attribute_code !== 'string' ||
      ['', '__proto__', 'prototype', 'constructor'].includes(pair.attribute_code)
    )
      return [];
    const { attribute_code, value: given } = pair;
    if (Array.isArray(given)) return [{ attribute_code, value: given.map(String) }];
    return typeof given === 'string' || typeof given === 'number' ? [{ attribute_code, value: String(given) }] : [];
  });
}

/** A document whose custom_attributes also stand as fields, where it has none of that name. */
export function flatten(record: Record<string, unknown>): Record<string, unknown> {
  const pairs = pairsOf(record.custom_attributes);
  if (pairs.length === 0) {
    const { custom_attributes: _, ...rest } = record;
    return rest;
  }
  const own = Object.entries(record).filter(([, value]) => value !== null && value !== undefined);
  return {
    ...record,
    ...Object.fromEntries(pairs.map(({ attribute_code, value }) => [attribute_code, value])),
    ...Object.fromEntries(own),
    custom_attributes: pairs,
  };
}

const COMPUTED = /^(?:original)?(?:special|final)?price(?:incl)?tax$/i;
const COMPUTED_TOO = new Set([
  ...['price_is_current', 'price_refreshed_at', 'is_configured', 'product_option', 'sgn', '_score'],
  ...['parentId', 'selectedVariant', 'attributes_metadata', 'qty', 'errors', 'info'],
]);

/**
 * A document without what a shop computes itself: taxes, prices with tax (also under their old names), what is chosen,
 * and signatures. A `parentSku` that is not its own sku stays: a retailer's answer under the sku of a variant names its
 * product there.
 */
export function withoutComputed(record: Record<string, unknown>): Record<string, unknown> {
  const isComputed = (key: string) =>
    key === 'parentSku'
      ? record.parentSku === record.sku
      : COMPUTED_TOO.has(key) || COMPUTED.test(key.replaceAll('_', ''));
  return Object.fromEntries(Object.entries(record).filter(([key]) => !isComputed(key)));
}
