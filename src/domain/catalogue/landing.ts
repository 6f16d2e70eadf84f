import { parseShopTime } from '../shop-time';
import type { CmsDocument } from './document';

const MOST_PRODUCTS = 100;
const MOST_BLOCKS = 20;

/** A content page that shows products: a promotion, or a way into a category. */
export interface Landing {
  skus: string[];
  /** Blocks below its text, by identifier. */
  blocks: string[];
  /** From when it holds, and the first moment at which it does not any more; epoch ms, null for an open end. */
  from: number | null;
  to: number | null;
}

/** Words of a list, or of a text with commas; each once. */
function wordsOf(value: unknown, most: number): string[] {
  const list = typeof value === 'string' ? value.split(',') : Array.isArray(value) ? value : [];
  const words = list.flatMap((one) => (typeof one === 'string' || typeof one === 'number' ? [String(one).trim()] : []));
  return [...new Set(words.filter((word) => word !== ''))].slice(0, most);
}

/** A date that was not given leaves its end open; one that cannot be read closes the window. */
function dateOf(value: unknown, isEnd: boolean): number | null {
  if (value === null || value === undefined || value === '') return null;
  const at = parseShopTime(String(value), isEnd);
  return at ?? (isEnd ? 0 : Number.MAX_SAFE_INTEGER);
}

/**
 * What a content page shows beside its text: fields `skus`, `blocks`, `active_from` and `active_to` of its document.
 */
export const landingOf = (page: CmsDocument): Landing => ({
  skus: wordsOf(page.skus, MOST_PRODUCTS),
  blocks: wordsOf(page.blocks, MOST_BLOCKS),
  from: dateOf(page.active_from, false),
  to: dateOf(page.active_to, true),
});
