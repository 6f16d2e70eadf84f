import { isOnlyInSets } from '../../catalogue/availability';
import type { ProductDocument } from '../../catalogue/document';
import { unitsOf } from '../../catalogue/members';
import { ok, type Result, refuse } from '../../result';
import { MESSAGES } from '../messages';
import { choiceProblems } from './choice-problems';
import type { ItemRequest, PartName, PricedItem } from './item-request';
import { type PricingContext, pricedItemOf, refusePart } from './priced-item';

/** A pricedItem with how many units of it one unit of the wanted product brings. */
export interface SplitItem extends PricedItem {
  units: number;
  /** What it is in the grouped product that was asked for. */
  part?: PartName;
}

const unknownProduct = () =>
  refuse(404, MESSAGES.productUnknown, {
    fields: [{ field: 'sku', rule: 'exists', message: MESSAGES.productUnknown }],
  });

/** All members of a grouped product, each marked with the group's sku. */
function membersOf(doc: ProductDocument, wanted: ItemRequest, pricing: PricingContext): Result<SplitItem[]> {
  const split: SplitItem[] = [];
  for (const { sku, qty, member } of unitsOf(doc, pricing.members)) {
    if (!member) return refusePart(sku);
    const pricedItem = pricedItemOf(
      member,
      { ...wanted, sku: member.sku, parentSku: null, productOption: null, warrantySku: null },
      pricing,
    );
    if (!pricedItem.ok) return pricedItem;
    split.push({
      ...pricedItem.value,
      line: { ...pricedItem.value.line, parentSku: doc.sku },
      units: qty,
      part: { name: member.name, piece: split.length + 1 },
    });
  }
  return split.length > 0 ? ok(split) : unknownProduct();
}

/**
 * What adding a product puts into the cart: the product itself, or all members of a grouped one, marked with the
 * group's sku; 422 that names the member when one is not sold, or the option that was chosen wrongly.
 */
export function splitOf(
  doc: ProductDocument | null,
  wanted: ItemRequest,
  pricing: PricingContext,
): Result<SplitItem[]> {
  if (!doc || isOnlyInSets(doc)) return unknownProduct();
  const wrong = wanted.productOption ? choiceProblems(doc, wanted.productOption) : [];
  if (wrong.length > 0) return refuse(422, MESSAGES.noSuchConfiguration, { fields: wrong });
  if (doc.type_id === 'grouped') return membersOf(doc, wanted, pricing);
  const pricedItem = pricedItemOf(doc, wanted, pricing);
  return pricedItem.ok ? ok([{ ...pricedItem.value, units: 1 }]) : pricedItem;
}
