import type { Arrived, DeskReturning } from '../../../../src/commerce/returns';
import { RETURNS_MESSAGES } from '../../../../src/contract/returns/messages';
import type { Result } from '../../../../src/domain/result';

/** Takes units in as an operator does who says yes to what is asked, and again where the order changed meanwhile. */
export async function takeIn(
  returns: Pick<DeskReturning, 'cost' | 'receive'>,
  number: string,
  seen: number,
  lines: readonly Arrived[],
): Promise<Result<null>> {
  const cost = await returns.cost(number, lines);
  const done = await returns.receive(
    number,
    { seen, agreed: (cost.ok && cost.value?.mark) || '', key: crypto.randomUUID() },
    lines,
  );
  const isAskedAgain = !done.ok && done.problem.message === RETURNS_MESSAGES.costUnseen;
  return isAskedAgain ? takeIn(returns, number, seen, lines) : done;
}
