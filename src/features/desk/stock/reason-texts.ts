import type { StockReason } from '../../../domain/stock-correction';

/** Why a figure of stock is corrected. */
export const REASON_TEXTS = {
  count: 'Reason count',
  damaged: 'Reason damaged',
  lost: 'Reason lost',
  found: 'Reason found',
  returned: 'Reason returned',
  other: 'Reason other',
} as const satisfies Record<StockReason, string>;
