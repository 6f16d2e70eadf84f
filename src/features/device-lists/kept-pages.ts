import { MAX_LENGTH, plainText } from '../../domain/validation/limits';

/** Where products are compared, those saved are, and those seen lately. */
export const COMPARE_PAGE = '/compare';
export const FAVORITES_PAGE = '/favoritos';
export const VIEWED_PAGE = '/vistos';

/** Parameter with the skus of such a page, comma-separated, or once for each. */
export const SKUS = 'sku';

/** Parameter that has them drawn as a row that scrolls sideways, as another page shows them. */
export const AS_ROW = 'fila';

/** A sku as such an address names it: one with a comma of its own stays whole. */
export const skuName = (sku: string): string => sku.replace(/[%,]/g, encodeURIComponent);

/** Skus as such an address names them. */
export const skuNames = (skus: readonly string[]): string => skus.map(skuName).join();

const skuOf = (name: string): string => name.replace(/%2[5c]/gi, decodeURIComponent);

/** The skus an address names, each once and no more than `most`. */
export function namedSkus(query: URLSearchParams, most: number): string[] {
  const named = query.getAll(SKUS).flatMap((value) => value.split(','));
  const known = named.map((name) => skuOf(name.trim())).filter((sku) => sku !== '' && plainText(sku, MAX_LENGTH.sku));
  return [...new Set(known)].slice(0, most);
}
