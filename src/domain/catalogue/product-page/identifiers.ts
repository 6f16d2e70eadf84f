/** Attributes in which sources keep the number of a barcode, and the number a maker gives. */
const BARCODES = ['gtin', 'ean', 'upc', 'barcode', 'codigo_de_barras'];
const MAKERS_NUMBERS = ['mpn', 'modelo', 'model'];

const MAX_MPN = 70;
const LENGTHS = new Set([8, 12, 13, 14]);
/** Numbers a shop gives to its own goods, and coupons: no maker has them. */
const OWN_NUMBERS = /^(?:0*2|0{0,2}(?:04|98|99))\d{11,12}$/;

/** Whether the last digit of a barcode's number follows from the others. */
function isGtin(digits: string): boolean {
  if (!/^\d+$/.test(digits) || !LENGTHS.has(digits.length)) return false;
  const sum = [...digits.slice(0, -1)]
    .reverse()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10 === Number(digits.at(-1));
}

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';

const firstOf = (
  values: Record<string, unknown>,
  names: readonly string[],
  isGood: (text: string) => boolean,
): string | undefined => names.map((name) => textOf(values[name])).find(isGood);

/** What a product is known by elsewhere: a number of a barcode that is one, and its maker's number. */
export function identifiersOf(values: Record<string, unknown>): { gtin?: string; mpn?: string } {
  const gtin = firstOf(values, BARCODES, (text) => isGtin(text) && !(text.length === 13 && OWN_NUMBERS.test(text)));
  const mpn = firstOf(
    values,
    MAKERS_NUMBERS,
    (text) => text !== '' && text.length <= MAX_MPN && !/^\d{1,3}$/.test(text),
  );
  return { ...(gtin ? { gtin } : {}), ...(mpn ? { mpn } : {}) };
}
