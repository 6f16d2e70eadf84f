import type { ShopCommerce } from '../../src/commerce/own-ports';
import { termsText } from '../../src/domain/payment/months';

const END = '~';

/**
 * What a shared page is kept under: the catalogue it shows, and how cards are taken, which stands beside its prices. A
 * change of either makes it anew.
 */
export function keptUnder(catalogue: string, { payments }: Pick<ShopCommerce, 'payments'>): string {
  const terms = payments?.card ? termsText(payments.card) : '';
  return terms === '' ? catalogue : `${catalogue}${END}${terms}`;
}

/** The version of the catalogue in what a page is kept under. */
export const catalogueIn = (kept: string): string => kept.split(END, 1)[0] ?? '';
