import { sha3Hex } from '../../stable-hash';

const OPTION_KINDS = ['bundle_options', 'custom_options', 'configurable_item_options'] as const;
export type OptionKind = (typeof OPTION_KINDS)[number];

/** How a line was configured: ours, or as it came from a retailer. */
export type OptionsLike = { extension_attributes?: object } | null | undefined;

function numbersAsText(value: unknown): unknown {
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.map(numbersAsText);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, numbersAsText(inner)]));
}

/** The chosen options of one kind as a list; empty when there are none. */
export function chosen(option: OptionsLike, kind: OptionKind): unknown[] {
  const attributes = option?.extension_attributes as Partial<Record<OptionKind, unknown>> | undefined;
  const options = attributes?.[kind];
  if (typeof options !== 'object' || options === null) return [];
  return Array.isArray(options) ? options : Object.values(options);
}

/**
 * Names a configuration: equal text for equal choices, numbers and their texts alike; key order counts. Source:
 * contract §2.1.
 */
export function checksumOf(option: OptionsLike): string {
  if (!option) return sha3Hex('null');
  const options = OPTION_KINDS.map((kind) => chosen(option, kind)).find((list) => list.length > 0);
  return sha3Hex(JSON.stringify(options ? numbersAsText(options) : option));
}
