import { childFields } from './child';
import type { PriceFields, ProductDocument } from './document';

const EVERYBODY = 0;

const groupsIn = ({ tier_prices }: Pick<PriceFields, 'tier_prices'>): number[] =>
  (tier_prices ?? []).flatMap(({ customer_group_id: group, qty }) => (qty === 1 && group > EVERYBODY ? [group] : []));

/** What is priced of a document: of a configurable its variants. */
const pricedFields = (doc: ProductDocument): PriceFields[] =>
  doc.type_id === 'configurable' ? doc.configurable_children.map((child) => childFields(doc, child)) : [doc];

/**
 * Price groups for which a product, one of its variants or one of these members has a price of its own, as a field to spread: left out where there is
 * none, as of most products.
 */
export function priceGroups(doc: ProductDocument, members: readonly ProductDocument[] = []): { groups?: number[] } {
  const groups = [doc, ...members].flatMap(pricedFields).flatMap(groupsIn);
  return groups.length === 0 ? {} : { groups: [...new Set(groups)].sort((a, b) => a - b) };
}
