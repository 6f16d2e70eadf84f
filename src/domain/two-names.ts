import type { Centavos } from './money';
import type { OrderMoney } from './order/money';

/** Money that leaves by an operator's word: back to a card, back by hand, or taken off what an order costs. */
export const APPROVAL_KINDS = ['refund-card', 'refunded', 'adjusted'] as const;
export type ApprovalKind = (typeof APPROVAL_KINDS)[number];

export const isApprovalKind = (type: string): type is ApprovalKind => APPROVAL_KINDS.some((kind) => kind === type);

/** What of an order has left so far. */
export interface LeftSoFar extends Pick<OrderMoney, 'refunded' | 'charged'> {
  /** What it cost when it was placed. */
  grandTotal: number;
  /** Asked of a gateway and not answered yet. */
  underWay: number;
}

/**
 * Whether an operator needs a second name: together with what of this order left before it is more than the limit, so
 * that an amount in parts is no way around it. Without a limit nobody does.
 */
export function needsSecondName(
  limit: Centavos | null,
  kind: ApprovalKind,
  amount: Centavos,
  left: LeftSoFar,
): boolean {
  if (limit === null) return false;
  const before = kind === 'adjusted' ? left.grandTotal - left.charged : left.refunded + left.underWay;
  return before + amount > limit;
}
