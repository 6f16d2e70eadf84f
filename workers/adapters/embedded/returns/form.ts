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

/** What of an order may go back, and by which reasons: at the desk also those whose time is over. */
export async function returnForm(
  env: Pick<Env, 'SHOP'>,
  row: OrderRow,
  now: number,
  { isAtDesk }: { isAtDesk: boolean },
): Promise<ReturnForm> {
  const [delivered, taken] = await Promise.all([deliveredAt(env, row.number), takenUnits(env, row.number)]);
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
