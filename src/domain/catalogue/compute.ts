import { type Centavos, fromDecimal, NO_CENTAVOS, toCentavos, toDecimal } from '../money';
import { specialApplies } from '../price';
import { attributesMetadata } from './attributes';
import { childValue, flattenChild } from './child';
import type { AttributeDocument, ChildDocument, CustomAttribute, ProductDocument } from './document';
import { offeredDocument } from './offered-document';
import { type PriceContext, type Priced, pricedChild } from './pricing';
import { productPrice } from './product-page/price';

export type { PriceContext } from './pricing';

const withTaxFields = (name: string, net: Centavos, tax: Centavos, gross: Centavos): Record<string, number> => ({
  [name]: toDecimal(net),
  [`${name}_tax`]: toDecimal(tax),
  [`${name}_incl_tax`]: toDecimal(gross),
});

const OLD_NAMES = [
  ['price_tax', 'priceTax'],
  ['price_incl_tax', 'priceInclTax'],
  ['special_price_tax', 'specialPriceTax'],
  ['special_price_incl_tax', 'specialPriceInclTax'],
  ['final_price_tax', 'finalPriceTax'],
  ['final_price_incl_tax', 'finalPriceInclTax'],
  ['original_price_tax', 'originalPriceTax'],
  ['original_price_incl_tax', 'originalPriceInclTax'],
] as const;

function priceFields({ price, fields }: Priced, ctx: PriceContext) {
  const isSpecial = specialApplies(fields, ctx.now);
  const special = isSpecial ? price : { net: NO_CENTAVOS, tax: NO_CENTAVOS, gross: NO_CENTAVOS };
  const amounts: Record<string, number> = {
    ...withTaxFields('price', price.net, price.tax, price.gross),
    ...withTaxFields('final_price', price.net, price.tax, price.gross),
    ...withTaxFields('special_price', special.net, special.tax, special.gross),
    original_price_tax: toDecimal(toCentavos(price.regularGross - fromDecimal(fields.price))),
    original_price_incl_tax: toDecimal(price.regularGross),
  };
  return {
    ...amounts,
    ...(ctx.store.flags.useOldFieldNames
      ? Object.fromEntries(OLD_NAMES.map(([name, old]) => [old, amounts[name]]))
      : {}),
    price: toDecimal(price.net),
    original_price: fields.price,
    original_special_price: fields.special_price ?? 0,
    original_final_price: fields.final_price ?? 0,
    special_from_date: fields.special_from_date ?? null,
    special_to_date: fields.special_to_date ?? null,
    discount: price.discount,
    tier_prices: (fields.tier_prices ?? []).filter((tier) => tier.customer_group_id === ctx.groupId),
  };
}

/**
 * The attributes of a child as code and value pairs: those it came with, and the values its product's options are
 * chosen by.
 */
function pairsOf(doc: ProductDocument, child: ChildDocument): CustomAttribute[] {
  const given = child.custom_attributes ?? [];
  const chosenBy = doc.configurable_options.flatMap(({ attribute_code }): CustomAttribute[] => {
    const value = childValue(child, attribute_code);
    return value === null || given.some((pair) => pair.attribute_code === attribute_code)
      ? []
      : [{ attribute_code, value }];
  });
  return [...given, ...chosenBy];
}

const NOTHING_CHOSEN = {
  extension_attributes: { custom_options: [], configurable_item_options: [], bundle_options: [] },
};

/**
 * A product document as the API gives it: price, final_price and special_price of this moment with their taxes, for the
 * product and each variant, nothing chosen yet, and nothing in it that is disabled. Amounts have at most two decimals,
 * except original_price, original_special_price and original_final_price, which repeat the source digit by digit:
 * computing a computed document gives the same document. Tier prices of other groups are left out. What clients of the
 * family add to a loaded product (parentSku, parentId, qty, info …) is there from the start.
 */
export function computeDocument(
  doc: ProductDocument,
  ctx: PriceContext & { attributes?: ReadonlyMap<string, AttributeDocument> },
): ProductDocument {
  const { price, fields, errors } = productPrice(doc, ctx);
  const offered = offeredDocument(doc, ctx.members);
  return {
    ...offered,
    ...priceFields({ price, fields }, ctx),
    configurable_children: offered.configurable_children.map((child) => ({
      ...flattenChild(child),
      custom_attributes: pairsOf(doc, child),
      ...priceFields(pricedChild(doc, child, ctx), ctx),
    })),
    parentSku: doc.sku,
    parentId: doc.id,
    selectedVariant: null,
    attributes_metadata: attributesMetadata(doc, ctx.attributes ?? new Map()),
    qty: 1,
    info: {},
    is_configured: false,
    product_option: NOTHING_CHOSEN,
    price_is_current: true,
    price_refreshed_at: new Date(ctx.now).toISOString(),
    errors,
  };
}
