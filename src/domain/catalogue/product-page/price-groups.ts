import { type Centavos, toCentavos } from '../../money';
import { taxRateFor } from '../../tax';
import { childFields } from '../child';
import type { PriceFields, ProductDocument, TaxRuleDocument } from '../document';
import type { PriceContext } from '../pricing';
import type { Card, Price } from '../product';

const EVERYBODY = 0;

const tierGroups = ({ tier_prices }: Pick<PriceFields, 'tier_prices'>): number[] =>
  (tier_prices ?? []).flatMap(({ customer_group_id: group, qty }) => (qty === 1 && group > EVERYBODY ? [group] : []));

/** What is priced of a document: of a configurable its variants. */
const pricedFields = (doc: ProductDocument): PriceFields[] =>
  doc.type_id === 'configurable' ? doc.configurable_children.map((child) => childFields(doc, child)) : [doc];

const namedIn = (rules: readonly TaxRuleDocument[]): number[] => [
  ...new Set(rules.flatMap((rule) => rule.customer_tax_class_ids)),
];

/** Groups that pay another tax on this than everybody does; none where a view's tax does not go by group. */
function taxGroups(
  { tax_class_id }: PriceFields,
  { rules, place, store }: Pick<PriceContext, 'rules' | 'place' | 'store'>,
): number[] {
  if (store.tax.userGroupId === null || store.tax.useOnlyDefaultUserGroupId) return [];
  const rateOf = (groupId: number | null | undefined) => taxRateFor(rules, tax_class_id, { ...place, groupId });
  return namedIn(rules).filter((group) => rateOf(group) !== rateOf(place.groupId));
}

/**
 * Price groups for which a product, one of its variants or one of these members has a price of its own, or another tax,
 * as a field to spread: left out where there is none, as of most products.
 */
export function priceGroups(
  doc: ProductDocument,
  members: readonly ProductDocument[],
  ctx: Pick<PriceContext, 'rules' | 'place' | 'store'>,
): { groups?: number[] } {
  const groups = [doc, ...members]
    .flatMap(pricedFields)
    .flatMap((fields) => [...tierGroups(fields), ...taxGroups(fields, ctx)]);
  return groups.length === 0 ? {} : { groups: [...new Set(groups)].sort((a, b) => a - b) };
}

/** The context in which a price group pays: its tiers, and its tax where that goes by group. */
function ofGroup<Context extends PriceContext>(ctx: Context, groupId: number): Context {
  const { userGroupId, useOnlyDefaultUserGroupId } = ctx.store.tax;
  const isTaxOwn = userGroupId !== null && !useOnlyDefaultUserGroupId;
  return { ...ctx, groupId, place: isTaxOwn ? { ...ctx.place, groupId } : ctx.place };
}

/**
 * The price groups of a product or of the variant of it that `priceIn` prices, with the lowest gross that anyone pays;
 * nothing where there is none.
 */
export function groupPrices(
  doc: ProductDocument,
  members: readonly ProductDocument[],
  ctx: PriceContext,
  priceIn: (ctx: PriceContext) => Price,
): { groups?: number[]; lowestGross?: Centavos } {
  const { groups } = priceGroups(doc, members, ctx);
  if (!groups) return {};
  const grosses = [ctx, ...groups.map((group) => ofGroup(ctx, group))].map((one) => priceIn(one).gross);
  return { groups, lowestGross: toCentavos(Math.min(...grosses)) };
}

/**
 * The least that anyone pays for one unit, in centavos with tax; null where a card that was stored without it does not
 * tell.
 */
export const leastPaid = ({
  price,
  groups,
  lowestGross,
}: Pick<Card, 'price' | 'groups' | 'lowestGross'>): Centavos | null => (groups ? (lowestGross ?? null) : price.gross);
