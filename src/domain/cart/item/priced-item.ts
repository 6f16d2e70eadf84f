import { childStock, isEnabled, isHandedOver } from '../../catalogue/availability';
import type { AttributeDocument, ProductDocument } from '../../catalogue/document';
import { isSoldMember, rateOf } from '../../catalogue/members';
import { type PriceContext, pricedChild, pricedProduct, taxRateOf } from '../../catalogue/pricing';
import type { Amounts, Price } from '../../catalogue/product';
import { type Centavos, sum, times, toCentavos } from '../../money';
import { amountsOf, optionPrice, sourceFields } from '../../price';
import { ok, type Result, refuse } from '../../result';
import type { StockFacts } from '../../stock';
import { isInStock } from '../../stock';
import { mixedRate, withTax } from '../../tax';
import { choicesOf, productOptionOf } from '../../variant';
import type { LineWarranty, RateShare } from '../cart';
import type { NewLine } from '../lines';
import { MESSAGES } from '../messages';
import { partNotSoldNotice } from '../notices';
import { ratesOf, spreadOverRates } from '../totals/row';
import { checksumOf } from './checksum';
import { bundleChoices, type ChosenOption, customChoices, variantOf } from './choices';
import type { ItemRequest, PartName, PricedItem } from './item-request';

const unknownProduct = () =>
  refuse(404, MESSAGES.productUnknown, {
    fields: [{ field: 'sku', rule: 'exists', message: MESSAGES.productUnknown }],
  });
const noSuchConfiguration = () =>
  refuse(422, MESSAGES.noSuchConfiguration, {
    fields: [{ field: 'product_option', rule: 'configuration', message: MESSAGES.noSuchConfiguration }],
  });

const noSuchWarranty = () =>
  refuse(422, MESSAGES.productUnknown, {
    fields: [{ field: 'warranty', rule: 'exists', message: MESSAGES.productUnknown }],
  });

/** Refuses a whole set for a part that is not sold. */
export const refusePart = (sku: string) =>
  refuse(422, MESSAGES.partNotSold, { detail: { notices: [partNotSoldNotice(sku)] } });

/**
 * Documents and stock a cart's products are made from; `stock` is what can be sold now, the documents' own counts only
 * without it.
 */
export interface PricingContext extends PriceContext {
  members: Map<string, ProductDocument>;
  attributes: ReadonlyMap<string, AttributeDocument>;
  stock: Map<string, StockFacts>;
  /** Skus whose stock could not be asked for: what is known of it may be old. */
  unverified?: ReadonlySet<string>;
}

const NO_CHOICES: ReturnType<typeof customChoices> = { chosen: [], missing: false };

/** The warranty of this sku; undefined where the product has none such. */
function warrantyOf(doc: ProductDocument, sku: string, pricing: PricingContext): LineWarranty | undefined {
  const offered = doc.warranties.find((warranty) => warranty.sku === sku);
  if (!offered) return undefined;
  const { net, gross } = withTax(offered.price, taxRateOf(doc, doc.type_id, pricing));
  return { sku, name: offered.name, months: offered.months, unitNet: net, unitGross: gross };
}

interface Own {
  sku: string;
  amounts: Pick<Amounts, 'net' | 'gross' | 'regularGross' | 'rate'>;
  image: string | null;
  taxClassId: number;
  options: { label: string; value: string }[];
  productOption: NewLine['productOption'];
  stock: StockFacts;
  parts?: { sku: string; qty: number }[];
  /** Shares of its parts, where it is made of some. */
  rates?: RateShare[];
  scarcest?: PartName;
}

function ownOfConfigurable(doc: ProductDocument, wanted: ItemRequest, pricing: PricingContext): Own | null {
  const child = variantOf(doc, wanted.sku, wanted.productOption, pricing.now);
  if (!child) return null;
  const { price, fields } = pricedChild(doc, child, pricing);
  const choices = choicesOf(doc, child, pricing.attributes);
  const custom = wanted.productOption?.extension_attributes.custom_options ?? [];
  const option = productOptionOf(choices);
  return {
    sku: child.sku,
    amounts: price,
    image: child.image || doc.image || null,
    taxClassId: fields.tax_class_id ?? 0,
    options: choices.map(({ attributeLabel, label }) => ({ label: attributeLabel, value: label })),
    productOption:
      custom.length > 0 ? { extension_attributes: { ...option.extension_attributes, custom_options: custom } } : option,
    stock: childStock(doc, child),
  };
}

interface Part {
  member: ProductDocument;
  qty: number;
}

/** How many bundles a part is enough for. */
const setsOf = ({ member: { stock }, qty }: Part): number => {
  if (!isInStock(stock)) return 0;
  return stock.manage_stock === false ? Number.POSITIVE_INFINITY : Math.floor(stock.qty / qty);
};

