import { priceOf } from '../../price';
import { taxRateFor } from '../../tax';
import {
  choicesOf,
  configurationOf,
  isChoosable,
  pickVariant,
  type VariantChoice,
  type VariantRules,
} from '../../variant';
import { childStock, isChildAvailable, stockQtyOf } from '../availability';
import { flattenChild } from '../child';
import type { ChildDocument, ProductDocument } from '../document';
import { pricedChild } from '../pricing';
import type { Product } from '../product';
import { availabilityOf } from './availability';
import { creditOf, tagsOf } from './badges';
import type { PageContext } from './card';
import { choiceGroups } from './choices';
import { brandOf, frontAttributes } from './front-attributes';
import { identifiersOf } from './identifiers';
import { imagesOf } from './images';
import { isFromPrice, openOptions } from './open-options';
import { optionGroups, variantFor } from './options';
import { productPrice } from './price';
import { groupPrices, priceGroups } from './price-groups';
import { servicesOf } from './services';

export type { PageContext } from './card';

/**
 * The variant a page opens with: the named one; if that is not sold any more, the closest to it; without a name, the
 * cheapest that can be bought, else the cheapest that is listed. null when the product has no variant to show.
 */
function variantOf(doc: ProductDocument, childSku: string | null, rules: VariantRules): ChildDocument | null {
  if (doc.type_id !== 'configurable') return null;
  const named = childSku === null ? undefined : doc.configurable_children.find((child) => child.sku === childSku);
  if (!named) return pickVariant(doc, {}, { ...rules, listOutOfStock: false }) ?? pickVariant(doc, {}, rules);
  const exact = pickVariant(doc, {}, { ...rules, childSku: named.sku, fallback: false });
  return exact ?? variantFor(doc, configurationOf(choicesOf(doc, named)), rules);
}

function warrantiesOf(
  doc: ProductDocument,
  taxClassId: number | null | undefined,
  ctx: PageContext,
): Product['warranties'] {
  const rate = taxRateFor(ctx.rules, taxClassId, ctx.place);
  return doc.warranties.map(({ sku, name, months, price }) => ({
    sku,
    name,
    months,
    price: priceOf({ price }, rate, ctx.now),
  }));
}

/** Values of a product under those of its chosen variant, where the variant has any. */
function mergedValues(doc: ProductDocument, variant: ChildDocument | null): Record<string, unknown> {
  if (!variant) return doc;
  const own = Object.entries(flattenChild(variant)).filter(
    ([, value]) => value !== null && value !== undefined && value !== '',
  );
  return { ...doc, ...Object.fromEntries(own) };
}

const relatedSkus = (doc: ProductDocument): string[] =>
  doc.product_links
    .filter((link) => link.link_type === 'related')
    .sort((a, b) => a.position - b.position)
    .map((link) => link.linked_product_sku);

/** Whether the chosen variant settles every option of the product. */
const isSettled = (doc: ProductDocument, variant: ChildDocument | null, choices: readonly VariantChoice[]): boolean =>
  doc.type_id !== 'configurable' || (variant !== null && choices.length === doc.configurable_options.length);

/**
 * A product as its page shows it, from its raw or computed document, with the variant `childSku` chosen (or the one the
 * page opens with). Of the options that have to fit, those of `asked` are left to choose: of a named variant none, else
 * all.
 */
