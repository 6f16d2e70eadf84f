import type { BundleOption, ChildDocument, CustomOption, ProductDocument } from '../../catalogue/document';
import { standingLink, standingOptions, wholeQty } from '../../catalogue/members';
import type { PricedOption } from '../../price';
import { pickVariant } from '../../variant';
import type { ProductOption } from '../cart';
import { chosen } from './checksum';

const asText = (value: unknown): string | null =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : null;

/** Chosen option values by option id, both as text. */
function pairs(
  option: ProductOption | null,
  kind: 'configurable_item_options' | 'custom_options',
): Record<string, string> {
  const entries = chosen(option, kind).flatMap((entry) => {
    if (typeof entry !== 'object' || entry === null) return [];
    const { option_id, option_value }: { option_id?: unknown; option_value?: unknown } = entry;
    const [id, value] = [asText(option_id), asText(option_value)];
    return id !== null && value !== null ? [[id, value] as const] : [];
  });
  return Object.fromEntries(entries);
}

/** The variant that was asked for: by its own sku, else by a choice for every option. null when there is none such. */
export function variantOf(
  doc: ProductDocument,
  sku: string,
  option: ProductOption | null,
  now: number,
): ChildDocument | null {
  if (sku !== doc.sku) return pickVariant(doc, {}, { listOutOfStock: true, childSku: sku, fallback: false, now });
  const configuration = pairs(option, 'configurable_item_options');
  if (Object.keys(configuration).length < doc.configurable_options.length) return null;
  return pickVariant(doc, configuration, { listOutOfStock: true, fallback: false, now });
}

export interface ChosenOption {
  label: string;
  value: string;
  priced: PricedOption;
}

/** What was answered to one custom option: a text, or some of its values; empty when a value does not exist. */
function choicesOfCustom(custom: CustomOption, value: string): ChosenOption[] {
  if (!custom.values || custom.values.length === 0) return [{ label: custom.title, value, priced: custom }];
  const ids = value.split(',');
  const picked = custom.values.filter((pricedItem) => ids.includes(String(pricedItem.option_type_id)));
  return picked.length === ids.length
    ? picked.map((one) => ({ label: custom.title, value: one.title, priced: one }))
    : [];
}

/**
 * Custom options in words and with what they cost; `missing` when a required one was not chosen or a value does not
 * exist.
 */
export function customChoices(
  options: readonly CustomOption[],
  option: ProductOption | null,
): { chosen: ChosenOption[]; missing: boolean } {
  const given = pairs(option, 'custom_options');
  const found = options.map((custom) => ({ custom, value: given[String(custom.option_id)] ?? '' }));
  const answered = found.filter(({ value }) => value !== '');
  const all = answered.map(({ custom, value }) => choicesOfCustom(custom, value));
  return {
    chosen: all.flat(),
    missing:
      all.some((choices) => choices.length === 0) ||
      found.some(({ custom, value }) => custom.is_require && value === ''),
  };
}

export interface BundleChoice {
  title: string;
  sku: string;
  qty: number;
}

interface Selection {
  ids: string[];
  qty: number | null;
}

function selections(option: ProductOption | null): Map<string, Selection> {
  const entries = chosen(option, 'bundle_options').flatMap((entry) => {
    if (typeof entry !== 'object' || entry === null) return [];
    const {
      option_id,
      option_selections,
      option_qty,
    }: { option_id?: unknown; option_selections?: unknown; option_qty?: unknown } = entry;
    const id = asText(option_id);
    const qty = Number(option_qty);
    const ids = (Array.isArray(option_selections) ? option_selections : []).map(asText).filter((one) => one !== null);
    return id === null ? [] : [[id, { ids, qty: Number.isSafeInteger(qty) && qty > 0 ? qty : null }] as const];
  });
  return new Map(entries);
}

type Members = ReadonlyMap<string, ProductDocument>;

const choiceOf = (
  option: BundleOption,
  link: BundleOption['product_links'][number],
  qty: number | null,
): BundleChoice => ({
  title: option.title,
  sku: link.sku,
  qty: (link.can_change_quantity ? qty : null) ?? wholeQty(link.qty),
});

function choicesOfOption(
  option: BundleOption,
  selection: Selection | undefined,
  members: Members,
): BundleChoice[] | null {
  const picked = selection ? option.product_links.filter((link) => selection.ids.includes(String(link.id))) : [];
  if (selection && picked.length < selection.ids.length) return null;
  const standing = option.required && picked.length === 0 ? standingLink(option, members) : null;
  const links = standing ? [standing] : picked;
  if (option.required && links.length === 0) return null;
  return links.map((link) => choiceOf(option, link, selection?.qty ?? null));
}

/** What a bundle holds where nobody chose: what its page and its card show the price of. */
const standingChoices = (doc: ProductDocument, members: Members): BundleChoice[] =>
  standingOptions(doc.bundle_options).flatMap((option) => {
    const link = standingLink(option, members);
    return link ? [choiceOf(option, link, null)] : [];
  });

/**
 * What a bundle is made of: everything it is shown with where nothing was chosen; else what was chosen, and what stands
 * for each required option that was not. Parts that come in no number are left out. null when a choice does not exist.
 */
export function bundleChoices(
  doc: ProductDocument,
  option: ProductOption | null,
  members: Members,
): BundleChoice[] | null {
  const given = selections(option);
  if (given.size === 0) return standingChoices(doc, members).filter(({ qty }) => qty > 0);
  const all: BundleChoice[] = [];
  for (const bundleOption of doc.bundle_options) {
    const choices = choicesOfOption(bundleOption, given.get(String(bundleOption.option_id)), members);
    if (!choices) return null;
    all.push(...choices);
  }
  return all.filter(({ qty }) => qty > 0);
}
