import { priceOf, sourceFields } from '../price';
import type { StoreView } from '../store-view';
import { type TaxPlace, taxRateFor } from '../tax';
import { isChildAvailable, isEnabled, isHandedOver } from './availability';
import { childFields } from './child';
import type { ChildDocument, PriceFields, ProductDocument, TaxRuleDocument } from './document';
import type { Price } from './product';

/**
 * What prices depend on besides the document: taken once for a request, so that every price on a page is of one moment.
 */
export interface PriceContext {
  rules: TaxRuleDocument[];
  place: TaxPlace;
  /** Epoch ms. */
  now: number;
  /** Customer group whose tier prices count, 0 for none. */
  groupId: number;
  store: StoreView;
  /** Members of grouped products and bundles by sku. */
  members?: Map<string, ProductDocument>;
}

/** A price with the source fields it comes from. */
export interface Priced {
  price: Price;
  fields: PriceFields;
}

/** Earliest of some moments, null when there is none. */
export function earliest(moments: readonly (number | null)[]): number | null {
  const known = moments.filter((moment) => moment !== null);
  return known.length === 0 ? null : Math.min(...known);
}

/** The rate in percent at which what is of this type and tax class is taxed. */
export const taxRateOf = (
  { tax_class_id }: Pick<PriceFields, 'tax_class_id'>,
  type: string,
  ctx: PriceContext,
): number => taxRateFor(ctx.rules, tax_class_id, ctx.place, isHandedOver(type));

/** The price that these fields give what is of this type. */
export function priced(fields: PriceFields, type: string, ctx: PriceContext): Priced {
  const rate = taxRateOf(fields, type, ctx);
  return { price: priceOf(fields, rate, ctx.now, ctx.groupId), fields: sourceFields(fields) };
}

/** The price of one variant. */
export const pricedChild = (doc: ProductDocument, child: ChildDocument, ctx: PriceContext): Priced =>
  priced(childFields(doc, child), doc.type_id, ctx);

/**
 * Nothing of a product's own amounts: those of a configurable are not read, not even where it has no variant to sell.
 */
const WITHOUT_PRICE = {
  price: 0,
  special_price: null,
  final_price: null,
  tier_prices: [],
  original_price: null,
  original_special_price: null,
  original_final_price: null,
} satisfies Partial<ProductDocument>;

/**
 * The price of a product without members: its own, or for a configurable the lowest of the variants that can be bought
 * (of all enabled ones when none can, 0 where there is none). `from` tells that those differ; `until` is the next
 * change of any variant.
 */
export function pricedProduct(doc: ProductDocument, ctx: PriceContext): Priced & { from: boolean } {
  const enabled = doc.type_id === 'configurable' ? doc.configurable_children.filter(isEnabled) : [];
  const available = enabled.filter((child) => isChildAvailable(doc, child));
  const candidates = (available.length > 0 ? available : enabled).map((child) => pricedChild(doc, child, ctx));
  const [first, ...others] = candidates;
  if (!first)
    return {
      ...priced(doc.type_id === 'configurable' ? { ...doc, ...WITHOUT_PRICE } : doc, doc.type_id, ctx),
      from: false,
    };
  const lowest = others.reduce((best, next) => (next.price.gross < best.price.gross ? next : best), first);
  const until = earliest(candidates.map(({ price }) => price.until));
  return {
    fields: lowest.fields,
    price: { ...lowest.price, until },
    from: others.some(({ price }) => price.gross !== first.price.gross),
  };
}