function scarcestOf(parts: readonly Part[]): PartName {
  const sets = parts.map(setsOf);
  const least = sets.indexOf(Math.min(...sets));
  return { name: parts[least]?.member.name ?? '', piece: least + 1 };
}

/** A bundle is there as often as its scarcest part. */
function partsStock(doc: ProductDocument, parts: readonly Part[]): StockFacts {
  const counted = parts.filter(({ member }) => member.stock.manage_stock !== false);
  const isOffered = doc.stock.manage_stock === false || doc.stock.is_in_stock;
  return {
    is_in_stock: isOffered && parts.every(({ member }) => isInStock(member.stock)),
    qty: Math.min(...counted.map(({ member, qty }) => Math.floor(member.stock.qty / qty))),
    manage_stock: counted.length > 0,
  };
}

function ownOfBundle(doc: ProductDocument, wanted: ItemRequest, pricing: PricingContext): Own | null {
  const choices = bundleChoices(doc, wanted.productOption, pricing.members);
  const priced = (choices ?? []).flatMap((choice) => {
    const member = pricing.members.get(choice.sku);
    return member ? [{ ...choice, member, price: pricedProduct(member, pricing).price }] : [];
  });
  if (priced.length === 0) return null;
  const total = (pick: (price: Price) => Centavos) => sum(priced.map(({ price, qty }) => times(pick(price), qty)));
  const summed = {
    net: total((price) => price.net),
    gross: total((price) => price.gross),
    regularGross: total((price) => price.regularGross),
  };
  const own = pricedProduct(doc, pricing).price;
  const usesParts = pricing.store.flags.setFirstBundleOptionPrice;
  return {
    sku: doc.sku,
    amounts: usesParts ? { ...summed, rate: rateOf(priced, summed.net, summed.gross - summed.net) } : own,
    ...(usesParts
      ? { rates: priced.map(({ price, qty }) => ({ rate: price.rate, gross: times(price.gross, qty) })) }
      : {}),
    image: doc.image ?? null,
    taxClassId: doc.tax_class_id ?? 0,
    options: priced.map(({ title, qty, member }) => ({
      label: title,
      value: qty > 1 ? `${qty} × ${member.name}` : member.name,
    })),
    productOption: wanted.productOption,
    stock: partsStock(doc, priced),
    scarcest: scarcestOf(priced),
    parts: priced.map(({ member, qty }) => ({ sku: member.sku, qty })),
  };
}

const ownOfPlain = (doc: ProductDocument, wanted: ItemRequest, pricing: PricingContext): Own => ({
  sku: doc.sku,
  amounts: amountsOf(sourceFields(doc), taxRateOf(doc, doc.type_id, pricing), pricing.now, pricing.groupId),
  image: doc.image ?? null,
  taxClassId: doc.tax_class_id ?? 0,
  options: [],
  productOption: doc.custom_options.length > 0 ? wanted.productOption : null,
  stock: doc.stock,
});

function ownOf(doc: ProductDocument, wanted: ItemRequest, pricing: PricingContext): Own | null {
  if (doc.type_id === 'configurable') return ownOfConfigurable(doc, wanted, pricing);
  return doc.type_id === 'bundle' ? ownOfBundle(doc, wanted, pricing) : ownOfPlain(doc, wanted, pricing);
}

/** The first part of a bundle, as it was chosen, that is not sold. */
function partNotSold(doc: ProductDocument, wanted: ItemRequest, { members }: PricingContext): string | null {
  const choices = bundleChoices(doc, wanted.productOption, members) ?? [];
  return choices.find(({ sku }) => !isSoldMember(members.get(sku)))?.sku ?? null;
}

/**
 * Whether it takes longer to arrive: the product itself, or one of the parts of a bundle. What nobody hands over does
 * not.
 */
const isSpecialItem = (doc: ProductDocument, { parts = [] }: Own, { members }: PricingContext): boolean =>
  isHandedOver(doc.type_id) &&
  [doc, ...parts.map(({ sku }) => members.get(sku))].some((one) => one?.special_delivery === true);

