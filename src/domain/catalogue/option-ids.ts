/** Option ids of an attribute value: a list, '151,159', a number or a text. */
export function optionIds(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(optionIds);
  if (typeof value === 'number' || typeof value === 'boolean') return [String(Number(value))];
  return typeof value === 'string'
    ? value
        .split(',')
        .map((id) => id.trim())
        .filter(Boolean)
    : [];
}
