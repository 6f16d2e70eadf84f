import type { Movement } from '../../domain/payment/movement';
import type { DeskOrders, MovementPage, MovementQuery } from './orders';

const AT_ONCE = 500;

/** All movements between two days, oldest first, in pieces of some hundreds: a day has as many as it has. */
export async function* movementPieces(
  orders: Pick<DeskOrders, 'movements'>,
  days: Pick<MovementQuery, 'from' | 'to'>,
): AsyncGenerator<Movement[], undefined> {
  let after: string | null = null;
  do {
    const page: MovementPage = await orders.movements({ ...days, after }, AT_ONCE);
    if (page.movements.length > 0) yield page.movements;
    after = page.next;
  } while (after !== null);
}