/** A document's own errors, message keys by name. */
function errorsOf(doc: ProductDocument): Record<string, string> {
  const errors = typeof doc.errors === 'object' && doc.errors !== null ? Object.entries(doc.errors) : [];
  return Object.fromEntries(errors.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}

/** What one unit costs with what was chosen of it, and the rates it bears. */
interface Unit {
  net: Centavos;
  gross: Centavos;
  regularGross: Centavos;
  /** In percent. */
  rate: number;
  rates: RateShare[] | null;
}

const ownRatesOf = ({ rates, amounts }: Own): RateShare[] => rates ?? [{ rate: amounts.rate, gross: amounts.gross }];

/** A unit with what its own options add, and its warranty. */
function unitWith(
  own: Own,
  chosen: readonly ChosenOption[],
  warranty: LineWarranty | null,
  rateOfWarranty: number,
): Unit {
  const added = chosen.map(({ priced }) => ({
    ...optionPrice(own.amounts, priced),
    isTaxed: priced.price_type === 'percent',
  }));
  const net = sum([own.amounts.net, ...added.map((option) => option.net)]);
  const gross = sum([own.amounts.gross, ...added.map((option) => option.gross)]);
  const untaxed = sum(added.filter(({ isTaxed }) => !isTaxed).map((option) => option.gross));
  const sharesRate = warranty === null || rateOfWarranty === own.amounts.rate;
  const taxedNet = net - untaxed + (warranty?.unitNet ?? 0);
  const taxOfUnit = gross - net + (warranty ? warranty.unitGross - warranty.unitNet : 0);
  const rate = sharesRate ? own.amounts.rate : mixedRate(taxedNet, taxOfUnit);
  const ownRates = ownRatesOf(own);
  const rates = ratesOf(
    [
      ...ownRates,
      ...added.flatMap((option) =>
        option.isTaxed ? spreadOverRates(option.gross, ownRates) : [{ rate: 0, gross: option.gross }],
      ),
      ...(warranty ? [{ rate: rateOfWarranty, gross: warranty.unitGross }] : []),
    ],
    rate,
  );
  const regularGross = sum([own.amounts.regularGross, ...added.map((option) => option.gross)]);
  return { net, gross, regularGross, rate, rates };
}

/** A unit of which nothing else was chosen costs what its product does. */
const plainUnit = ({ amounts, rates }: Own): Unit => ({
  ...amounts,
  rates: rates ? ratesOf(rates, amounts.rate) : null,
});

/** What can be sold of it; null where stock is not kept in step. */
function stockOf(own: Own, pricing: PricingContext): StockFacts | null {
  if (!pricing.store.flags.synchronizeStock) return null;
  const counted = own.parts ? own.stock : (pricing.stock.get(own.sku) ?? own.stock);
  return pricing.unverified?.has(own.sku) ? { ...counted, isVerified: false } : counted;
}

/**
 * One unit of a product as it would stand in the cart now. 404 for what is not sold, 422 for a choice that is missing
 * or does not exist.
 */
export function pricedItemOf(doc: ProductDocument, wanted: ItemRequest, pricing: PricingContext): Result<PricedItem> {
  if (!isEnabled(doc) || doc.type_id === 'grouped') return unknownProduct();
  const gone = doc.type_id === 'bundle' ? partNotSold(doc, wanted, pricing) : null;
  if (gone !== null) return refusePart(gone);
  const own = ownOf(doc, wanted, pricing);
  const custom = doc.custom_options.length > 0 ? customChoices(doc.custom_options, wanted.productOption) : NO_CHOICES;
  const warranty = wanted.warrantySku === null ? null : warrantyOf(doc, wanted.warrantySku, pricing);
  if (!own || custom.missing) return noSuchConfiguration();
  if (warranty === undefined) return noSuchWarranty();
  const { net, gross, regularGross, rate, rates } =
    warranty || custom.chosen.length > 0
      ? unitWith(own, custom.chosen, warranty, taxRateOf(doc, doc.type_id, pricing))
      : plainUnit(own);
  const line: NewLine = {
    sku: own.sku,
    parentSku: doc.sku,
    qty: 1,
    prevQty: null,
    name: doc.name,
    productType: doc.type_id,
    productOption: own.productOption,
    options: [...own.options, ...custom.chosen.map(({ label, value }) => ({ label, value }))],
    warranty,
    deliveryOption: wanted.deliveryOption,
    checksum: checksumOf(own.productOption),
    image: own.image,
    slug: doc.slug,
    categoryIds: doc.category_ids,
    unitNet: net,
    unitTax: toCentavos(gross - net),
    unitGross: gross,
    regularGross,
    ...(rates ? { rates } : {}),
    taxRate: rate,
    taxClassId: own.taxClassId,
    stockQty: null,
    inStock: true,
    info: {},
    errors: errorsOf(doc),
    ...(isSpecialItem(doc, own, pricing) ? { isSpecial: true as const } : {}),
    ...(own.parts ? { parts: own.parts } : {}),
    serverItemId: null,
    serverCartId: null,
  };
  const { scarcest } = own;
  return ok({ line, stock: stockOf(own, pricing), ...(scarcest === undefined ? {} : { scarcest }) });
}