export function productOf(
  doc: ProductDocument,
  childSku: string | null,
  ctx: PageContext,
  asked: readonly string[] | 'all' = childSku === null ? 'all' : [],
): Product {
  const { flags } = ctx.store;
  const rules = { listOutOfStock: flags.listOutOfStockProducts, now: ctx.now };
  const variant = variantOf(doc, childSku, rules);
  const open = variant ? openOptions(doc, asked, ctx) : [];
  const choices = variant
    ? choicesOf(doc, variant, ctx.attributes).filter(({ attribute_code }) => !open.includes(attribute_code))
    : [];
  const priced = variant ? pricedChild(doc, variant, ctx) : null;
  // A variant has its own price: those of all the others are not needed for it.
  const { price: shown, members, errors } = priced ? { ...priced, members: [], errors: {} } : productPrice(doc, ctx);
  const isWithoutVariant = doc.type_id === 'configurable' && !variant;
  const words = choices.map((choice) => choice.label);
  const values = mergedValues(doc, variant);
  return {
    id: doc.id,
    sku: variant?.sku ?? doc.sku,
    parentSku: doc.sku,
    slug: doc.slug,
    name: doc.name,
    type: doc.type_id,
    brand: brandOf(doc, ctx.attributes),
    ...identifiersOf(values),
    description: doc.description ?? '',
    shortDescription: doc.short_description ?? '',
    price: shown,
    images: imagesOf(doc, variant, words),
    options:
      doc.type_id === 'configurable'
        ? optionGroups(doc, choices, ctx.attributes, { ...rules, onlyAvailable: flags.filterUnavailableVariants })
        : [],
    open,
    isFrom: open.length > 0 && isFromPrice(doc, choices, shown, ctx),
    choices: choiceGroups(doc, shown, ctx),
    isConfigured: isSettled(doc, variant, choices),
    availability: variant
      ? isChildAvailable(doc, variant)
        ? 'in_stock'
        : 'out_of_stock'
      : isWithoutVariant
        ? 'out_of_stock'
        : availabilityOf(doc, ctx.members),
    stockQty: isWithoutVariant ? 0 : stockQtyOf(variant ? childStock(doc, variant) : doc.stock),
    warranties: warrantiesOf(doc, priced?.fields.tax_class_id ?? doc.tax_class_id, ctx),
    services: servicesOf(doc, ctx),
    members: members
      .filter(({ qty }) => qty > 0)
      .map((member) => ({
        sku: member.doc.sku,
        name: member.doc.name,
        qty: member.qty,
        price: member.price,
        isAvailable: availabilityOf(member.doc) === 'in_stock',
        ...priceGroups(member.doc, [], ctx),
      })),
    attributes: frontAttributes(values, ctx.attributes).filter(({ code }) => !open.includes(code)),
    tags: tagsOf(doc),
    credit: creditOf(doc, shown.gross, variant),
    rating: doc.rating ?? null,
    isNew: doc.new === true,
    ...groupPrices(
      doc,
      members.map((member) => member.doc),
      ctx,
      (one) => (variant ? pricedChild(doc, variant, one) : productPrice(doc, one)).price,
    ),
    isSpecial: doc.special_delivery === true,
    sizeGuide: doc.size_guide ?? null,
    categoryIds: doc.category_ids,
    related: relatedSkus(doc),
    errors: isWithoutVariant ? { ...errors, variants: 'No available product variants' } : errors,
  };
}

/** The variants of a product that links can lead to. */
export interface Variants {
  /** In the order of the document; none where there is nothing to choose. */
  skus: readonly string[];
  /** The product with one of them chosen, as the page of that variant shows it; made once, when it is asked for. */
  withVariant(sku: string): Product;
  /** The same with some options, by their codes, left to choose. */
  withOpen(sku: string, open: readonly string[]): Product;
}

/** The variants of a product, priced for the moment of `ctx`. */
export function variantsOf(doc: ProductDocument, ctx: PageContext): Variants {
  const listed = doc.type_id === 'configurable' ? doc.configurable_children : [];
  const made = new Map<string, Product>();
  const withVariant = (sku: string): Product => {
    const product = made.get(sku) ?? productOf(doc, sku, ctx);
    made.set(sku, product);
    return product;
  };
  return {
    skus: listed.filter((child) => isChoosable(child, ctx.store.flags.listOutOfStockProducts)).map(({ sku }) => sku),
    withVariant,
    withOpen: (sku, open) => productOf(doc, sku, ctx, open),
  };
}
