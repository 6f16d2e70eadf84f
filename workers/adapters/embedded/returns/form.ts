import { RETURNS_REFUSED } from '../../../../src/domain/returns/refusals';
import { CONDITIONS, type Named, REASONS } from '../../../../src/domain/returns/return';
import {
  orderProblem,
  type ReturnForm,
  reasonProblem,
  returnableLines,
} from '../../../../src/domain/returns/returnable';
import type { Env } from '../../../env';
import { type OrderRow, orderOf } from '../orders/row';
import { clockOf, deliveredAt } from './read';
import { takenUnits } from './units';

const namedOf = (labels: Readonly<Record<string, string>>): Named[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

export const CONDITIONS_NAMED = namedOf(CONDITIONS);
export const REASONS_NAMED = namedOf(REASONS);

/** What is known of an order besides its row by which it may go back: when it arrived, and what of it goes back already. */
export async function formFacts(env: Pick<Env, 'SHOP'>, number: string) {
  const [delivered, taken] = await Promise.all([deliveredAt(env, number), takenUnits(env, number)]);
  return { delivered, taken };
}

/** What of an order may go back, and by which reasons: at the desk also those whose time is over. */
export function returnForm(
  row: OrderRow,
  { delivered, taken }: Awaited<ReturnType<typeof formFacts>>,
  now: number,
  { isAtDesk }: { isAtDesk: boolean },
): ReturnForm {
  const clock = clockOf(row, delivered);
  const lines = returnableLines(orderOf(row).lines, taken);
  const whole = orderProblem({ status: row.status, isPickup: orderOf(row).branch !== undefined }, clock, now);
  const problem = isAtDesk && whole === RETURNS_REFUSED.tooLate ? null : whole;
  return {
    order: row.number,
    lines,
    reasons: REASONS_NAMED.filter(({ value }) => isAtDesk || reasonProblem(value, clock, now) === null),
    conditions: CONDITIONS_NAMED,
    clock,
    hasWays: true,
    problem: problem ?? (lines.every(({ left }) => left === 0) ? (lines[0]?.problem ?? null) : null),
  };
}
