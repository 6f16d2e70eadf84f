import type { ProductOption } from './cart/cart';
import { isEnabled } from './catalogue/availability';
import { childFields, childValue } from './catalogue/child';
import type { AttributeDocument, ChildDocument, ConfigurableOption, ProductDocument } from './catalogue/document';
import { priceOf } from './price';
import { isInStock } from './stock';

/** Keys of a configuration that are no attribute to choose by. */
const NOT_A_CHOICE = ['price', 'sku'];

/** A choice of attribute values: option ids by attribute code, or several of which any will do. */
export type Configuration = Record<string, string | readonly string[]>;

export interface VariantRules {
  /** Variants out of stock may be picked too. */
  listOutOfStock: boolean;
  /** Sku of the variant that is wanted by name. */
  childSku?: string | null;
  /** false: only a variant that has every chosen value, null otherwise. Default true: the closest one. */
  fallback?: boolean;
  /**
   * Epoch ms, so that prices compared between equals are those of this moment; without it the prices in the document
   * count.
   */
  now?: number;
}

/** Whether a variant may be shown and chosen; one without stock of its own is not held back. */
export const isChoosable = (child: ChildDocument, listOutOfStock: boolean): boolean =>
  isEnabled(child) && (listOutOfStock || !child.stock || isInStock(child.stock));

/** A configuration may name attributes by code or, as product options do, by attribute id. */
const codeOf = (doc: ProductDocument, key: string): string =>
  doc.configurable_options.find((option) => option.attribute_id === key)?.attribute_code ?? key;

function comparablePrice(doc: ProductDocument, child: ChildDocument, now: number | undefined): number {
  if (now !== undefined) return priceOf(childFields(doc, child), 0, now).net;
  const computed = child.price_incl_tax ?? doc.price_incl_tax;
  return typeof computed === 'number' ? computed : childFields(doc, child).price;
}

/**
 * The variant closest to a choice of attribute values: the named one, else the one that shares most values, among
 * equals the cheapest, then the first. Disabled children are never picked, those out of stock only when they are
 * listed. null when no variant is left.
 */
export function pickVariant(
  doc: ProductDocument,
  configuration: Configuration,
  rules: VariantRules,
): ChildDocument | null {
  const { listOutOfStock, childSku, fallback = true, now } = rules;
  const choosable = doc.configurable_children.filter((child) => isChoosable(child, listOutOfStock));
  const wantedSku = childSku ?? (typeof configuration.sku === 'string' ? configuration.sku : undefined);
  const named = choosable.find((child) => child.sku === wantedSku);
  if (named || (wantedSku !== undefined && !fallback)) return named ?? null;

  const wanted = Object.entries(configuration)
    .filter(([key]) => !NOT_A_CHOICE.includes(key))
    .map(([key, id]) => ({ code: codeOf(doc, key), ids: [id].flat().map(String) }));
  const ranked = choosable.map((child) => ({
    child,
    level: wanted.filter(({ code, ids }) => ids.includes(childValue(child, code) ?? '')).length,
  }));
  const bestLevel = Math.max(fallback ? 0 : wanted.length, ...ranked.map(({ level }) => level));
  const [first, ...equals] = ranked.filter(({ level }) => level === bestLevel).map(({ child }) => child);
  if (!first || equals.length === 0) return first ?? null;
  let cheapest = { child: first, price: comparablePrice(doc, first, now) };
  for (const child of equals) {
    const price = comparablePrice(doc, child, now);
    if (price < cheapest.price) cheapest = { child, price };
  }
  return cheapest.child;
}

/** One attribute of a variant, in ids and in words. */
export interface VariantChoice {
  attributeId: string;
  attribute_code: string;
  attributeLabel: string;
  id: string;
  label: string;
}

type Dictionary = ReadonlyMap<string, AttributeDocument>;

/** Configurable options of a product as they are offered, by position. */
export const optionsOf = (doc: ProductDocument): ConfigurableOption[] =>
  [...doc.configurable_options].sort((a, b) => a.position - b.position);

/** Label of an option's value: its own, else the attribute dictionary's, else its id. */
export function valueLabel(option: ConfigurableOption, id: string, attributes?: Dictionary): string {
  const own = option.values.find((value) => String(value.value_index) === id)?.label;
  return own || attributes?.get(option.attribute_code)?.options.find((value) => value.value === id)?.label || id;
}

/** What a variant has for each configurable option of its product. */
export function choicesOf(doc: ProductDocument, child: ChildDocument, attributes?: Dictionary): VariantChoice[] {
  return optionsOf(doc).flatMap((option) => {
    const id = childValue(child, option.attribute_code);
    if (id === null) return [];
    const attributeLabel =
      option.label || attributes?.get(option.attribute_code)?.default_frontend_label || option.attribute_code;
    return [
      {
        attributeId: option.attribute_id,
        attribute_code: option.attribute_code,
        attributeLabel,
        id,
        label: valueLabel(option, id, attributes),
      },
    ];
  });
}

/** Choices as a configuration for pickVariant: option ids by attribute code. */
export const configurationOf = (choices: readonly VariantChoice[]): Record<string, string> =>
  Object.fromEntries(choices.map((choice) => [choice.attribute_code, choice.id]));

/** Choices as they travel with a cart line (spec 0 §3). */
export const productOptionOf = (choices: readonly VariantChoice[]): ProductOption => ({
  extension_attributes: {
    custom_options: [],
    configurable_item_options: choices.map((choice) => ({ option_id: choice.attributeId, option_value: choice.id })),
    bundle_options: [],
  },
});
