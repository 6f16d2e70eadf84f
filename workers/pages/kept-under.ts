import { termsText } from '../../src/domain/payment/months';
import type { Env } from '../env';
import { backendOf } from '../settings/backends';
import { cardOf } from '../settings/payments';

const END = '~';

/**
 * What a shared page is kept under: the catalogue it shows, and how cards are taken, which stands beside its prices. A
 * change of either makes it anew. The terms are read where settings are, so that a kept page makes no port of payments;
 * a retailer behind an API tells none.
 */
export function keptUnder(catalogue: string, env: Env, storeCode: string): string {
  const card = backendOf(env, storeCode).backend === 'upstream' ? null : cardOf(env, storeCode);
  const terms = card ? termsText(card) : '';
  return terms === '' ? catalogue : `${catalogue}${END}${terms}`;
}

/** The version of the catalogue in what a page is kept under. */
export const catalogueIn = (kept: string): string => kept.split(END, 1)[0] ?? '';
