import { MAX_LENGTH, plainText } from '../../domain/validation/limits';

const PRODUCT_PATH = /\/p\/([^/]+)\/[^/]+(?:\/([^/]+))?\/?$/;

function pathOf(text: string): string | null {
  try {
    return new URL(text).pathname;
  } catch {
    return null;
  }
}

/**
 * The sku a code stands for: its text, or that of the product whose address it is, the variant's where it has one. null
 * for anything else.
 */
export function scannedSku(text: string): string | null {
  const isAddress = /^https?:/i.test(text.trim());
  const [, parent, child] = (isAddress && PRODUCT_PATH.exec(pathOf(text.trim()) ?? '')) || [];
  if (isAddress && !parent) return null;
  try {
    const sku = (isAddress ? decodeURIComponent(child ?? parent ?? '') : text).trim();
    return sku !== '' && plainText(sku, MAX_LENGTH.sku) ? sku : null;
  } catch {
    return null;
  }
}
