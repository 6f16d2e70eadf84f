import {
  configurationOf,
  isChoosable,
  optionsOf,
  pickVariant,
  type VariantChoice,
  type VariantRules,
  valueLabel,
} from '../../variant';
import { isChildAvailable } from '../availability';
import { childValue } from '../child';
import type { AttributeDocument, ChildDocument, ConfigurableOption, ProductDocument } from '../document';
import type { OptionGroup } from '../product';
import { hexColor } from './badges';

type Dictionary = ReadonlyMap<string, AttributeDocument>;

/** Colour of an option's value as '#rrggbb': its own, else the attribute dictionary's. */
function swatchOf(option: ConfigurableOption, id: string, attributes: Dictionary): string | null {
  const own = option.values.find((value) => String(value.value_index) === id)?.swatch;
  return (
    hexColor(own) ??
    hexColor(attributes.get(option.attribute_code)?.options.find((value) => value.value === id)?.swatch)
  );
}

/**
 * Where choosing leads: an exact variant, one that can be bought before others, else the closest that can be bought,
 * else the closest at all.
 */
export function variantFor(
  doc: ProductDocument,
  configuration: Record<string, string>,
  rules: VariantRules,
): ChildDocument | null {
  return (
    pickVariant(doc, configuration, { ...rules, fallback: false, listOutOfStock: false }) ??
    pickVariant(doc, configuration, { ...rules, fallback: false }) ??
    pickVariant(doc, configuration, { ...rules, listOutOfStock: false }) ??
    pickVariant(doc, configuration, rules)
  );
}

/**
 * Options of a configurable product with what each value leads to, given the values chosen now. A value is available
 * when a variant that can be bought has it together with the other chosen values; values that lead nowhere are left out
 * with `onlyAvailable`.
 */
export function optionGroups(
  doc: ProductDocument,
  chosen: readonly VariantChoice[],
  attributes: Dictionary,
  rules: VariantRules & { onlyAvailable: boolean },
): OptionGroup[] {
  const configuration = configurationOf(chosen);
  return optionsOf(doc).map((option) => {
    const code = option.attribute_code;
    const values = option.values.map((value) => {
      const id = String(value.value_index);
      const wanted = { ...configuration, [code]: id };
      const having = doc.configurable_children.filter((child) => childValue(child, code) === id);
      const isMatch = (child: ChildDocument): boolean =>
        Object.entries(wanted).every(([key, other]) => childValue(child, key) === other);
      return {
        id,
        label: valueLabel(option, id, attributes),
        swatch: swatchOf(option, id, attributes),
        selected: configuration[code] === id,
        available: having.some((child) => isMatch(child) && isChildAvailable(doc, child)),
        childSku: variantFor({ ...doc, configurable_children: having }, wanted, rules)?.sku ?? null,
      };
    });
    return {
      attributeId: option.attribute_id,
      code,
      label: option.label || attributes.get(code)?.default_frontend_label || code,
      values: rules.onlyAvailable ? values.filter((value) => value.available || value.selected) : values,
    };
  });
}

/** Colours a product comes in, for the dots of a card: of values that a variant on offer has, each colour once. */
export function swatchesOf(
  doc: ProductDocument,
  attributes: Dictionary,
  listOutOfStock: boolean,
): { color: string; label: string }[] {
  const offered = doc.configurable_children.filter((child) => isChoosable(child, listOutOfStock));
  const unique = new Map<string, string>();
  for (const option of optionsOf(doc)) {
    for (const { value_index } of option.values) {
      const id = String(value_index);
      const color = swatchOf(option, id, attributes);
      const isOffered = offered.some((child) => childValue(child, option.attribute_code) === id);
      if (color && isOffered && !unique.has(color)) unique.set(color, valueLabel(option, id, attributes));
    }
  }
  return [...unique].map(([color, label]) => ({ color, label }));
}
