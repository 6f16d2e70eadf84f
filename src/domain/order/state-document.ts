import { type Centavos, toDecimal } from '../money';
import { stillDue, toCapture, toRefund, toRelease } from './money';
import type { OrderState } from './step';

const inPesos = <Name extends string>(amounts: Record<Name, Centavos>): Record<Name, number> =>
  Object.fromEntries(Object.entries<Centavos>(amounts).map(([name, amount]) => [name, toDecimal(amount)])) as Record<
    Name,
    number
  >;

/** Where an order stands, for other programs: its money in pesos, and what follows from it. */
export function stateDocument({ status, isAccepted, money }: OrderState) {
  const amounts = {
    ...money,
    due: stillDue(money),
    toRefund: toRefund(money),
    toCapture: toCapture(money),
    toRelease: toRelease(money),
  };
  return { status, accepted: isAccepted, money: inPesos(amounts) };
}
