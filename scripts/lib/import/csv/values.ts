/** A number as shops write it: $1,299.50, 1.299,50, 1299.5; null when there is none. */
export function numberOf(text: string | undefined): number | null {
  const bare = (text ?? '').replace(/[^\d.,-]/g, '');
  if (!/\d/.test(bare)) return null;
  const decimal = bare.lastIndexOf(',') > bare.lastIndexOf('.') ? ',' : '.';
  const isThousands = decimal === ',' && !bare.includes('.') && /,\d{3}$/.test(bare);
  const plain = isThousands || decimal === '.' ? bare.replaceAll(',', '') : bare.replaceAll('.', '').replace(',', '.');
  const value = Number(plain);
  return Number.isFinite(value) ? value : null;
}

const YES =
  /^(?:1|true|verdadero|yes|si|sí|s|y|active|activ[oa]|instock|(?:on)?backorder|publish(?:ed)?|publicad[oa]|enabled|disponible|visible)$/i;
const NO =
  /^(?:0|-1|2|false|falso|no|n|draft|archived|unlisted|outofstock|disabled|inactive|inactiv[oa]|pausad[oa]|borrador|archivad[oa]|ocult[oa]|agotad[oa]|finalizad[oa]|cerrad[oa]|suspendid[oa]|descontinuad[oa]|baja|no disponible)$/i;

/** Yes or no in the ways exports write it; null when it says neither. */
export const flagOf = (text: string | undefined): boolean | null =>
  YES.test(text ?? '') ? true : NO.test(text ?? '') ? false : null;

/** A list in one cell. A separator that is part of an entry has a backslash before it. */
export const listOf = (text: string | undefined, separator: string): string[] =>
  (text ?? '')
    .replaceAll(`\\${separator}`, '\u0001')
    .split(separator)
    .map((entry) => entry.replaceAll('\u0001', separator).trim())
    .filter(Boolean);

/** Pairs in one cell, "color=Rojo,size=M"; a comma inside a value is kept. */
export function pairsOf(text: string | undefined): Record<string, string> {
  const pairs: Record<string, string> = {};
  for (const part of (text ?? '').split(/,(?=[\w-]+=)/)) {
    const at = part.indexOf('=');
    if (at > 0) pairs[part.slice(0, at).trim()] = part.slice(at + 1).trim();
  }
  return pairs;
}

/** The net price of a gross one at `rate` percent, with as many decimals as make it come back to the centavo. */
export const netOf = (gross: number, rate: number): number => Number(((gross * 100) / (100 + rate)).toFixed(6));
