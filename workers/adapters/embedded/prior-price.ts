import { childFields } from '../../../src/domain/catalogue/child';
import type { PriceFields, ProductDocument } from '../../../src/domain/catalogue/document';
import { chargedNet, sourceFields } from '../../../src/domain/price';

/** How long a raised regular price is not the one to strike through. */
const RAISED_PRICE_MS = 30 * 24 * 60 * 60 * 1000;

/** A regular price a sku had from `since` on, in pesos without tax. */
export interface PastPrice {
  since: number;
  regularNet: number;
}

/** The regular price before a raise and until when it is the one to strike through. */
export interface PriorPrice {
  priorNet: number;
  priorUntil: number;
}

/**
 * What to strike through instead of `regularNet`, given earlier regular prices (any order); null when it was not raised
 * in the last 30 days.
 */
export function priorPrice(history: readonly PastPrice[], regularNet: number, now: number): PriorPrice | null {
  const past = history.toSorted((a, b) => b.since - a.since);
  const [last, before] = past;
  if (!last) return null;
  if (last.regularNet < regularNet) return { priorNet: last.regularNet, priorUntil: now + RAISED_PRICE_MS };
  const isRecent = last.since + RAISED_PRICE_MS > now;
  return last.regularNet === regularNet && isRecent && before && before.regularNet < regularNet
    ? { priorNet: before.regularNet, priorUntil: last.since + RAISED_PRICE_MS }
    : null;
}

function struckFields<T extends PriceFields>(given: T, priorNet: number, now: number): T {
  const source = {
    ...given,
    ...sourceFields(given),
    original_price: null,
    original_special_price: null,
    original_final_price: null,
  };
  const charged = chargedNet(source, now);
  return charged < source.price && priorNet < source.price ? { ...source, price: Math.max(priorNet, charged) } : given;
}

/**
 * The document with the regular price to strike through where one was raised lately: `priors` by sku, in pesos without
 * tax. Prices charged stay.
 */
export function withPriorPrices(
  doc: ProductDocument,
  priors: ReadonlyMap<string, number>,
  now: number,
): ProductDocument {
  const own = priors.get(doc.sku);
  const priced = own === undefined ? doc : struckFields(doc, own, now);
  const children = doc.configurable_children.map((child) => {
    const prior = priors.get(child.sku);
    return prior === undefined ? child : struckFields({ ...child, ...childFields(doc, child) }, prior, now);
  });
  return { ...priced, configurable_children: children };
}
